/// A screen that shows a whole flow, or one of several at a time.
@MainActor
public protocol FlowShowing: Screen {
  /// The controller whose own pages the screen shows, such as a flow's `presentationRoot`; `nil`
  /// for none.
  ///
  /// Create the flow with `isVisible: false`.
  var shownFlow: NavigationController? { get }
}

extension Screen {
  /// The flow that the screen shows; `nil` if it shows none.
  package var nestedFlow: NavigationController? { (self as? any FlowShowing)?.shownFlow }

  /// The flows that the screen contains: all that it holds, such as those of tabs, or else the one
  /// that it shows.
  package var nestedFlows: [NavigationController] {
    (self as? any MultipleFlowShowing)?.containedFlows ?? [nestedFlow].compactMap(\.self)
  }
}

/// A screen that holds several flows and shows one of them, such as the flows of tabs.
package protocol MultipleFlowShowing: FlowShowing {
  var containedFlows: [NavigationController] { get }
}

/// A whole flow as one screen of another stack.
///
/// Appearance callbacks of this screen are forwarded to the visible screens of the flow, and of the
/// flows presented on it.
public final class FlowScreen: Screen, FlowShowing {
  /// Comparing types is enough, because the class is final, and is cheaper than a cast, which would
  /// fail for most screens.
  static func isKind(of screen: any Screen) -> Bool { type(of: screen) == FlowScreen.self }

  static func flow(of screen: any Screen) -> NavigationController? {
    isKind(of: screen) ? (screen as? FlowScreen)?.flow : nil
  }

  /// The flow; `nil` once it has been deallocated.
  public private(set) weak var flow: NavigationController?

  private let owned: NavigationController?
  /// Whether the screen is a level of a stack of presentations, which shows its flow without the
  /// flows presented on it.
  private let isLevel: Bool

  /// Creates a screen that keeps a flow alive.
  ///
  /// Create the flow with `isVisible: false`, so that its screens appear only together with this
  /// one.
  public convenience init(_ flow: NavigationController) {
    self.init(flow, asLevel: false)
  }

  init(_ flow: NavigationController, asLevel isLevel: Bool) {
    self.flow = flow
    owned = flow
    self.isLevel = isLevel
  }

  /// Creates the lowest level of a stack of presentations; the flow itself keeps this screen alive.
  init(level flow: NavigationController) {
    self.flow = flow
    owned = nil
    isLevel = true
  }

  public var shownFlow: NavigationController? { isLevel ? flow : flow?.presentationRoot }

  /// The name of the flow's top screen; `flow` once the flow has been deallocated.
  public var name: String { flow?.top.name ?? "flow" }

  /// Whether a person may leave the flow: its top screen, or that of the flow presented on top of
  /// it, decides.
  public var allowsGoingBack: Bool { shownFlow?.top.allowsGoingBack ?? true }

  /// Asks the screens of the flow, and of the flows presented on it, whether a person may leave the
  /// flow: the topmost screen first.
  public func permitsLeaving(_ attempt: LeaveAttempt) -> Bool {
    shownFlow?.permitsLeaving(attempt) ?? true
  }

  /// The flow's own entry guard.
  public var entryGuard: EntryGuard? { flow?.entryGuard }

  public func willAppear() { shownFlow?.forwardWithinStack(.willAppear) }
  public func didAppear() { shownFlow?.forwardWithinStack(.didAppear) }
  public func willDisappear() { shownFlow?.forwardWithinStack(.willDisappear) }
  public func didDisappear() { shownFlow?.forwardWithinStack(.didDisappear) }
}
