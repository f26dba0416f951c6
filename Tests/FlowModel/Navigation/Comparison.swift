import FlowCore

/// Compares a controller with its reference model.
@MainActor
enum Comparison {
  static func difference(_ model: inout ReferenceModel, _ runner: OperationRunner) -> String? {
    let controller = runner.controller
    var report = Report()
    report.expect("callbacks", model.callbacks, runner.callbacks)
    report.expect("stack", model.stack, controller.stack.map(ModelScreen.number))
    report.expect(
      "leaving", model.leaving, controller.grabbableDepartingScreen.map(ModelScreen.number))
    compareMotion(&model, controller, &report)
    compareDrivers(model, runner.drivers, &report)
    compareBars(&model, runner, &report)
    if let transition = model.transition {
      compare(transition, model, runner, &report)
    } else {
      compareSettled(model, runner, &report)
    }
    return report.fault
  }

  /// The model adopts values that differ only by rounding.
  ///
  /// - Parameter isHostFrozen: Whether the flow is frozen along with the stack of flows that
  /// contains it.
  static func compareMotion(
    _ model: inout ReferenceModel, _ controller: NavigationController, _ report: inout Report,
    isHostFrozen: Bool = false
  ) {
    report.expect("is dragging", model.isDragging, controller.isDragging)
    report.expect("is frozen", model.isFrozen || isHostFrozen, controller.isFrozen)
    report.expect("moves or is frozen", model.transition != nil, controller.fraction != nil)
    report.expectNear("fraction", model.fraction, controller.fraction ?? 0)
    report.expect("has a deadline", model.deadline != nil, controller.deadline != nil)
    if case .interactive(let transition, _) = model.state, let fraction = controller.fraction {
      model.state = .interactive(transition, fraction: fraction)
    }
    if let expected = model.deadline, let actual = controller.deadline {
      // The controller searches for its deadline to the nanosecond, and rounding may shift it by
      // one.
      report.expectNear(
        "deadline", expected.seconds(since: .zero), actual.seconds(since: .zero),
        tolerance: 1.5e-9)
      model.deadline = actual
    }
  }

  static func compareDrivers(
    _ model: ReferenceModel, _ drivers: [PercentDrivenTransition], _ report: inout Report
  ) {
    for (number, driver) in drivers.enumerated() {
      let drives = model.driver == number
      report.expect("driver \(number) drives", drives, driver.isDriving)
      report.expectNear("its fraction", drives ? model.driverFraction : 0, driver.fraction)
    }
  }

  /// Bars stay within the range that screens have declared, and once settled are exactly as
  /// declared.
  private static func compareBars(
    _ model: inout ReferenceModel, _ runner: OperationRunner, _ report: inout Report
  ) {
    let bars = runner.bars
    report.expect("applied", model.declared.appearance, bars.applied)
    report.expect("hides the bar", model.declared.hidesBar, bars.isBarHidden)
    report.expect("hides the toolbar", model.declared.hidesToolbar, bars.isToolbarHidden)
    let picture = runner.barsPicture
    model.declaredRange.stray(of: picture).map { report.fail($0) }
    guard !runner.context.clock.isMoving, model.transition == nil else { return }
    report.expect("settled bars", model.declared.bars, picture)
    model.declaredRange = BarsRange(picture)
  }

  private static func compare(
    _ transition: ModelTransition, _ model: ReferenceModel, _ runner: OperationRunner,
    _ report: inout Report
  ) {
    guard let coordinator = runner.controller.coordinator else {
      return report.fail("there is no coordinator")
    }
    report.expect("from", transition.from, ModelScreen.number(of: coordinator.from))
    report.expect("to", transition.to, ModelScreen.number(of: coordinator.to))
    report.expect("operation", transition.isPush ? .push : .pop, coordinator.operation)
    report.expect("timing", transition.style.timing, coordinator.timing)
    report.expect(
      "began interactively", transition.beganInteractive, coordinator.isInitiallyInteractive)
    // A drag that was released while frozen still counts as interactive until it is unfrozen.
    report.expect(
      "is interactive", model.driver != nil || model.release != nil, coordinator.isInteractive)
    report.expect("is cancelled", model.isCancelled, coordinator.isCancelled)
    report.expectNear("its fraction", model.fraction, coordinator.fraction)
    // Durations are whole nanoseconds, so velocities may differ by more than other numbers.
    report.expectNear("velocity", model.velocity, coordinator.velocity, tolerance: 1e-6)
    let deadline = model.driver == nil ? model.deadline : nil
    let remaining = deadline.map { max(0, $0.seconds(since: model.now)) } ?? 0
    report.expectNear("remaining", remaining, coordinator.remaining.inSeconds)
    comparePages(transition, model, runner, &report)
  }

  /// The upper page of the transition is above the lower one; carried pages may be anywhere.
  private static func comparePages(
    _ transition: ModelTransition, _ model: ReferenceModel, _ runner: OperationRunner,
    _ report: inout Report
  ) {
    let pages = runner.controller.visiblePages.map { ModelScreen.number(of: $0.screen) }
    let frozen: Instant =
      if case .frozen(_, _, let since, _) = model.state { since } else { model.now }
    let carried = transition.carried.still(movingAt: frozen).flatMap(\.pages)
    report.expect("pages", Set(transition.pages + carried), Set(pages))
    report.expect("pages are there once", pages.count, Set(pages).count)
    let order = pages.filter(transition.pages.contains)
    report.expect("order", [transition.lower, transition.upper], order)
  }

  private static func compareSettled(
    _ model: ReferenceModel, _ runner: OperationRunner, _ report: inout Report
  ) {
    let pages = runner.controller.visiblePages
    report.expect("has no coordinator once settled", true, runner.controller.coordinator == nil)
    report.expect("coordinators kept alive", 0, runner.countLivingCoordinators())
    report.expect("pages", [model.top], pages.map { ModelScreen.number(of: $0.screen) })
    report.expect("settled pose", [.settled], pages.map(\.pose))
    report.expect("settled value alongside", Double(model.top), runner.alongside.value)
    report.expect("screens kept alive", Set(model.stack), runner.living)
  }
}
