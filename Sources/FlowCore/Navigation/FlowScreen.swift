/// A whole flow as one screen of another stack.
///
/// What happens to that screen happens to what the flow shows, also to the flows that lie on it: it
/// appears and disappears with it.
public final class FlowScreen: Screen {
  /// Whether a screen is one; as the class is final, a look at the type tells, and no cast is
  /// needed.
  static func isKind(of screen: any Screen) -> Bool { type(of: screen) == FlowScreen.self }

  /// The flow, as long as somebody keeps it alive.
  public private(set) weak var flow: NavigationController?

  private let owned: NavigationController?
  /// Whether it is one of the flows that lie on one another, and so only this one.
  private let isLevel: Bool

  /// Creates a screen that keeps a flow alive.
  ///
  /// The flow should have been created with `isOnStage: false`.
  public convenience init(_ flow: NavigationController) {
    self.init(flow, asLevel: false)
  }

  init(_ flow: NavigationController, asLevel isLevel: Bool) {
    self.flow = flow
    owned = flow
    self.isLevel = isLevel
  }

  /// Creates the lowest level, for a flow that keeps this one alive.
  init(level flow: NavigationController) {
    self.flow = flow
    owned = nil
    isLevel = true
  }

  /// The controller whose own pages are what it shows: the flow, or the stack of the flows that lie
  /// on it.
  package var shown: NavigationController? { isLevel ? flow : flow?.presentationRoot }

  /// The name of the flow's top screen.
  public var name: String { flow?.top.name ?? "flow" }

  /// Whether a person may leave the flow: its top screen decides.
  public var allowsGoingBack: Bool { shown?.top.allowsGoingBack ?? true }

  /// Whether one may enter the flow: its own guard decides.
  public var entryGuard: EntryGuard? { flow?.entryGuard }

  public func willAppear() { shown?.takePlace(.willAppear) }
  public func didAppear() { shown?.takePlace(.didAppear) }
  public func willDisappear() { shown?.takePlace(.willDisappear) }
  public func didDisappear() { shown?.takePlace(.didDisappear) }
}
