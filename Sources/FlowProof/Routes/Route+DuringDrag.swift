internal import FlowCore

/// Routes in which a transition driver brings back a gate head.
///
/// A gate head is the screen that closes off the screens below it.
extension Route {
  /// Routes in which a driver brings back the last gate head, with a screen below it, and the
  /// driver's transition is interrupted.
  ///
  /// Either the head is removed, and brought back by the same call that first brought it; or a page
  /// on top of the head is removed, and a stack with the head and that page is set. The routes
  /// exist only in a settled flow with a gate head on top.
  public static var duringDrag: [Route] {
    DraggedHead.Arrival.allCases.flatMap { arrival in
      [
        duringDrag(arrival, "released") { [$0.finish] },
        duringDrag(arrival, "cancelled") { [$0.cancel] },
        duringDrag(arrival, "frozen") { [$0.freeze, $0.push, $0.pop, $0.unfreeze, $0.finish] },
        duringDrag(arrival, "taken over") { [$0.finish, $0.takeOver] },
        duringDrag(arrival, "pushed over") { [$0.push] },
        duringDrag(arrival, "frozen, pushed over") { [$0.freeze, $0.unfreeze, $0.push] },
        duringDrag(arrival, "queued behind") { [$0.finish, $0.push] },
        duringDrag(arrival, "beneath a flow") { [$0.cover, $0.finish] },
      ]
    }
  }

  private static func duringDrag(
    _ arrival: DraggedHead.Arrival, _ interruption: String,
    _ steps: @escaping @MainActor (DraggedHead) -> [RouteStep]
  ) -> Route {
    Route("\(arrival.rawValue), \(interruption)", needsSettledFlow: true) { context in
      guard let head = DraggedHead(context) else { return [] }
      return head.takeBack(arrival) + steps(head) + head.backRoutes
    }
  }
}

/// A gate head that a transition driver brings back; all references to the flow and its screens are
/// weak.
@MainActor
private final class DraggedHead {
  enum Arrival: String, CaseIterable {
    case byVerb = "dragged"
    case inStack = "dragged in a stack"
  }

  let driver = PercentDrivenTransition()
  private weak var flow: NavigationController?
  private weak var presenting: NavigationController?
  private weak var head: (any Screen)?
  /// The screen that the head closes off.
  private weak var below: PlaceholderScreen?
  private let headName: String
  private let verb: GateArrival.Verb
  private let otherDriver = PercentDrivenTransition()

  /// `nil` if no gate head is on top.
  init?(_ context: RouteContext) {
    guard let arrival = context.arrival, let flow = arrival.flow, let head = arrival.gate,
      flow.top === head, flow.isHead(head), flow.isVisible
    else { return nil }
    (self.flow, self.head, headName, verb) = (flow, head, head.name, arrival.verb)
    presenting = flow.presenting
  }

  /// A page leaves for this long before it is brought back.
  private static let leavingTime = Duration.milliseconds(60)

  func takeBack(_ arrival: Arrival) -> [RouteStep] {
    switch arrival {
    case .byVerb: takeBackByVerb
    case .inStack:
      [
        call("push(above) at once") { try $0.push(PlaceholderScreen("above"), .immediate) },
        call("pop()") { try $0.pop(.animated(true)) },
        makeStep("setStack([below, \(headName), above])") { [self] flow, head, driver in
          guard let above = flow.visiblePages.last?.screen else { return }
          try flow.setStack([makeBelow(), head, above], .interactive(driver))
        },
      ]
    }
  }

  private var takeBackByVerb: [RouteStep] {
    switch verb {
    case .push:
      [
        setBelow,
        makeStep("push(\(headName))") { flow, head, driver in
          try flow.push(head, .interactive(driver))
        },
      ]
    case .replaceTop:
      [
        setBelow,
        makeStep("replaceTop(with: \(headName))") { flow, head, driver in
          try flow.replaceTop(with: head, .interactive(driver))
        },
      ]
    case .setStack:
      [
        setBelow,
        makeStep("setStack([below, \(headName)])") { [self] flow, head, driver in
          guard let below else { return }
          try flow.setStack([below, head], .interactive(driver))
        },
      ]
    case .present:
      [
        call("dismiss()") { try $0.dismiss() },
        makeStep("present(\(headName))") { [self] flow, _, driver in
          try presenting?.present(flow, .interactive(driver))
        },
      ]
    }
  }

  var finish: RouteStep { .code("finish") { [driver] _ in driver.finish() } }

  var cancel: RouteStep { .code("cancel") { [driver] _ in driver.cancel() } }

  var push: RouteStep { call("push(later)") { try $0.push(PlaceholderScreen("later")) } }

  var pop: RouteStep { call("pop()") { try $0.pop() } }

  var freeze: RouteStep { call("freeze()") { try $0.freeze() } }

  var unfreeze: RouteStep { call("unfreeze()", after: .milliseconds(100)) { $0.unfreeze() } }

  var takeOver: RouteStep {
    call("pop() by another driver", after: .milliseconds(30)) { [otherDriver] in
      try $0.pop(.interactive(otherDriver))
      otherDriver.finish()
    }
  }

  var cover: RouteStep {
    call("present(cover)") { flow in
      let cover = NavigationController(
        root: PlaceholderScreen("cover"), context: flow.context, isVisible: false)
      try flow.present(cover, .immediate)
    }
  }

  /// The steps that go back once everything has settled.
  var backRoutes: [RouteStep] {
    [
      call("pop()", after: .seconds(2)) { try $0.pop() },
      call("pop(to: below)", after: .seconds(2)) { [self] in
        if let below { try $0.pop(to: below) }
      },
    ]
  }

  private var setBelow: RouteStep {
    call("setStack([below])") { [self] in try $0.setStack([makeBelow()]) }
  }

  private func makeBelow() -> PlaceholderScreen {
    let made = PlaceholderScreen("below")
    below = made
    return made
  }

  private func makeStep(
    _ name: String,
    _ body:
      @escaping @MainActor (NavigationController, any Screen, PercentDrivenTransition) throws ->
      Void
  ) -> RouteStep {
    call("\(name) interactively", after: Self.leavingTime) { [self] flow in
      guard let head else { return }
      try body(flow, head, driver)
      driver.update(0.6)
    }
  }

  private func call(
    _ name: String, after delay: Duration = .zero,
    _ body: @escaping @MainActor (NavigationController) throws -> Void
  ) -> RouteStep {
    .code(name, after: delay) { [self] _ in flow?.attempt(body) }
  }
}

/// A screen that the prover adds to the flow's own.
private final class PlaceholderScreen: Screen {
  let name: String
  init(_ name: String) { self.name = name }
}
