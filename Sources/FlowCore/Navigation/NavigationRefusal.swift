/// Why a request was refused.
///
/// A refused request changes nothing.
public enum NavigationRefusal: Error, Hashable, Sendable {
  /// The screen is in the stack already; a screen stands in a stack once.
  case alreadyInStack
  /// Only one screen is left, and the last one stays.
  case lastScreen
  /// No such screen is in the stack.
  case notInStack
  /// A stack needs at least one screen.
  case noScreens
  /// The count of screens is negative.
  case invalidCount
  /// A drag cannot begin now: somebody holds a page, the driver is driving, a further transition is
  /// due next, or the page is still on a way of its own.
  case busy
  /// The request would change nothing in the picture, so that there is nothing to drive by hand.
  case nothingToDrive
  /// The transition is held at a fraction; nothing else happens until it goes on.
  case frozen
  /// Nothing moves that could be held.
  case atRest
  /// The screen offers no next one.
  case noNextScreen
  /// The screen does not let a person go back at present.
  case wayBackClosed
  /// The way back leads behind a gate, to a screen that a head has closed off.
  case behindGate
  /// What should be entered is closed at present, and nothing leads to its opening.
  case closed
  /// The flow presents another one already.
  case alreadyPresenting
  /// The flow neither presents another one nor is presented.
  case notPresented
  /// The flow belongs to another session, whose clock is not this one's.
  case otherSession
}

extension NavigationRefusal: CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .alreadyInStack: "the screen is in the stack already"
    case .lastScreen: "the last screen stays"
    case .notInStack: "the screen is not in the stack"
    case .noScreens: "a stack needs at least one screen"
    case .invalidCount: "a count of screens cannot be negative"
    case .busy: "another transition has the stage"
    case .nothingToDrive: "the picture would stay the same"
    case .frozen: "the transition is held"
    case .atRest: "nothing moves"
    case .noNextScreen: "the screen offers no next one"
    case .wayBackClosed: "the screen does not let go of the stage"
    case .behindGate: "the way back is closed by a gate"
    case .closed: "what should be entered is closed"
    case .alreadyPresenting: "the flow presents another one already"
    case .notPresented: "the flow is not presented and presents nothing"
    case .otherSession: "the flow belongs to another session"
    }
  }
}
