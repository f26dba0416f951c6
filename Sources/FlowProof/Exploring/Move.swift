/// Something that a person may try on a screen at rest.
enum Move: Hashable {
  /// Writing into all text fields, with the texts of this number.
  case fill(Int)
  /// A press on a control.
  case activate(ControlName)
  /// A long press on a control.
  case hold(ControlName)
  /// A press in the middle of the screen, which may be no control and yet lead somewhere.
  case tap
  /// The key that leads on.
  case goOn
  /// The key that leads back.
  case goBack
  /// A drag sideways in the middle of the screen, as from page to page.
  case swipe
  /// Nothing, until a timer has run out.
  case wait

  /// What a report says that a person does.
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

  /// Whether it writes into text fields.
  var fills: Bool {
    if case .fill = self { true } else { false }
  }

  /// Whether it leads on rather than back, as far as can be known.
  var leadsOn: Bool { self != .goBack }
}
