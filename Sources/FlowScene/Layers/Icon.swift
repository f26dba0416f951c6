/// An icon; its raw value is the name of its file.
///
/// All icons are drawn in a square of 24 points, most with strokes 2 points wide that lie on whole
/// pixels at scale 1.
public enum Icon: String, Hashable, Sendable, CaseIterable {
  /// A bar's back arrow: taller than `chevron`, and pointing in the opposite direction.
  case back
  /// The disclosure indicator of a row; bolder than the other icons, so that it has the same weight
  /// at 16 points.
  case chevron
  /// The disclosure indicator of an expanded row.
  case chevronDown
  case close
  case search
  case check
  case warning
  /// Three dots: more actions.
  case more
  case plus
  case minus
  case cart
  case truck
  /// A flash of lightning: express.
  case bolt
  /// A payment card.
  case card
  /// A shopping bag.
  case bag
  case gift
  case pencil
  case sun
  case moon
  case wifi
  /// Four bars of signal strength, all of them full.
  case signal
  /// A nearly full battery; wider than it is tall.
  case battery
  case play
  case pause
  /// Home.
  case house
  /// Discover.
  case compass
  case person
  /// Settings.
  case gear
  /// Appearance.
  case palette
  /// Step back by one frame.
  case stepBack
  /// Step forward by one frame.
  case stepForward
  /// Play from the beginning.
  case replay
  /// Play again and again.
  case loop
  case record
  case stop
  /// Restart from the beginning.
  case restart
  /// Take a snapshot.
  case camera
  case link
  /// Opens something outside of the application.
  case external
  case copy
  /// Right-to-left layout.
  case mirror
  case layers
  case code
  case list
  case filter
  /// Opens a pop-up menu.
  case unfold
  /// A panel at the leading side.
  case sidebarLeft
  /// A panel at the trailing side.
  case sidebarRight
  case fullScreen
  case phone
  case tablet
  /// A device, rotated by 90 degrees.
  case rotate
  case zoomIn
  case zoomOut
  /// Branch arrow.
  case branch
  /// Two copies side by side.
  case comparison
  /// Differences between two pictures.
  case difference
  case eye
  case clock
  /// A pointing hand: the position of a finger.
  case hand
  case keyboard
  case info
  /// A crosshair: picks an element.
  case pick
  /// A question mark: how something is used.
  case help
  case film
  case folder

  /// Whether the icon is flipped in right-to-left layouts.
  ///
  /// The file shows the left-to-right form; `Layer.mirrored(measuring:)` flips it. Objects held in
  /// the right hand, such as a pencil, and media controls, such as play, look the same in both
  /// directions.
  package var hasDirection: Bool {
    switch self {
    case .back, .chevron, .cart, .truck, .signal, .battery, .external, .list, .sidebarLeft,
      .sidebarRight:
      true
    case .close, .search, .check, .warning, .more, .plus, .minus, .card, .bag, .gift, .pencil, .sun,
      .moon, .wifi, .play, .pause, .house, .compass, .person, .gear, .palette, .stepBack,
      .stepForward, .replay, .loop, .record, .stop, .restart, .camera, .link, .copy, .mirror,
      .layers, .code, .filter, .unfold, .fullScreen, .phone, .tablet, .rotate, .zoomIn, .zoomOut,
      .branch, .comparison, .difference, .eye, .clock, .hand, .keyboard, .info, .pick, .help, .film,
      .folder, .bolt, .chevronDown:
      false
    }
  }
}
