/// Why a request was refused.
///
/// A refused request changes nothing.
public enum NavigationRefusal: Error, Hashable, Sendable {
  /// The screen is in the stack already; a screen stands in a stack once.
  case alreadyInStack
  /// Only one screen is left, and the last one stays.
  case lastScreen
  /// A drag cannot begin: a finger holds the page already, or a further transition is due next.
  case busy
}

extension NavigationRefusal: CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .alreadyInStack: "the screen is in the stack already"
    case .lastScreen: "the last screen stays"
    case .busy: "another transition has the stage"
    }
  }
}
