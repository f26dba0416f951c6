enum Move: Hashable {
  /// Fills in all text fields: each with its text at this index, or with its last one if it has
  /// fewer.
  case fill(Int)
  case activate(ControlName)
  case longPress(ControlName)
  /// A press in the middle of the screen, which may react although there is no control.
  case tap
  case goForward
  case goBack
  /// Across the middle of the screen, as for turning a page.
  case swipe
  /// Waits until a timer changes the screens or their contents.
  case wait

  var description: String {
    switch self {
    case .fill: "fill in the fields"
    case .activate(let control): "tap \(control)"
    case .longPress(let control): "hold \(control)"
    case .tap: "tap the middle"
    case .goForward: "X2"
    case .goBack: "Escape"
    case .swipe: "swipe"
    case .wait: "wait"
    }
  }

  var fillsFields: Bool {
    if case .fill = self { true } else { false }
  }

  var mayGoForward: Bool { self != .goBack }
}
