/// Trade and things.
extension Icon {
  /// A ticket with notches.
  public static let ticket = Icon(
    "ticket",
    .stroke(
      """
      M5 6h14a2 2 0 0 1 2 2v1.5a2.5 2.5 0 0 0 0 5V16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-1.5
      a2.5 2.5 0 0 0 0-5V8a2 2 0 0 1 2-2zM14 10v.6M14 13.4v.6
      """))
  /// A page of a calendar: a date.
  public static let calendar = Icon(
    "calendar",
    .stroke(
      """
      M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2zM3 10h18M8 3
      v4M16 3v4
      """))
  /// Means of payment.
  public static let wallet = Icon(
    "wallet", hasDirection: true,
    .stroke(
      """
      M18 8V6a2 2 0 0 0-2-2H5.5a2 2 0 0 0 0 4H19a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5.5a2 2 0 0 1-2-2V6
      """),
    .fill("M18.15 14a1.4 1.4 0 1 1 -2.8 0a1.4 1.4 0 1 1 2.8 0z"))
  /// A paper with a torn edge: a bill.
  public static let receipt = Icon(
    "receipt",
    .stroke("M6 3h12v18l-3-2l-3 2l-3-2l-3 2zM9.5 8h5M9.5 12h5"))
  /// A parcel.
  public static let box = Icon(
    "box",
    .stroke("M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5l8-4.5M12 12v9"))
  /// A shop with an awning.
  public static let store = Icon(
    "store",
    .stroke(
      """
      M5 12.5V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6.5M3 9l1.5-5h15L21 9a3 3 0 0 1-6 0a3 3 0 0 1-6 0
      a3 3 0 0 1-6 0zM10 20v-4h4v4
      """))
  /// A house with many windows: an office, or a company.
  public static let building = Icon(
    "building",
    .stroke("M6 21V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v17M4 21h16M10 21v-4h4v4"),
    .fill(
      """
      M10.85 7.75a1.1 1.1 0 1 1 -2.2 0a1.1 1.1 0 1 1 2.2 0zM15.35 7.75a1.1 1.1 0 1 1 -2.2 0
      a1.1 1.1 0 1 1 2.2 0zM10.85 12.25a1.1 1.1 0 1 1 -2.2 0a1.1 1.1 0 1 1 2.2 0zM15.35 12.25
      a1.1 1.1 0 1 1 -2.2 0a1.1 1.1 0 1 1 2.2 0z
      """))
  /// A label: a price, or a category.
  public static let tag = Icon(
    "tag",
    .stroke(
      """
      M4 5v6.2a2 2 0 0 0 .6 1.4l7.2 7.2a2 2 0 0 0 2.8 0l5.2-5.2a2 2 0 0 0 0-2.8L12.6 4.6
      A2 2 0 0 0 11.2 4H5a1 1 0 0 0-1 1z
      """),
    .fill("M9.8 8.4a1.4 1.4 0 1 1 -2.8 0a1.4 1.4 0 1 1 2.8 0z"))
  /// A percent sign: a discount, or a rate.
  public static let percent = Icon(
    "percent",
    .stroke(
      """
      M18 6L6 18M9.5 7a2.5 2.5 0 1 1 -5 0a2.5 2.5 0 1 1 5 0zM19.5 17a2.5 2.5 0 1 1 -5 0
      a2.5 2.5 0 1 1 5 0z
      """))
  /// A closed padlock: protected.
  public static let lock = Icon(
    "lock",
    .stroke(
      """
      M7 11h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2zM8 11V7
      a4 4 0 0 1 8 0v4
      """))
  /// An open padlock.
  public static let unlock = Icon(
    "unlock",
    .stroke(
      """
      M7 11h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2zM8 11V7
      a4 4 0 0 1 7.6-1.7
      """))
  /// A key: a password, or access.
  public static let key = Icon(
    "key",
    .stroke("M12.5 16a4.5 4.5 0 1 1 -9 0a4.5 4.5 0 1 1 9 0zM11.2 12.8L20 4M16.5 7.5l3 3"))
  /// Protection.
  public static let shield = Icon(
    "shield",
    .stroke("M12 3l7.5 2.8v5.7c0 4.4-3 7.7-7.5 9.5c-4.5-1.8-7.5-5.1-7.5-9.5V5.8z"))
  /// A shield with a check mark: verified.
  public static let shieldCheck = Icon(
    "shieldCheck",
    .stroke(
      """
      M12 3l7.5 2.8v5.7c0 4.4-3 7.7-7.5 9.5c-4.5-1.8-7.5-5.1-7.5-9.5V5.8zM8.5 12l2.5 2.5l4.5-5
      """))
  /// Tools.
  public static let wrench = Icon(
    "wrench",
    .stroke(
      """
      M20.3 7.2l-3.1 3.1l-3.5-3.5l3.1-3.1A5.4 5.4 0 0 0 9.9 10.6L4.2 16.3a2.5 2.5 0 0 0 3.5 3.5
      L13.4 14.1A5.4 5.4 0 0 0 20.3 7.2z
      """))
  /// An idea, or light.
  public static let bulb = Icon(
    "bulb",
    .stroke("M9.5 17.5c0-2-.6-2.6-1.6-3.6a6 6 0 1 1 8.2 0c-1 1-1.6 1.6-1.6 3.6zM10 21h4"))
  /// A stopwatch.
  public static let timer = Icon(
    "timer",
    .stroke("M19.5 13.5a7.5 7.5 0 1 1 -15 0a7.5 7.5 0 1 1 15 0zM12 9.5v4M10 3h4M18.5 6l1 1"))
  /// Rings around a dot: a goal, or the user's own location.
  public static let target = Icon(
    "target",
    .stroke(
      """
      M21 12a9 9 0 1 1 -18 0a9 9 0 1 1 18 0zM16.75 12a4.75 4.75 0 1 1 -9.5 0a4.75 4.75 0 1 1 9.5 0
      z
      """),
    .fill("M13.5 12a1.5 1.5 0 1 1 -3 0a1.5 1.5 0 1 1 3 0z"))
  /// A cup: an award.
  public static let trophy = Icon(
    "trophy",
    .stroke(
      """
      M8 4h8v6a4 4 0 0 1-8 0zM8 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5M16 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5
      M12 14v6M8 20.5h8
      """))
  /// A star with four points: new, or generated automatically.
  public static let sparkle = Icon(
    "sparkle",
    .stroke(
      """
      M11 3.5c.9 5.2 2.3 6.6 7.5 7.5c-5.2.9-6.6 2.3-7.5 7.5c-.9-5.2-2.3-6.6-7.5-7.5
      c5.2-.9 6.6-2.3 7.5-7.5zM18.5 16v5M16 18.5h5
      """))
  /// The sign of Bluetooth.
  public static let bluetooth = Icon("bluetooth", .stroke("M6.5 7l11 9.5L12 21V3l5.5 4.5L6.5 17"))

  static let thingsGroup: [Icon] = [
    .ticket, .calendar, .wallet, .receipt, .box, .store, .building, .tag, .percent, .lock, .unlock,
    .key, .shield, .shieldCheck, .wrench, .bulb, .timer, .target, .trophy, .sparkle, .bluetooth,
  ]
}
