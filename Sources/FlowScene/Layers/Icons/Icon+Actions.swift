/// Actions and controls.
extension Icon {
  /// Up, or move up.
  public static let arrowUp = Icon("arrowUp", .stroke("M12 20V4M5.5 10.5L12 4l6.5 6.5"))
  /// Down, or move down.
  public static let arrowDown = Icon("arrowDown", .stroke("M12 4v16M5.5 13.5L12 20l6.5-6.5"))
  /// Points to the trailing side.
  public static let arrowForward = Icon(
    "arrowForward", hasDirection: true,
    .stroke("M4 12h16M13.5 5.5L20 12l-6.5 6.5"))
  /// Points to the leading side.
  public static let arrowBackward = Icon(
    "arrowBackward", hasDirection: true,
    .stroke("M20 12H4M10.5 5.5L4 12l6.5 6.5"))
  /// Take the last action back.
  public static let undo = Icon(
    "undo", hasDirection: true,
    .stroke("M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H10"))
  /// Do again what was undone.
  public static let redo = Icon(
    "redo", hasDirection: true,
    .stroke("M15 14l5-5l-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H14"))
  /// Load again.
  public static let refresh = Icon(
    "refresh",
    .stroke("M20 4v5.5h-5.5M4 20v-5.5h5.5M19.4 9.5A8 8 0 0 0 5.4 7.5M4.6 14.5a8 8 0 0 0 14 2"))
  /// A box with an arrow out of it: share with another app.
  public static let share = Icon(
    "share",
    .stroke(
      """
      M12 15V3M8 7l4-4l4 4M8 10H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2
      h-2
      """))
  /// An arrow into a tray.
  public static let download = Icon(
    "download",
    .stroke("M12 3v12M7 10l5 5l5-5M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2"))
  /// An arrow out of a tray.
  public static let upload = Icon(
    "upload",
    .stroke("M12 15V3M7 8l5-5l5 5M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2"))
  /// Delete.
  public static let trash = Icon(
    "trash",
    .stroke(
      """
      M4 6.5h16M9 6.5V4.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6 6.5l.9 12.2a2 2 0 0 0 2 1.8h6.2
      a2 2 0 0 0 2-1.8L18 6.5M10 11v5M14 11v5
      """))
  /// A check mark in a circle: done, or valid.
  public static let checkCircle = Icon(
    "checkCircle",
    .stroke("M21 12a9 9 0 1 1 -18 0a9 9 0 1 1 18 0zM8 12.3l2.8 2.7L16 9.5"))
  /// A cross in a circle: clear a field, or failed.
  public static let closeCircle = Icon(
    "closeCircle",
    .stroke("M21 12a9 9 0 1 1 -18 0a9 9 0 1 1 18 0zM9 9l6 6M15 9l-6 6"))
  /// A plus in a circle: add an item.
  public static let plusCircle = Icon(
    "plusCircle",
    .stroke("M21 12a9 9 0 1 1 -18 0a9 9 0 1 1 18 0zM12 8v8M8 12h8"))
  /// A minus in a circle: remove an item.
  public static let minusCircle = Icon(
    "minusCircle",
    .stroke("M21 12a9 9 0 1 1 -18 0a9 9 0 1 1 18 0zM8 12h8"))
  /// Three lines: opens a menu.
  public static let menu = Icon("menu", .stroke("M4 6h16M4 12h16M4 18h16"))
  /// Items in rows and columns.
  public static let grid = Icon(
    "grid",
    .stroke(
      """
      M5 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM15 4h4
      a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM5 14h4a1 1 0 0 1 1 1v4
      a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM15 14h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1
      h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z
      """))
  /// Adjustments.
  public static let sliders = Icon(
    "sliders",
    .stroke(
      """
      M3 7h9M18 7h3M3 17h3M12 17h9M18 7a3 3 0 1 1 -6 0a3 3 0 1 1 6 0zM12 17a3 3 0 1 1 -6 0
      a3 3 0 1 1 6 0z
      """))
  /// An arrow down beside an arrow up: change the order.
  public static let sort = Icon(
    "sort",
    .stroke("M7 4v16M3.5 16.5L7 20l3.5-3.5M17 20V4M13.5 7.5L17 4l3.5 3.5"))
  /// Hidden.
  public static let eyeOff = Icon(
    "eyeOff",
    .stroke(
      """
      M4 4l16 16M10 5.2A9 9 0 0 1 12 5c3.5 0 6.8 2.3 10 7a21 21 0 0 1-2.8 3.3M6.3 6.8
      A17 17 0 0 0 2 12c3.2 4.7 6.5 7 10 7a9.6 9.6 0 0 0 5.2-1.7M9.9 9.9a3 3 0 0 0 4.2 4.2
      """))
  /// Switch on or off.
  public static let power = Icon("power", .stroke("M12 3v8M7.5 5.7a8 8 0 1 0 9 0"))
  /// An arrow through a door: sign in.
  public static let logIn = Icon(
    "logIn", hasDirection: true,
    .stroke("M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4M4 12h11M11 8l4 4l-4 4"))
  /// An arrow out of a door: sign out.
  public static let logOut = Icon(
    "logOut", hasDirection: true,
    .stroke("M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M9 12h11M16 8l4 4l-4 4"))
  /// Two corners that overlap: cut a picture to size.
  public static let crop = Icon("crop", .stroke("M7 3v14h14M3 7h14v14"))

  static let actionsGroup: [Icon] = [
    .arrowUp, .arrowDown, .arrowForward, .arrowBackward, .undo, .redo, .refresh, .share, .download,
    .upload, .trash, .checkCircle, .closeCircle, .plusCircle, .minusCircle, .menu, .grid, .sliders,
    .sort, .eyeOff, .power, .logIn, .logOut, .crop,
  ]
}
