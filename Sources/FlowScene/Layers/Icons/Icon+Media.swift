/// Documents and media.
extension Icon {
  /// A page with a folded corner.
  public static let document = Icon(
    "document",
    .stroke("M7 3h7l5 5v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 3v5h5M9 13h6M9 17h6"))
  /// A board with a clip: paste, or a form.
  public static let clipboard = Icon(
    "clipboard",
    .stroke(
      """
      M9 5H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2M10 3h4
      a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z
      """))
  /// A box with a lid: archive.
  public static let archive = Icon(
    "archive",
    .stroke(
      """
      M4 4h16a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM5 9v9
      a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9M10 13h4
      """))
  /// A tray: received messages.
  public static let inbox = Icon(
    "inbox",
    .stroke(
      """
      M4 13l2.3-7.6A2 2 0 0 1 8.2 4h7.6a2 2 0 0 1 1.9 1.4L20 13v5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z
      M4 13h4.5l1.5 3h4l1.5-3H20
      """))
  /// A paper clip.
  public static let attachment = Icon(
    "attachment",
    .stroke(
      """
      M19.5 11.5l-7.7 7.7a4.6 4.6 0 0 1-6.5-6.5l8.2-8.2a3.1 3.1 0 0 1 4.4 4.4l-8.1 8.1
      a1.6 1.6 0 0 1-2.3-2.3l7.2-7.2
      """))
  /// Print.
  public static let printer = Icon(
    "printer",
    .stroke(
      """
      M7 8V3h10v5M7 17H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M7 14
      h10v7H7z
      """))
  /// An open book: read, or a manual.
  public static let book = Icon(
    "book",
    .stroke(
      """
      M12 6.5C10 5 7 4.3 3 4.3v14c4 0 7 .6 9 2.1c2-1.5 5-2.1 9-2.1v-14c-4 0-7 .7-9 2.2zM12 6.5
      v13.9
      """))
  /// News, or an article.
  public static let newspaper = Icon(
    "newspaper", hasDirection: true,
    .stroke(
      """
      M16 20H6a3 3 0 0 1-3-3V4h13v13.5a2.5 2.5 0 0 0 5 0V9h-5M16 20h2.5M7 8h5M7 12h5M7 16h5
      """))
  /// A ribbon: mark a page, or save for later.
  public static let bookmark = Icon(
    "bookmark",
    .stroke("M7.5 3h9A1.5 1.5 0 0 1 18 4.5V21l-6-4.5L6 21V4.5A1.5 1.5 0 0 1 7.5 3z"))
  /// The letter T.
  public static let text = Icon("text", .stroke("M5 7.5V5h14v2.5M12 5v14M9 19h6"))
  /// A number sign: a topic, or a number.
  public static let hash = Icon("hash", .stroke("M5 9h15M4 15h15M10.5 4l-2 16M15.5 4l-2 16"))
  /// A picture of mountains: an image.
  public static let photo = Icon(
    "photo",
    .stroke(
      """
      M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2zM3.5 17.5
      l5-5.5l4.5 5l2.7-2.8l4.8 4.6
      """),
    .fill("M17.5 8.75a1.75 1.75 0 1 1 -3.5 0a1.75 1.75 0 1 1 3.5 0z"))
  /// Two notes: a song.
  public static let music = Icon(
    "music",
    .stroke(
      """
      M9 17.5V5.5l11-2v12M9 17.5a2.5 2.5 0 1 1 -5 0a2.5 2.5 0 1 1 5 0zM20 15.5a2.5 2.5 0 1 1 -5 0
      a2.5 2.5 0 1 1 5 0z
      """))
  /// Speak, or record sound.
  public static let microphone = Icon(
    "microphone",
    .stroke(
      """
      M12 3h0a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3h0a3 3 0 0 1 -3 -3v-5a3 3 0 0 1 3 -3zM5.5 11
      a6.5 6.5 0 0 0 13 0M12 17.5V21M9 21h6
      """))
  /// Sound is on.
  public static let speaker = Icon(
    "speaker",
    .stroke("M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12"))
  /// Sound is off.
  public static let speakerOff = Icon(
    "speakerOff",
    .stroke("M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5"))
  /// Listen.
  public static let headphones = Icon(
    "headphones",
    .stroke(
      """
      M4 15v-3a8 8 0 0 1 16 0v3M5.2 14h1.1a1.2 1.2 0 0 1 1.2 1.2v4.1a1.2 1.2 0 0 1 -1.2 1.2h-1.1
      a1.2 1.2 0 0 1 -1.2 -1.2v-4.1a1.2 1.2 0 0 1 1.2 -1.2zM17.7 14h1.1a1.2 1.2 0 0 1 1.2 1.2v4.1
      a1.2 1.2 0 0 1 -1.2 1.2h-1.1a1.2 1.2 0 0 1 -1.2 -1.2v-4.1a1.2 1.2 0 0 1 1.2 -1.2z
      """))
  /// Bars of a chart.
  public static let chart = Icon("chart", .stroke("M4 20h16M7 16v-4M12 16V5M17 16V9"))
  /// A line that rises.
  public static let trend = Icon(
    "trend", hasDirection: true,
    .stroke("M3 17l6-6l4 4l8-8M15.5 7H21v5.5"))

  static let mediaGroup: [Icon] = [
    .document, .clipboard, .archive, .inbox, .attachment, .printer, .book, .newspaper, .bookmark,
    .text, .hash, .photo, .music, .microphone, .speaker, .speakerOff, .headphones, .chart, .trend,
  ]
}
