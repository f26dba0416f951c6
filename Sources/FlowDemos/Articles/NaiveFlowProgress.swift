internal import FlowCore

/// The progress of a flow as the article's code first shows it, faults included.
///
/// The first animated transition changes the strip immediately instead of animating it along with
/// the pages (S0-16), and if that transition is cancelled, the strip keeps the values of the screen
/// that never appeared (S0-19). Documentation/Cases.md explains these numbers. This object is
/// notified of transitions only while it is the delegate of its `DelegateSlot`.
@MainActor
final class NaiveFlowProgress {
  private let runningValue = AnimatedValue(0.0)
  private let runningOpacity = AnimatedValue(0.0)
  private var isConsecutiveAnimatedTransition = false

  init(showing screen: any Screen) {
    set(Target(screen))
  }

  /// The values for a screen; a screen that reports no progress leaves the strip's value unchanged.
  private struct Target {
    let value: Double?
    let opacity: Double

    @MainActor
    init(_ screen: any Screen) {
      value = screen.reportedProgress
      opacity = value == nil ? 0 : 1
    }
  }

  private func set(_ target: Target) {
    runningOpacity.value = target.opacity
    if let value = target.value { runningValue.value = value }
  }
}

extension NaiveFlowProgress: FlowProgressSource {
  var value: Double { runningValue.value }
  var opacity: Double { runningOpacity.value }
  var step: FlowStep? { nil }
}

extension NaiveFlowProgress: NavigationObserver {
  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    let target = Target(screen)
    guard let coordinator = controller.coordinator else { return set(target) }
    guard isConsecutiveAnimatedTransition else {
      isConsecutiveAnimatedTransition = true
      return set(target)
    }
    coordinator.animate(runningOpacity, to: target.opacity)
    if let value = target.value { coordinator.animate(runningValue, to: value) }
  }
}
