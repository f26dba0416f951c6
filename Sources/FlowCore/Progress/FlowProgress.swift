/// The progress of a flow as a progress strip shows it: read from the screens, and animated with
/// their transitions.
///
/// When it is created, it starts to observe a navigation controller and shows the top screen's
/// progress immediately. When another screen is announced, it animates to that screen's progress
/// alongside the transition: it follows a drag in both directions, returns to the old value when
/// the transition is cancelled, and changes immediately when the screen changes without animation.
/// For a screen that reports no progress, the strip fades out and the value stays as it was. Under
/// reduced motion the strip cross-fades from value to value, except that it follows a drag.
///
/// Keep a reference to the `FlowProgress`: it and the controller refer to each other only weakly.
@MainActor
public final class FlowProgress {
  private weak var controller: NavigationController?
  private let context: FlowContext
  private var pending: PendingState<Reading>
  private let runningValue = AnimatedValue(0.0)
  private let runningOpacity = AnimatedValue(0.0)
  /// Whether the last change fades, under reduced motion, instead of moving the strip's end.
  private var fades = false

  private struct Reading {
    var value = 0.0
    var isShown = false
    var step: FlowStep?
  }

  /// Observes a controller, and shows the progress of its top screen immediately.
  public init(of controller: NavigationController) {
    self.controller = controller
    context = controller.context
    pending = PendingState(Reading(), screen: controller.top)
    read(controller.top)
    jump()
    controller.add(self)
  }

  /// The flow's progress at the current instant, 0…1.
  public var value: Double { runningValue.value }

  /// The strip's opacity at the current instant, 0…1: when settled, 1 if the visible screen reports
  /// progress, otherwise 0.
  public var opacity: Double { runningOpacity.value }

  /// The values that the strip blends: more than one only while it cross-fades, under reduced
  /// motion.
  package var weightedValues: [WeightedProgress] {
    guard fades else { return [WeightedProgress(value: value, weight: 1)] }
    return runningValue.mix.map { WeightedProgress(value: $0.value, weight: $0.weight) }
  }

  /// The step of the flow on the screen that is visible or arriving; `nil` if that screen reports
  /// none.
  public var step: FlowStep? { pending.current.step }

  /// Reads the progress of the top screen again, for example after it has changed in place, and
  /// animates to it over 0.2 s.
  ///
  /// Does nothing during a transition. An update requested after a transition has ended, but before
  /// observers have been notified of that, runs right after the notification.
  public func update() {
    guard let controller, pending.takesUpdate(of: controller.top, in: controller) else { return }
    update(for: controller.top)
  }

  private func update(for screen: any Screen) {
    fades = context.reducesMotion
    follow(screen) { $0.run(to: $1, over: .inPlace, on: context.clock) }
  }

  /// If the screen reports no progress, the value stays as it was.
  private func read(_ screen: any Screen) {
    let before = pending.current
    let reported = screen.reportedProgress
    pending.current.isShown = reported != nil
    // NaN is not greater than 0, and so counts as 0.
    if let reported { pending.current.value = reported > 0 ? min(reported, 1) : 0 }
    pending.current.step = screen.reportedStep
    guard before.value != target || before.isShown != pending.current.isShown else { return }
    context.trace.record(
      "progress", screen.name, pending.current.isShown ? target.fixed(6) : "none")
  }

  private func follow(_ screen: any Screen, _ run: (AnimatedValue<Double>, Double) -> Void) {
    let before = pending.current
    read(screen)
    if before.value != target { run(runningValue, target) }
    if before.isShown != pending.current.isShown { run(runningOpacity, targetOpacity) }
  }

  private func jump() {
    runningValue.value = target
    runningOpacity.value = targetOpacity
  }

  private var target: Double { pending.current.value }
  private var targetOpacity: Double { pending.current.isShown ? 1 : 0 }
}

extension FlowProgress: NavigationObserver {
  public func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    pending.open()
    if let coordinator = controller.coordinator {
      fades = context.reducesMotion && !coordinator.isInitiallyInteractive
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
    close(on: controller.shown, isCancelled: true)
  }

  public func navigationController(
    _ controller: NavigationController, didSkip screens: [any Screen]
  ) {
    guard !pending.current.isShown else { return }
    for screen in screens + [controller.top] { read(screen) }
    jump()
  }

  private func close(on screen: any Screen, isCancelled: Bool) {
    let end = pending.close(on: screen, isCancelled: isCancelled)
    if end.mustRead {
      read(screen)
      jump()
    }
    if let screen = end.updateRequester { update(for: screen) }
  }
}

/// A screen that reports the progress of its flow.
@MainActor
public protocol FlowProgressReporting: Screen {
  /// The flow's progress on this screen, clamped to 0…1; NaN counts as 0.
  ///
  /// It is a `Double`, like all numbers in the flow core. The flow-controller article uses
  /// `Float`, whose 0.1 does not equal the `Double` 0.1.
  var flowProgress: Double { get }
}

extension Screen {
  /// The progress that the screen reports; `nil` if it reports none.
  package var reportedProgress: Double? { (self as? any FlowProgressReporting)?.flowProgress }

  /// The step of its flow that the screen reports; `nil` if it reports none.
  fileprivate var reportedStep: FlowStep? { (self as? any FlowStepReporting)?.flowStep }
}
