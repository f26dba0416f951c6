/// The icons of the set whose shapes are files.
extension Icon {
  /// A bar's back arrow: taller than `chevron`, and pointing in the opposite direction.
  public static let back = Icon(file: "back", hasDirection: true)
  /// The disclosure indicator of a row; bolder than the other icons, so that it has the same weight
  /// at 16 points.
  public static let chevron = Icon(file: "chevron", hasDirection: true)
  /// The disclosure indicator of a row that shows what is in it.
  public static let chevronDown = Icon(file: "chevronDown")
  public static let close = Icon(file: "close")
  public static let search = Icon(file: "search")
  public static let check = Icon(file: "check")
  public static let warning = Icon(file: "warning")
  /// Three dots: more actions.
  public static let more = Icon(file: "more")
  public static let plus = Icon(file: "plus")
  public static let minus = Icon(file: "minus")
  public static let cart = Icon(file: "cart", hasDirection: true)
  public static let truck = Icon(file: "truck", hasDirection: true)
  /// A flash of lightning: express.
  public static let bolt = Icon(file: "bolt")
  /// A payment card.
  public static let card = Icon(file: "card")
  /// A shopping bag.
  public static let bag = Icon(file: "bag")
  public static let gift = Icon(file: "gift")
  public static let pencil = Icon(file: "pencil")
  public static let sun = Icon(file: "sun")
  public static let moon = Icon(file: "moon")
  public static let wifi = Icon(file: "wifi")
  /// Four bars of signal strength, all of them full.
  public static let signal = Icon(file: "signal", hasDirection: true)
  /// A nearly full battery; wider than it is tall.
  public static let battery = Icon(file: "battery", hasDirection: true)
  public static let play = Icon(file: "play")
  public static let pause = Icon(file: "pause")
  /// Home.
  public static let house = Icon(file: "house")
  /// Discover.
  public static let compass = Icon(file: "compass")
  public static let person = Icon(file: "person")
  /// Settings.
  public static let gear = Icon(file: "gear")
  /// Appearance.
  public static let palette = Icon(file: "palette")
  /// Step back by one frame.
  public static let stepBack = Icon(file: "stepBack")
  /// Step forward by one frame.
  public static let stepForward = Icon(file: "stepForward")
  /// Play from the beginning.
  public static let replay = Icon(file: "replay")
  /// Play again and again.
  public static let loop = Icon(file: "loop")
  public static let record = Icon(file: "record")
  public static let stop = Icon(file: "stop")
  /// Restart from the beginning.
  public static let restart = Icon(file: "restart")
  /// Take a snapshot.
  public static let camera = Icon(file: "camera")
  public static let link = Icon(file: "link")
  /// Opens something outside of the application.
  public static let external = Icon(file: "external", hasDirection: true)
  public static let copy = Icon(file: "copy")
  /// Right-to-left layout.
  public static let mirror = Icon(file: "mirror")
  public static let layers = Icon(file: "layers")
  public static let code = Icon(file: "code")
  public static let list = Icon(file: "list", hasDirection: true)
  public static let filter = Icon(file: "filter")
  /// Opens a pop-up menu.
  public static let unfold = Icon(file: "unfold")
  /// A panel at the leading side.
  public static let sidebarLeft = Icon(file: "sidebarLeft", hasDirection: true)
  /// A panel at the trailing side.
  public static let sidebarRight = Icon(file: "sidebarRight", hasDirection: true)
  public static let fullScreen = Icon(file: "fullScreen")
  public static let phone = Icon(file: "phone")
  public static let tablet = Icon(file: "tablet")
  /// A device, rotated by 90 degrees.
  public static let rotate = Icon(file: "rotate")
  public static let zoomIn = Icon(file: "zoomIn")
  public static let zoomOut = Icon(file: "zoomOut")
  /// Branch arrow.
  public static let branch = Icon(file: "branch")
  /// Two copies side by side.
  public static let comparison = Icon(file: "comparison")
  /// Differences between two pictures.
  public static let difference = Icon(file: "difference")
  public static let eye = Icon(file: "eye")
  public static let clock = Icon(file: "clock")
  /// A pointing hand: the position of a finger.
  public static let hand = Icon(file: "hand")
  public static let keyboard = Icon(file: "keyboard")
  public static let info = Icon(file: "info")
  /// A crosshair: picks an element.
  public static let pick = Icon(file: "pick")
  /// A question mark: how something is used.
  public static let help = Icon(file: "help")
  public static let film = Icon(file: "film")
  public static let folder = Icon(file: "folder")

  static let fileGroup: [Icon] = [
    .back, .chevron, .chevronDown, .close, .search, .check, .warning, .more, .plus, .minus, .cart,
    .truck, .bolt, .card, .bag, .gift, .pencil, .sun, .moon, .wifi, .signal, .battery, .play,
    .pause, .house, .compass, .person, .gear, .palette, .stepBack, .stepForward, .replay, .loop,
    .record, .stop, .restart, .camera, .link, .external, .copy, .mirror, .layers, .code, .list,
    .filter, .unfold, .sidebarLeft, .sidebarRight, .fullScreen, .phone, .tablet, .rotate, .zoomIn,
    .zoomOut, .branch, .comparison, .difference, .eye, .clock, .hand, .keyboard, .info, .pick,
    .help, .film, .folder,
  ]
}
