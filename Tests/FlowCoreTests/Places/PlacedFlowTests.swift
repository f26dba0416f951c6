import FlowCore
import Testing

/// Three pages, each on the one before.
private final class Pages: PlacedFlow {
  private final class Page: Screen {
    let name: String
    init(_ name: String) { self.name = name }
  }

  let context = FlowContext()
  let navigationController: NavigationController
  let places: [FlowPlace] = ["one", "two", "three"]

  init() {
    navigationController = NavigationController(root: Page("one"), context: context)
  }

  func screens(at place: FlowPlace) -> [any Screen]? {
    guard let index = places.firstIndex(of: place) else { return nil }
    return [navigationController.stack[0]]
      + places[...index].dropFirst().map { Page($0.description) }
  }

  func push(_ name: String, _ kind: TransitionMode = .standard) throws {
    try navigationController.push(Page(name), kind)
  }

  var stack: [String] { navigationController.stack.map(\.name) }
}

/// A flow that knows nothing of places.
private final class Plain: FlowController {
  let navigationController = Pages().navigationController
}

@Suite struct PlacedFlowTests {
  @Test("A flow goes to a place at once, with what belongs beneath it, by one request")
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

  @Test("It may also go there with motion, and is there from the request on")
  func motion() throws {
    let flow = Pages()

    try flow.go(to: "two", .standard)

    #expect(flow.navigationController.isMoving)
    #expect(flow.place == "two")
  }

  @Test("In the middle of a drag back it is where it was, until the drag is let go")
  func drag() throws {
    let flow = Pages()
    try flow.go(to: "two")
    let finger = PercentDrivenTransition()

    try flow.navigationController.pop(.interactive(finger))
    finger.update(0.7)
    #expect(flow.place == "two")
    finger.finish()

    #expect(flow.place == "one")
  }

  @Test("A screen that is no place leaves it at the one beneath")
  func unnamed() throws {
    let flow = Pages()
    try flow.go(to: "two")

    try flow.push("gate", .immediate)

    #expect(flow.place == "two")
  }

  @Test(
    "An unknown place is refused with those that there are, and nothing changes",
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

  @Test("What the stack refuses is refused")
  func held() throws {
    let flow = Pages()
    try flow.push("two")
    try flow.navigationController.freeze(at: 0.5)

    #expect(throws: PlaceRefusal.refused(.frozen)) { try flow.go(to: "three") }

    #expect(flow.place == "two")
  }

  @Test("A flow without places says so")
  func plain() {
    #expect(throws: PlaceRefusal.noPlaces) { try Plain().go(to: "one") }
  }
}
