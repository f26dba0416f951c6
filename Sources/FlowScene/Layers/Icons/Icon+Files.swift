/// The built-in icons whose shapes are files.
extension Icon {
  /// A bar's back arrow: taller than `chevron`, and pointing in the opposite direction.
  public static let back = Icon(file: "back", hasDirection: true)
  /// The disclosure indicator of a row; bolder than the other icons, so that it has the same weight
  /// at 16 points.
  public static let chevron = Icon(file: "chevron", hasDirection: true)
  /// The disclosure indicator of an expanded row.
  public static let chevronDown = Icon(file: "chevronDown")
  /// A cross: close, or remove.
  public static let close = Icon(file: "close")
  /// A magnifying glass.
  public static let search = Icon(file: "search")
  /// A check mark: chosen.
  public static let check = Icon(file: "check")
  /// A triangle with an exclamation mark.
  public static let warning = Icon(file: "warning")
  /// Three dots: more actions.
  public static let more = Icon(file: "more")
  /// Add, or more.
  public static let plus = Icon(file: "plus")
  /// Remove, or fewer.
  public static let minus = Icon(file: "minus")
  /// A shopping cart.
  public static let cart = Icon(file: "cart", hasDirection: true)
  /// A delivery.
  public static let truck = Icon(file: "truck", hasDirection: true)
  /// A flash of lightning: express.
  public static let bolt = Icon(file: "bolt")
  /// A payment card.
  public static let card = Icon(file: "card")
  /// A shopping bag.
  public static let bag = Icon(file: "bag")
  /// A wrapped box: a present, or an offer.
  public static let gift = Icon(file: "gift")
  /// Edit, or write.
  public static let pencil = Icon(file: "pencil")
  /// Light colours, or clear weather.
  public static let sun = Icon(file: "sun")
  /// Dark colours, or the night.
  public static let moon = Icon(file: "moon")
  /// A wireless network.
  public static let wifi = Icon(file: "wifi")
  /// Four bars of signal strength, all of them full.
  public static let signal = Icon(file: "signal", hasDirection: true)
  /// A nearly full battery; wider than it is tall.
  public static let battery = Icon(file: "battery", hasDirection: true)
  /// A triangle: start, or go on.
  public static let play = Icon(file: "play")
  /// Two bars.
  public static let pause = Icon(file: "pause")
  /// Home.
  public static let house = Icon(file: "house")
  /// Discover.
  public static let compass = Icon(file: "compass")
  /// A head with shoulders: an account.
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
  /// A filled circle: begin a recording.
  public static let record = Icon(file: "record")
  /// A filled square: end a recording.
  public static let stop = Icon(file: "stop")
  /// Restart from the beginning.
  public static let restart = Icon(file: "restart")
  /// Take a snapshot.
  public static let camera = Icon(file: "camera")
  /// Two links of a chain: an address.
  public static let link = Icon(file: "link")
  /// Opens something outside of the application.
  public static let external = Icon(file: "external", hasDirection: true)
  /// Two sheets, one over the other.
  public static let copy = Icon(file: "copy")
  /// Right-to-left layout.
  public static let mirror = Icon(file: "mirror")
  /// Sheets that lie over one another.
  public static let layers = Icon(file: "layers")
  /// Two angle brackets: source code.
  public static let code = Icon(file: "code")
  /// Rows with bullets.
  public static let list = Icon(file: "list", hasDirection: true)
  /// Lines that get shorter: show only some.
  public static let filter = Icon(file: "filter")
  /// Opens a pop-up menu.
  public static let unfold = Icon(file: "unfold")
  /// A panel at the leading side.
  public static let sidebarLeft = Icon(file: "sidebarLeft", hasDirection: true)
  /// A panel at the trailing side.
  public static let sidebarRight = Icon(file: "sidebarRight", hasDirection: true)
  /// Four corners that point outwards.
  public static let fullScreen = Icon(file: "fullScreen")
  /// A phone in portrait.
  public static let phone = Icon(file: "phone")
  /// A tablet in landscape.
  public static let tablet = Icon(file: "tablet")
  /// A device, rotated by 90 degrees.
  public static let rotate = Icon(file: "rotate")
  /// A magnifying glass with a plus.
  public static let zoomIn = Icon(file: "zoomIn")
  /// A magnifying glass with a minus.
  public static let zoomOut = Icon(file: "zoomOut")
  /// Branch arrow.
  public static let branch = Icon(file: "branch")
  /// Two copies side by side.
  public static let comparison = Icon(file: "comparison")
  /// Differences between two pictures.
  public static let difference = Icon(file: "difference")
  /// Show, or visible; `eyeOff` is its counterpart.
  public static let eye = Icon(file: "eye")
  /// A time, or the present.
  public static let clock = Icon(file: "clock")
  /// A pointing hand: the position of a finger.
  public static let hand = Icon(file: "hand")
  /// Keys, or shortcuts.
  public static let keyboard = Icon(file: "keyboard")
  /// An i in a circle: more about something.
  public static let info = Icon(file: "info")
  /// A crosshair: picks an element.
  public static let pick = Icon(file: "pick")
  /// A question mark: how something is used.
  public static let help = Icon(file: "help")
  /// A strip of film: an animation, or a video.
  public static let film = Icon(file: "film")
  /// A folder, or open a file.
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
