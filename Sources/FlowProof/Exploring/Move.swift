/// A move that a person may try on a settled screen.
enum Move: Hashable {
  /// Fills in all text fields: each with its text at this index, or with its last one if it has
  /// fewer.
  case fill(Int)
  /// A press on a control.
  case activate(ControlName)
  /// A long press on a control.
  case longPress(ControlName)
  /// A press in the middle of the screen, which may react although there is no control.
  case tap
  /// The key that goes forward.
  case goForward
  /// The key that goes back.
  case goBack
  /// A horizontal drag across the middle of the screen, as for turning a page.
  case swipe
  /// Waiting until a timer fires.
  case wait

  /// The move as a report describes it.
  var description: String {
    switch self {
    case .fill: "fill in the fields"
    case .activate(let control): "tap \(control)"
    case .longPress(let control): "hold \(control)"
    case .tap: "tap the middle"
    case .goForward: "Alt+Right"
    case .goBack: "Escape"
    case .swipe: "swipe"
    case .wait: "wait"
    }
  }

  /// Whether the move fills in text fields.
  var fillsFields: Bool {
    if case .fill = self { true } else { false }
  }

  /// Whether the move may go forward: any move but `goBack`.
  var mayGoForward: Bool { self != .goBack }
}
