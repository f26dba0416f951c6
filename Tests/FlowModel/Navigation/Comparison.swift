import FlowCore

/// What tells a controller from the model of it.
enum Comparison {
  /// The first difference, or `nil`.
  static func difference(_ model: inout ReferenceModel, _ performer: Performer) -> String? {
    let controller = performer.controller
    var report = Report()
    report.expect("is told", model.callbacks, performer.callbacks)
    report.expect("stack", model.stack, controller.stack.map(ModelScreen.number))
    report.expect("leaving", model.leaving, controller.leaving.map(ModelScreen.number))
    compareMotion(&model, controller, &report)
    compareDrivers(model, performer.drivers, &report)
    compareBars(&model, performer, &report)
    if let transition = model.transition {
      compare(transition, model, performer, &report)
    } else {
      compareSettled(model, performer, &report)
    }
    return report.fault
  }

  /// Compares what moves, if anything; the model takes over what differs by rounding only.
  ///
  /// `isHostFrozen` says whether the stack of flows around it is held, and so the controller with
  /// it.
  static func compareMotion(
    _ model: inout ReferenceModel, _ controller: NavigationController, _ report: inout Report,
    isHostFrozen: Bool = false
  ) {
    report.expect("is dragging", model.isDragging, controller.isDragging)
    report.expect("is held", model.isFrozen || isHostFrozen, controller.isFrozen)
    report.expect("moves or is held", model.transition != nil, controller.fraction != nil)
    report.expectNear("fraction", model.fraction, controller.fraction ?? 0)
    report.expect("has a deadline", model.deadline != nil, controller.deadline != nil)
    if case .interactive(let transition, _) = model.state, let fraction = controller.fraction {
      model.state = .interactive(transition, fraction: fraction)
    }
    if let expected = model.deadline, let actual = controller.deadline {
      // It is searched for to the nanosecond, and rounding may move it by one.
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

  /// Strip and bars go where the screens say, stay among what these declare, and are exact at rest.
  private static func compareBars(
    _ model: inout ReferenceModel, _ performer: Performer, _ report: inout Report
  ) {
    let bars = performer.bars
    report.expect("applied", model.declared.appearance, bars.applied)
    report.expect("hides the bar", model.declared.hidesBar, bars.isBarHidden)
    report.expect("hides the toolbar", model.declared.hidesToolbar, bars.isToolbarHidden)
    let picture = performer.barsPicture
    model.room.stray(of: picture).map { report.fail($0) }
    guard !performer.context.clock.isMoving, model.transition == nil else { return }
    report.expect("bars at rest", model.declared.bars, picture)
    model.room = BarsRange(picture)
  }

  private static func compare(
    _ transition: ModelTransition, _ model: ReferenceModel, _ performer: Performer,
    _ report: inout Report
  ) {
    guard let coordinator = performer.controller.coordinator else {
      return report.fail("there is no coordinator")
    }
    report.expect("from", transition.from, ModelScreen.number(of: coordinator.from))
    report.expect("to", transition.to, ModelScreen.number(of: coordinator.to))
    report.expect("operation", transition.isPush ? .push : .pop, coordinator.operation)
    report.expect("timing", transition.style.timing, coordinator.timing)
    report.expect("began in hand", transition.beganInteractive, coordinator.isInitiallyInteractive)
    // What was let go while it is held is in nobody's hand only when it goes on.
    report.expect(
      "is in hand", model.driver != nil || model.release != nil, coordinator.isInteractive)
    report.expect("is cancelled", model.isCancelled, coordinator.isCancelled)
    report.expectNear("its fraction", model.fraction, coordinator.fraction)
    // Durations are whole nanoseconds, by which speeds differ a little more.
    report.expectNear("velocity", model.velocity, coordinator.velocity, tolerance: 1e-6)
    let deadline = model.driver == nil ? model.deadline : nil
    let remaining = deadline.map { max(0, $0.seconds(since: model.now)) } ?? 0
    report.expectNear("remaining", remaining, coordinator.remaining.inSeconds)
    comparePages(transition, model, performer, &report)
  }

  /// Its two pages are in the picture, the upper above the lower, and those that are still under
  /// way.
  private static func comparePages(
    _ transition: ModelTransition, _ model: ReferenceModel, _ performer: Performer,
    _ report: inout Report
  ) {
    let pages = performer.controller.visiblePages.map { ModelScreen.number(of: $0.screen) }
    let frozen: Instant =
      if case .frozen(_, _, let since, _) = model.state { since } else { model.now }
    let carried = transition.carried.still(movingAt: frozen).flatMap(\.pages)
    report.expect("pages", Set(transition.pages + carried), Set(pages))
    report.expect("pages are there once", pages.count, Set(pages).count)
    let order = pages.filter(transition.pages.contains)
    report.expect("order", [transition.lower, transition.upper], order)
  }

  private static func compareSettled(
    _ model: ReferenceModel, _ performer: Performer, _ report: inout Report
  ) {
    let pages = performer.controller.visiblePages
    report.expect("coordinator at rest", true, performer.controller.coordinator == nil)
    report.expect("coordinators that live on", 0, performer.livingCoordinators)
    report.expect("pages", [model.top], pages.map { ModelScreen.number(of: $0.screen) })
    report.expect("pose at rest", [.atRest], pages.map(\.pose))
    report.expect("alongside at rest", Double(model.top), performer.alongside.value)
    report.expect("kept alive", Set(model.stack), performer.living)
  }
}
