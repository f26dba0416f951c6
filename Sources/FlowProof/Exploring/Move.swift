/// A move that a person may try on a settled screen.
enum Move: Hashable {
  /// Fills in all text fields, each with the text of this index among its texts, or the last if it
  /// has fewer.
  case fill(Int)
  /// A press on a control.
  case activate(ControlName)
  /// A long press on a control.
  case hold(ControlName)
  /// A press in the middle of the screen, which may lead somewhere without being a control.
  case tap
  /// The key that goes forward.
  case goOn
  /// The key that goes back.
  case goBack
  /// A horizontal drag in the middle of the screen, as from page to page.
  case swipe
  /// Waiting until a timer fires.
  case wait

  /// The move as a report describes it.
  var description: String {
    switch self {
    case .fill: "fill in the fields"
    case .activate(let control): "tap \(control)"
    case .hold(let control): "hold \(control)"
    case .tap: "tap the middle"
    case .goOn: "Alt+Right"
    case .goBack: "Escape"
    case .swipe: "swipe"
    case .wait: "wait"
    }
  }

  /// Whether the move writes into text fields.
  var fills: Bool {
    if case .fill = self { true } else { false }
  }

  /// Whether the move goes forward rather than back, as far as can be known.
  var leadsOn: Bool { self != .goBack }
}
