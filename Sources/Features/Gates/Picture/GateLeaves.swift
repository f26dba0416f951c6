public import FlowCore

/// The leaves of a flow's gate, which follow the transitions of the flow.
///
/// While a page that shuts the gate arrives, the leaves close with the fraction of the transition:
/// half-way through, they are half shut, whether the transition runs, is dragged or is frozen.
/// After a cancelled or reversed transition, the leaves are as they were before the transition.
/// In a transition between two pages that shut the gate, the gate stays shut.
///
/// The controller holds this observer weakly: keep a reference to it.
@MainActor
public final class GateLeaves {
  private let running: AnimatedValue<Double>
  private let isShut: (any Screen) -> Bool

  /// Observes a flow; the leaves begin open or shut, as the flow's top screen requires.
  ///
  /// - Parameters:
  ///   - controller: The navigation controller of the flow.
  ///   - isShut: Returns whether the gate is shut while a given screen is visible.
  public init(of controller: NavigationController, isShut: @escaping (any Screen) -> Bool) {
    self.isShut = isShut
    running = AnimatedValue(isShut(controller.top) ? 1 : 0)
    controller.add(self)
  }

  /// How far the leaves are shut at the current instant: 0 is open, 1 is shut.
  public var shut: Double { running.value }
}

extension GateLeaves: NavigationObserver {
  public func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    let target: Double = isShut(screen) ? 1 : 0
    if controller.coordinator?.animate(running, to: target) != true { running.value = target }
  }
}
