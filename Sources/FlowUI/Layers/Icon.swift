/// A picture from the icon family; its raw value is the file's name.
///
/// All are drawn in a square of 24 points, most in strokes of 2 points that lie on whole pixels at
/// one pixel a point.
public enum Icon: String, Hashable, Sendable, CaseIterable {
  /// Back, in a bar: higher than `chevron`, and points the other way.
  case back
  /// There is more behind a row; bolder than the others, to be as heavy at 16 points.
  case chevron
  case close
  case search
  case check
  case warning
  /// Three dots: there is more to do.
  case more
  case plus
  case minus
  case cart
  case truck
  /// A card to pay with.
  case card
  /// What was bought, in a bag.
  case bag
  case gift
  case pencil
  case sun
  case moon
  case wifi
  /// Four bars, all of them full.
  case signal
  /// Nearly full, and wider than high.
  case battery
  case play
  case pause
  /// Where a person begins.
  case house
  /// What there is to find.
  case compass
  case person
  /// What can be set.
  case gear
  /// How things look.
  case palette
  /// One picture back.
  case stepBack
  /// One picture on.
  case stepForward
  case record
  case stop
  /// From the beginning.
  case restart
  /// To take a picture.
  case camera
  case link
  /// It leads out of the program.
  case external
  case copy
  /// The other way round, as from right to left.
  case mirror
  case layers
  case code
  case list
  case filter
  /// There is more below.
  case unfold
  /// A panel at the side at which lines begin.
  case sidebarLeft
  /// A panel at the side at which lines end.
  case sidebarRight
  case fullScreen
  case phone
  case tablet
  /// A device, turned by a quarter.
  case rotate
  case zoomIn
  case zoomOut
  /// What might have happened instead.
  case branch
  /// Two of the same beside each other.
  case twin
  /// What two have not in common.
  case difference
  case eye
  case clock
  /// Where a finger is.
  case hand
  case keyboard
  case info

  /// Whether it points or grows the way that lines of text run, or against it.
  ///
  /// As drawn it belongs on a stage that reads from left to right; `Layer.mirrored(measuring:)`
  /// turns it round for one that does not. What people hold in their right hand, as a pencil, and
  /// what a tape does, as playing, are the same everywhere.
  public var hasDirection: Bool {
    switch self {
    case .back, .chevron, .cart, .truck, .signal, .battery, .external, .list, .sidebarLeft,
      .sidebarRight:
      true
    case .close, .search, .check, .warning, .more, .plus, .minus, .card, .bag, .gift, .pencil, .sun,
      .moon, .wifi, .play, .pause, .house, .compass, .person, .gear, .palette, .stepBack,
      .stepForward, .record, .stop, .restart, .camera, .link, .copy, .mirror, .layers, .code,
      .filter, .unfold, .fullScreen, .phone, .tablet, .rotate, .zoomIn, .zoomOut, .branch, .twin,
      .difference, .eye, .clock, .hand, .keyboard, .info:
      false
    }
  }
}
