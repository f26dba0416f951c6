internal import FlowCore

/// What a program can do with a head in a driver's hands.
extension Route {
  /// The head of the gate that was passed last goes, and is taken back in hand by the verb by which it came, with a
  /// screen beneath it that it closes off; and what may interrupt that.
  ///
  /// They exist at rest, with a head on top.
  public static var inHand: [Route] {
    [
      inHand("let go") { [$0.finish] },
      inHand("cancelled") { [$0.cancel] },
      inHand("frozen") { [$0.freeze, $0.push, $0.pop, $0.goOn, $0.finish] },
      inHand("taken over") { [$0.finish, $0.takeOver] },
      inHand("pushed over") { [$0.push] },
      inHand("frozen, pushed over") { [$0.freeze, $0.goOn, $0.push] },
      inHand("queued behind") { [$0.finish, $0.push] },
      inHand("beneath a flow") { [$0.cover, $0.finish] },
    ]
  }

  private static func inHand(
    _ interruption: String, _ steps: @escaping (HeadInHand) -> [RouteStep]
  ) -> Route {
    Route("in hand, \(interruption)", isForRest: true) { situation in
      guard let head = HeadInHand(situation) else { return [] }
      return head.takeBack + steps(head) + head.waysBack
    }
  }
}

/// A head that goes, and is taken back in a driver's hands; it keeps nothing of the flow alive.
private final class HeadInHand {
  let driver = PercentDrivenTransition()
  private weak var flow: NavigationController?
  private weak var presenting: NavigationController?
  private weak var head: (any Screen)?
  /// A screen beneath it, which it closes off.
  private weak var below: Bystander?
  private let headName: String
  private let verb: GateArrival.Verb
  private let other = PercentDrivenTransition()

  /// `nil` where no head is on top.
  init?(_ situation: RouteSituation) {
    guard let arrival = situation.arrival, let flow = arrival.flow, let head = arrival.gate,
      flow.top === head, flow.isHead(head), flow.isInPicture
    else { return nil }
    (self.flow, self.head, headName, verb) = (flow, head, head.name, arrival.verb)
    presenting = flow.presenting
  }

  /// How long a page has been leaving when it is taken back.
  private static let leaving = Duration.milliseconds(60)

  /// Lets it go, and takes it back by its own verb.
  var takeBack: [RouteStep] {
    switch verb {
    case .push:
      [
        setBelow,
        take("push(\(headName))") { flow, head, driver in
          try flow.push(head, .interactive(driver))
        },
      ]
    case .replaceTop:
      [
        setBelow,
        take("replaceTop(with: \(headName))") { flow, head, driver in
          try flow.replaceTop(with: head, .interactive(driver))
        },
      ]
    case .setStack:
      // With the same page on top nothing would be seen.
      [
        call("push(above) at once") { try $0.push(Bystander("above"), .jumpCut) },
        call("pop()") { try $0.pop(.animated(true)) },
        take("setStack([below, \(headName), above])") { [self] flow, head, driver in
          guard let above = flow.pages.last?.screen else { return }
          try flow.setStack([makeBelow(), head, above], .interactive(driver))
        },
      ]
    case .present:
      [
        call("dismiss()") { try $0.dismiss() },
        take("present(\(headName))") { [self] flow, _, driver in
          try presenting?.present(flow, .interactive(driver))
        },
      ]
    }
  }

  var finish: RouteStep { .code("finish") { [driver] _ in driver.finish() } }

  var cancel: RouteStep { .code("cancel") { [driver] _ in driver.cancel() } }

  var push: RouteStep { call("push(later)") { try $0.push(Bystander("later")) } }

  var pop: RouteStep { call("pop()") { try $0.pop() } }

  var freeze: RouteStep { call("hold()") { try $0.hold() } }

  var goOn: RouteStep { call("resume()", after: .milliseconds(100)) { $0.resume() } }

  /// Somebody else takes hold of it while it settles.
  var takeOver: RouteStep {
    call("pop() by another driver", after: .milliseconds(30)) { [other] in
      try $0.pop(.interactive(other))
      other.finish()
    }
  }

  var cover: RouteStep {
    call("present(lying)") { flow in
      let lying = NavigationController(
        root: Bystander("lying"), context: flow.context, isOnStage: false)
      try flow.present(lying, .jumpCut)
    }
  }

  /// What leads back when everything is over.
  var waysBack: [RouteStep] {
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

  private func makeBelow() -> Bystander {
    let made = Bystander("below")
    below = made
    return made
  }

  private func take(
    _ words: String,
    _ body: @escaping (NavigationController, any Screen, PercentDrivenTransition) throws -> Void
  ) -> RouteStep {
    call("\(words) in hand", after: Self.leaving) { [self] flow in
      guard let head else { return }
      try body(flow, head, driver)
      driver.update(0.6)
    }
  }

  private func call(
    _ words: String, after delay: Duration = .zero,
    _ body: @escaping (NavigationController) throws -> Void
  ) -> RouteStep {
    .code(words, after: delay) { [self] _ in flow?.attempt(body) }
  }
}

/// A screen of the prover's own.
private final class Bystander: Screen {
  let name: String
  init(_ name: String) { self.name = name }
}
