/// People and communication.
extension Icon {
  /// Two people: a group, or contacts.
  public static let people = Icon(
    "people",
    .stroke(
      """
      M13 7.5a3.5 3.5 0 1 1 -7 0a3.5 3.5 0 1 1 7 0zM3 20v-1a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5v1
      M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18.5 14.6a5 5 0 0 1 2.5 4.4v1
      """))
  /// A person with a plus: invite.
  public static let personAdd = Icon(
    "personAdd",
    .stroke(
      """
      M12.5 7.5a3.5 3.5 0 1 1 -7 0a3.5 3.5 0 1 1 7 0zM3 20v-1a5 5 0 0 1 5-5h2a5 5 0 0 1 5 5v1
      M18.5 7v6M15.5 10h6
      """))
  /// A smiling face: a mood, or emoji.
  public static let smile = Icon(
    "smile",
    .stroke("M21 12a9 9 0 1 1 -18 0a9 9 0 1 1 18 0zM8.5 14.5a4.3 4.3 0 0 0 7 0"),
    .fill(
      """
      M10.25 9.75a1.25 1.25 0 1 1 -2.5 0a1.25 1.25 0 1 1 2.5 0zM16.25 9.75a1.25 1.25 0 1 1 -2.5 0
      a1.25 1.25 0 1 1 2.5 0z
      """))
  /// Favourites.
  public static let heart = Icon(
    "heart",
    .stroke(
      """
      M12 20.5C7 16.5 3 13 3 8.9A4.8 4.8 0 0 1 12 6.5A4.8 4.8 0 0 1 21 8.9C21 13 17 16.5 12 20.5z
      """))
  /// An outlined star: rate; `starFilled` is its counterpart.
  public static let star = Icon(
    "star",
    .stroke(
      """
      M12.00 3.00L14.76 9.10L21.42 9.84L16.47 14.35L17.82 20.91L12.00 17.60L6.18 20.91L7.53 14.35
      L2.58 9.84L9.24 9.10z
      """))
  /// A filled star: rated; `star` is its counterpart.
  public static let starFilled = Icon(
    "starFilled",
    .stroke(
      """
      M12.00 3.00L14.76 9.10L21.42 9.84L16.47 14.35L17.82 20.91L12.00 17.60L6.18 20.91L7.53 14.35
      L2.58 9.84L9.24 9.10z
      """),
    .fill(
      """
      M12.00 3.00L14.76 9.10L21.42 9.84L16.47 14.35L17.82 20.91L12.00 17.60L6.18 20.91L7.53 14.35
      L2.58 9.84L9.24 9.10z
      """))
  /// A favourite.
  public static let heartFilled = Icon(
    "heartFilled",
    .stroke(
      """
      M12 20.5C7 16.5 3 13 3 8.9A4.8 4.8 0 0 1 12 6.5A4.8 4.8 0 0 1 21 8.9C21 13 17 16.5 12 20.5z
      """),
    .fill(
      """
      M12 20.5C7 16.5 3 13 3 8.9A4.8 4.8 0 0 1 12 6.5A4.8 4.8 0 0 1 21 8.9C21 13 17 16.5 12 20.5z
      """))
  /// A raised thumb: approve.
  public static let thumbUp = Icon(
    "thumbUp",
    .stroke(
      """
      M8 11l3.6-7.2a2.2 2.2 0 0 1 2.9 2.5L14 9.5h4.6a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H8z
      M8 11v9H5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z
      """))
  /// Notifications.
  public static let bell = Icon(
    "bell",
    .stroke("M4.5 17h15L17.5 14V9.5a5.5 5.5 0 0 0-11 0V14zM10 20.5h4"))
  /// An envelope.
  public static let mail = Icon(
    "mail",
    .stroke(
      """
      M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM3.7 7
      l8.3 6.5L20.3 7
      """))
  /// A speech bubble.
  public static let message = Icon(
    "message", hasDirection: true,
    .stroke("M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"))
  /// A paper plane.
  public static let send = Icon(
    "send", hasDirection: true,
    .stroke("M20.5 3.5l-17 6.6l7.2 3.2l3.2 7.2zM20.5 3.5l-9.8 9.8"))
  /// A telephone receiver.
  public static let call = Icon(
    "call",
    .stroke(
      """
      M5.5 4h3.2l1.6 4.3L8.2 10a11.5 11.5 0 0 0 5.8 5.8l1.7-2.1l4.3 1.6v3.2a2 2 0 0 1-2.1 2
      A15 15 0 0 1 3.5 6.1A2 2 0 0 1 5.5 4z
      """))
  /// An at sign: an email address, or a user name.
  public static let at = Icon(
    "at",
    .stroke(
      """
      M15.5 12a3.5 3.5 0 1 1 -7 0a3.5 3.5 0 1 1 7 0zM15.5 8.5v5a2.75 2.75 0 0 0 5.5 0V12
      a9 9 0 1 0-3.6 7.2
      """))
  /// A globe: a language, or the web.
  public static let globe = Icon(
    "globe",
    .stroke(
      """
      M21 12a9 9 0 1 1 -18 0a9 9 0 1 1 18 0zM3 12h18M12 3c4.7 5.4 4.7 12.6 0 18M12 3
      c-4.7 5.4-4.7 12.6 0 18
      """))
  /// A card with a portrait.
  public static let idCard = Icon(
    "idCard", hasDirection: true,
    .stroke(
      """
      M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM10.4 10.3
      a1.9 1.9 0 1 1 -3.8 0a1.9 1.9 0 1 1 3.8 0zM5.5 15.5a3 3 0 0 1 6 0M15 10h3.5M15 14h3.5
      """))
  /// A person with outstretched arms.
  public static let accessibility = Icon(
    "accessibility",
    .stroke("M4.5 8.6c5 1.7 10 1.7 15 0M9.5 9.7v5l-2 6.3M14.5 9.7v5l2 6.3M9.5 14.7h5"),
    .fill("M14 4.6a2 2 0 1 1 -4 0a2 2 0 1 1 4 0z"))

  static let peopleGroup: [Icon] = [
    .people, .personAdd, .smile, .heart, .star, .starFilled, .heartFilled, .thumbUp, .bell, .mail,
    .message, .send, .call, .at, .globe, .idCard, .accessibility,
  ]
}
