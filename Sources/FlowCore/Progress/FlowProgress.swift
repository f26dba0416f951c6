/// How far a flow is, as a strip shows it: read from the screens, and in motion with their
/// transitions.
///
/// It listens to a navigation controller from its creation on, and shows the screen on top at once.
/// When another screen is announced, it takes that one's progress and runs alongside the
/// transition: back with a finger, back for good with a cancel, at once with a change without
/// motion. A screen that reports nothing fades the strip out, and the value stays what it was.
///
/// Whoever creates it keeps it; it keeps nobody alive.
public final class FlowProgress {
  private weak var controller: NavigationController?
  private let context: FlowContext
  private var staging: PendingState<Reading>
  private let runningValue = AnimatedValue(0.0)
  private let runningOpacity = AnimatedValue(0.0)

  private struct Reading: Equatable {
    var value = 0.0
    var isShown = false
  }

  /// Listens to a controller, and shows the screen on top of it at once.
  public init(of controller: NavigationController) {
    self.controller = controller
    context = controller.context
    staging = PendingState(Reading(), screen: controller.top)
    read(controller.top)
    jump()
    controller.add(self)
  }

  /// How far the flow is at this instant, 0…1.
  public var value: Double { runningValue.value }

  /// How much of the strip is seen at this instant, 0…1: at rest 1 where the screen on stage
  /// reports, otherwise 0.
  public var opacity: Double { runningOpacity.value }

  /// Reads the screen on top once more, as when it has got further by itself, and runs there over
  /// 0.2 s.
  ///
  /// While a transition runs it does nothing.
  public func update() {
    guard let controller, staging.takesUpdate(of: controller.top, in: controller) else { return }
    update(for: controller.top)
  }

  private func update(for screen: any Screen) {
    follow(screen) { $0.run(to: $1, over: .inPlace, on: context.clock) }
  }

  /// Takes what a screen reports; its own number stays when it reports none.
  private func read(_ screen: any Screen) {
    let before = staging.current
    let reported = (screen as? any FlowProgressReporting)?.flowProgress
    staging.current.isShown = reported != nil
    // NaN is not above 0, and so counts as that.
    if let reported { staging.current.value = reported > 0 ? min(reported, 1) : 0 }
    guard staging.current != before else { return }
    context.trace.record(
      "progress", screen.name, staging.current.isShown ? target.fixed(6) : "none")
  }

  /// Takes what a screen reports, and lets what is different by it run there.
  private func follow(_ screen: any Screen, _ run: (AnimatedValue<Double>, Double) -> Void) {
    let before = staging.current
    read(screen)
    if before.value != target { run(runningValue, target) }
    if before.isShown != staging.current.isShown { run(runningOpacity, targetOpacity) }
  }

  private func jump() {
    runningValue.value = target
    runningOpacity.value = targetOpacity
  }

  private var target: Double { staging.current.value }
  private var targetOpacity: Double { staging.current.isShown ? 1 : 0 }
}

extension FlowProgress: NavigationObserver {
  public func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    staging.open()
    if let coordinator = controller.coordinator {
      follow(screen) { coordinator.animate($0, to: $1) }
    } else {
      read(screen)
      jump()
    }
  }

  public func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    close(on: screen, isCancelled: false)
  }

  public func navigationController(
    _ controller: NavigationController, didCancel screen: any Screen
  ) {
    close(on: controller.top, isCancelled: true)
  }

  private func close(on screen: any Screen, isCancelled: Bool) {
    let end = staging.close(on: screen, isCancelled: isCancelled)
    if end.isNews {
      read(screen)
      jump()
    }
    if let asking = end.asking { update(for: asking) }
  }
}
