import FlowCore
import FlowModel
import Testing

private final class Pages: PlacedFlow {
  private final class Page: Screen {
    let name: String
    init(_ name: String) { self.name = name }
  }

  let context: FlowContext
  let navigationController: NavigationController
  let places: [FlowPlace] = ["one", "two", "three"]

  init() {
    context = FlowContext()
    navigationController = NavigationController(root: Page("one"), context: context)
  }

  /// Creates a flow that can be presented.
  init(in context: FlowContext) {
    self.context = context
    navigationController = NavigationController(
      root: Page("one"), context: context, isVisible: false)
  }

  func screens(at place: FlowPlace) -> [any Screen]? {
    guard let index = places.firstIndex(of: place) else { return nil }
    return [navigationController.stack[0]]
      + places[...index].dropFirst().map { Page($0.description) }
  }

  func push(_ name: String, _ mode: TransitionMode = .standard) throws {
    try navigationController.push(Page(name), mode)
  }

  var stack: [String] { navigationController.stack.map(\.name) }
}

/// A flow whose second page declares progress and bars, and whose third declares nothing.
private final class Declaring: PlacedFlow {
  final class Page: Screen, FlowProgressReporting, AppearanceContext {
    let name = "declares"
    let flowProgress = 0.5
    let prefersBarHidden = true
    let preferredAppearance: Appearance? = Appearance(
      navigationBar: Appearance.Bar(background: .black))
  }
  private final class Silent: Screen {
    let name = "silent"
  }

  let navigationController = NavigationController(root: Silent(), context: FlowContext())
  let places: [FlowPlace] = ["silent"]

  func screens(at place: FlowPlace) -> [any Screen]? {
    [navigationController.stack[0], Page(), Silent()]
  }
}

/// A flow with a page that nobody may enter, and a flow that can be presented on it.
private final class Guarded: PlacedFlow {
  private final class Account: Screen {
    let name = "account"
    let entryGuard: EntryGuard? = EntryGuard("member", isOpen: { false }) {
      PlainScreen("sign-in")
    }
  }

  let navigationController = NavigationController(
    root: PlainScreen("shop"), context: FlowContext())
  let places: [FlowPlace] = ["shop", "account"]
  var presentedFlow: (any PlacedFlow)?

  func screens(at place: FlowPlace) -> [any Screen]? {
    switch place {
    case "shop": [navigationController.stack[0]]
    case "account": [navigationController.stack[0], Account()]
    default: nil
    }
  }

  func makePresentedFlow(
    for place: FlowPlace, on step: FlowPlace.Step
  ) -> (any PlacedFlow)? {
    Pages(in: navigationController.context)
  }
}

private final class Plain: FlowController {
  let navigationController = Pages().navigationController
}

@Suite struct PlacedFlowTests {
  @Test("Where an entry guard shows its gate instead of a place, nothing is presented on the gate")
  func guarded() throws {
    let flow = Guarded()

    try flow.go(to: "account/two")

    #expect(flow.navigationController.stack.map(\.name) == ["shop", "sign-in"])
    #expect(flow.navigationController.presented == nil && flow.presentedFlow == nil)
  }

  @Test("Going to a place puts its screen and those below it on the stack with one request")
  func go() throws {
    let flow = Pages()
    var verbs: [String] = []
    flow.context.trace.send { verbs.append($0.verb) }

    try flow.go(to: "three")

    #expect(flow.stack == ["one", "two", "three"])
    #expect(flow.place == "three")
    #expect(!flow.navigationController.isMoving)
    #expect(verbs.filter { $0 == "setStack" }.count == 1)
    #expect(!verbs.contains("push"))
  }

  @Test("Going to a place applies what the skipped screens declare, as if they had been shown")
  func skipped() throws {
    let flow = Declaring()
    let progress = FlowProgress(of: flow.navigationController)
    let bars = NavigationAppearance(of: flow.navigationController)

    try flow.go(to: "silent")

    #expect(progress.value == 0.5)
    #expect(progress.opacity == 0)
    #expect(bars.isBarHidden)
    #expect(bars.applied?.navigationBar.background == .black)
    #expect(bars.barPresence == 0)
  }

  @Test("All observers learn of skipped screens before they learn what one of them then requests")
  func requestWhenSkipped() throws {
    let flow = Pages()
    let (first, second) = (CallbackObserver(), CallbackObserver())
    flow.navigationController.add(first)
    flow.navigationController.add(second)
    var heard: [String] = []
    first.onDidSkip = { controller in
      controller.attempt { try $0.push(PlainScreen("more"), .immediate) }
    }
    second.onDidSkip = { _ in heard.append("didSkip") }
    second.onDidShow = { heard.append("didShow \($1.name)") }

    try flow.go(to: "three")

    #expect(heard == ["didShow three", "didSkip", "didShow more"])
  }

  @Test("Going to a place during a transition tells observers of skipped screens after it")
  func skippedDuringTransition() throws {
    let flow = Declaring()
    let progress = FlowProgress(of: flow.navigationController)
    let bars = NavigationAppearance(of: flow.navigationController)
    let clock = flow.navigationController.context.clock
    try flow.navigationController.push(PlainScreen("other"))
    clock.advance(to: Instant(nanoseconds: 100_000_000))

    try flow.go(to: "silent")
    #expect(progress.value == 0 && !bars.isBarHidden)
    clock.advance(to: Instant(nanoseconds: 5_000_000_000))

    #expect(progress.value == 0.5)
    #expect(bars.isBarHidden)
    #expect(bars.applied?.navigationBar.background == .black)
  }

  @Test("Going to a place can be animated, and the place changes with the request")
  func motion() throws {
    let flow = Pages()

    try flow.go(to: "two", .standard)

    #expect(flow.navigationController.isMoving)
    #expect(flow.place == "two")
  }

  @Test("During an interactive pop the place does not change until the release")
  func drag() throws {
    let flow = Pages()
    try flow.go(to: "two")
    let driver = PercentDrivenTransition()

    try flow.navigationController.pop(.interactive(driver))
    driver.update(0.7)
    #expect(flow.place == "two")
    driver.finish()

    #expect(flow.place == "one")
  }

  @Test("On a screen without a place, the flow's place is that of the screen below")
  func unnamed() throws {
    let flow = Pages()
    try flow.go(to: "two")

    try flow.push("gate", .immediate)

    #expect(flow.place == "two")
  }

  @Test(
    "An unknown place is refused with a list of the flow's places, and nothing changes",
    arguments: [
      "four", "two=1", "two/one",
    ] as [FlowPlace])
  func unknown(place: FlowPlace) throws {
    let flow = Pages()
    try flow.go(to: "two")

    #expect(throws: PlaceRefusal.unknown(place, among: ["one", "two", "three"])) {
      try flow.go(to: place)
    }

    #expect(flow.stack == ["one", "two"])
  }

  @Test("Going to a place is refused if the stack refuses it")
  func frozen() throws {
    let flow = Pages()
    try flow.push("two")
    try flow.navigationController.freeze(at: 0.5)

    #expect(throws: PlaceRefusal.refused(.frozen)) { try flow.go(to: "three") }

    #expect(flow.place == "two")
  }

  @Test("A flow without places refuses to go to one")
  func plain() {
    #expect(throws: PlaceRefusal.noPlaces) { try Plain().go(to: "one") }
  }
}
