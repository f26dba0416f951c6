/// A whole flow as one screen of another stack.
///
/// What happens to that screen happens to the screen that the flow shows: it appears and disappears with
/// it.
public final class FlowScreen: Screen {
  /// The flow, as long as somebody keeps it alive.
  public private(set) weak var flow: NavigationController?

  private let owned: NavigationController?

  /// Creates a screen that keeps a flow alive.
  ///
  /// The flow should have been created with `isOnStage: false`.
  public init(_ flow: NavigationController) {
    self.flow = flow
    owned = flow
  }

  /// Creates a screen for a flow that keeps this one alive.
  init(unowned flow: NavigationController) {
    self.flow = flow
    owned = nil
  }

  /// The name of the flow's top screen.
  public var name: String { flow?.top.name ?? "flow" }

  /// Whether a person may leave the flow: where its own stack has no way back, its screen decides.
  public var allowsGoingBack: Bool {
    guard let flow, !flow.canPop else { return true }
    return flow.top.allowsGoingBack
  }

  public func willAppear() { flow?.takePlace(.willAppear) }
  public func didAppear() { flow?.takePlace(.didAppear) }
  public func willDisappear() { flow?.takePlace(.willDisappear) }
  public func didDisappear() { flow?.takePlace(.didDisappear) }
}
