/// Why a request was refused.
///
/// A refused request changes nothing.
public enum NavigationRefusal: Error, Hashable, Sendable {
  /// The screen is in the stack already or is listed twice; a stack contains each screen only once.
  ///
  /// Also the answer for a flow that would contain or present itself, is presented already, or
  /// itself presents another one.
  case alreadyInStack
  /// Only one screen is left, and the last one cannot be removed.
  case lastScreen
  /// The screen is not in the stack.
  case notInStack
  /// A stack needs at least one screen.
  case noScreens
  /// The number of screens is negative.
  case invalidCount
  /// A drag cannot begin now: a page is being dragged, the driver is driving, another transition is
  /// due, the page is still moving in another transition, or the transition provider has made
  /// another request while it was asked for a style. Also the answer to any request that a head
  /// policy makes while it is being asked.
  case busy
  /// The request would change no visible page, so there is nothing to drive interactively.
  case nothingToDrive
  /// The transition is frozen; nothing else happens until it resumes.
  case frozen
  /// There is no running transition.
  case noTransition
  /// The screen provides no next screen.
  case noNextScreen
  /// The screen does not allow going back now.
  case backNotAllowed
  /// The screen does not permit leaving it now; it may be asking the person.
  case leavingNotPermitted
  /// The target is behind a gate: a gate head has closed it off.
  case behindGate
  /// The entry guard is closed now, and it has no gate.
  case closed
  /// The flow presents another one already.
  case alreadyPresenting
  /// The flow neither presents another one nor is presented.
  case notPresented
  /// The flow belongs to another session with another clock.
  case otherSession
}

extension NavigationRefusal: CustomStringConvertible {
  /// The reason as an English clause, without a full stop.
  public var description: String {
    switch self {
    case .alreadyInStack: "the screen or flow is there already"
    case .lastScreen: "the last screen stays"
    case .notInStack: "the screen is not in the stack"
    case .noScreens: "a stack needs at least one screen"
    case .invalidCount: "a count of screens cannot be negative"
    case .busy: "another request or transition comes first"
    case .nothingToDrive: "the picture would stay the same"
    case .frozen: "the transition is frozen"
    case .noTransition: "nothing moves"
    case .noNextScreen: "the screen offers no next one"
    case .backNotAllowed: "the screen does not allow going back"
    case .leavingNotPermitted: "the screen does not permit leaving it"
    case .behindGate: "the destination is closed by a gate"
    case .closed: "what should be entered is closed"
    case .alreadyPresenting: "the flow presents another one already"
    case .notPresented: "the flow is not presented and presents nothing"
    case .otherSession: "the flow belongs to another session"
    }
  }
}
