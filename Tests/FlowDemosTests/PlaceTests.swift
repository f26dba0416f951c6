import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct PlaceTests {
  private static let links: [FlowPlace] = Catalogue.sluice.demos.flatMap { demo in
    // A demo that fails to start has no links; the test `all` reports that.
    let flow = try? demo.start(in: FlowContext()) as? any PlacedFlow
    return flow?.places.map { FlowPlace(name: demo.id).containing($0) } ?? []
  }

  private static let linksToGoBackFrom = links.filter { link in
    do {
      guard let place = link.rest else { return true }
      let harness = try Self.start(link.step.name)
      try harness.flow.go(to: place)
      let navigation = harness.flow.navigationController
      return navigation.stack.count > 1 && navigation.presented == nil
    } catch {
      // The test of the place reports the error.
      return true
    }
  }

  private func harness(_ id: String, seed: UInt64 = 1) throws -> DemoHarness {
    try Self.start(id, seed: seed)
  }

  private static func start(_ id: String, seed: UInt64 = 1) throws -> DemoHarness {
    let demo = try #require(Catalogue.sluice.demo(id))
    return try DemoHarness { try demo.start(in: $0, settings: DemoSettings(seed: seed)) }
  }

  private func placed(_ harness: DemoHarness) throws -> any PlacedFlow {
    try #require(harness.flow as? any PlacedFlow)
  }

  @Test("Every demo has places, each of them once")
  func all() {
    #expect(Set(Self.links).count == Self.links.count)
    for demo in Catalogue.sluice.demos {
      #expect(Self.links.contains { $0.step.name == demo.id }, "\(demo.id)")
    }
  }

  @Test(
    "The place that a flow reports leads to the same picture in a new flow",
    arguments: await Self.links)
  func roundTrip(link: FlowPlace) throws {
    let place = try #require(link.rest)
    let first = try harness(link.step.name)
    try first.flow.go(to: place)
    let reported = try placed(first).place

    let second = try harness(link.step.name)
    try second.flow.go(to: reported)

    #expect(try placed(second).place == reported)
    #expect(second.stack == first.stack)
    #expect(second.session.layerTree == first.session.layerTree)
    #expect(!first.flow.navigationController.isMoving)
    #expect(FlowPlace(reported.description) == reported)
  }

  @Test(
    "A link opens a demo of the catalogue on top of the list, at the same place as on its own",
    arguments: await Self.links)
  func catalogue(link: FlowPlace) throws {
    let alone = try harness(link.step.name)
    try alone.flow.go(to: try #require(link.rest))

    let harness = DemoHarness { CatalogueFlowController(.sluice, context: $0) }
    try harness.flow.go(to: link)

    #expect(harness.stack == ["catalogue", "demo-\(link.step.name)"])
    #expect(try placed(harness).place.rest == placed(alone).place)
    // In the catalogue, the bars may have one more text, of the control that leads back to it.
    #expect(Set(alone.texts).isSubset(of: harness.texts))
    #expect(!harness.texts.contains("Navigation flows to touch and to measure"))
  }

  @Test(
    "A place reached by taps leads to the same pages in another flow, also on going back",
    arguments: 1...5)
  func byTaps(taps: Int) throws {
    let harness = try harness("checkout")
    for _ in 0..<taps {
      harness.tap(195, 806)
      harness.settle()
    }
    // A hovered button is drawn differently.
    harness.mouse(.move, 2, 600)
    harness.settle()
    let place = try placed(harness).place

    let other = try self.harness("checkout")
    try other.flow.go(to: place)
    other.settle()

    #expect(other.session.layerTree == harness.session.layerTree)
    for _ in 0..<3 {
      try harness.keys("Escape")
      try other.keys("Escape")
      #expect(other.stack == harness.stack)
      #expect(other.texts == harness.texts)
    }
  }

  @Test(
    "On a tablet no button or field is wider than the readable width, except in the library",
    arguments: await Self.links.filter { $0.step.name != "library" })
  func readable(link: FlowPlace) throws {
    let demo = try #require(Catalogue.sluice.demo(link.step.name))
    let harness = try DemoHarness(size: Size(width: 1180, height: 820)) { try demo.start(in: $0) }
    try harness.flow.go(to: try #require(link.rest))

    let wide = harness.nodes.filter {
      [.button, .textField].contains($0.role) && $0.frame.size.width > 560
    }
    #expect(wide.map(\.name) == [])
  }

  @Test(
    "Opening a place gives the same pages as pushing them one by one, also during a drag back",
    arguments: await Self.linksToGoBackFrom)
  func stackByStack(link: FlowPlace) throws {
    let place = try #require(link.rest)
    let opened = try harness(link.step.name)
    try opened.flow.go(to: place)
    let stepped = try harness(link.step.name)
    try stepped.flow.go(to: place)
    let screens = stepped.flow.navigationController.stack
    try #require(screens.count > 1)
    for count in 1...screens.count {
      // Without animation, because some pages show for how long they have been visible.
      try stepped.flow.navigationController.setStack(Array(screens.prefix(count)), .immediate)
    }
    #expect(stepped.session.layerTree == opened.session.layerTree)
    for harness in [opened, stepped] {
      harness.mouse(.down, 3, 400)
      for x in stride(from: 3.0, through: 163, by: 20) { harness.mouse(.move, x, 400) }
    }
    #expect(stepped.session.layerTree == opened.session.layerTree, "half-way")
    for harness in [opened, stepped] {
      harness.mouse(.up, 363, 400)
      harness.settle()
    }
    #expect(stepped.stack == opened.stack)
    #expect(stepped.session.layerTree == opened.session.layerTree, "after it")
  }

  @Test("The place of a flow is the one requested last, also during a transition")
  func moving() throws {
    let harness = try harness("checkout")

    harness.tap(195, 806)
    #expect(try placed(harness).place == "delivery")
    harness.wait(100)
    harness.session.send(.key(KeyPress("Escape")), at: harness.context.clock.now)

    #expect(try placed(harness).place == "basket")
  }

  @Test(
    "A link to Second includes its colour, by default that of Home",
    arguments: [
      ("second", "#3b4cc0"), ("second=%23ff8800", "#ff8800"), ("second=#FF8800", "#FF8800"),
    ])
  func colour(text: String, name: String) throws {
    let harness = try harness("colours")

    try harness.flow.go(to: try #require(FlowPlace(text)))

    #expect(harness.texts.contains(name))
    #expect(try placed(harness).place == FlowPlace(name: "second", value: name))
  }

  @Test("A link to the thanks page has the order's number, and one to delivery begins a new order")
  func thanks() throws {
    let harness = try harness("checkout")

    try harness.flow.go(to: "thanks=TV-12345")
    #expect(harness.texts.contains("TV-12345"))
    #expect(harness.stack == ["thanks"])
    try harness.flow.go(to: "delivery")

    #expect(harness.stack == ["basket", "delivery"])
  }

  @Test("An embedded checkout's place is a step within the place of the page that it returns to")
  func embedded() throws {
    let harness = try harness("progress")

    try harness.flow.go(to: "late=1/payment")
    #expect(harness.stack == ["plain-root", "basket", "delivery", "payment"])
    harness.tap(195, 806)
    harness.settle()
    #expect(try placed(harness).place == "late=1/review")
    harness.tap(195, 806)
    harness.settle()
    harness.tap(195, 806)
    harness.settle()

    #expect(try placed(harness).place == "late=1")
  }

  @Test("The place of a sheet is a step within the place of the page below it")
  func sheets() throws {
    let harness = try harness("verbs")

    try harness.flow.go(to: "page=2/page=3/page=1")
    #expect(harness.texts.contains("Sheet 2, page 1"))
    #expect(try placed(harness).place == "page=2/page=3/page=1")
    try harness.flow.go(to: "page=1")

    #expect(harness.texts.contains("Page 1"))
    #expect(try placed(harness).place == "page=1")
  }

  @Test(
    "A link to an unknown place is refused with a list of the known ones, and changes nothing",
    arguments: [
      "colours/third", "colours/second=red", "colours/home/home", "progress/early=5",
      "progress/early=0", "progress/early=1/home", "progress/late=6", "checkout/paymnt",
      "checkout/basket=1", "checkout/thanks=1", "checkout/thanks=TV-1234a",
      "checkout/thanks/basket",
      "appearance/sample=11", "appearance/sample", "onboarding/tour=5", "onboarding/tour=0",
      "library/book=13", "library/book=-1", "controls/controls", "verbs/page", "verbs/page=0",
      "verbs/page=101", "verbs/page=1/sheet", "verbs/page=99999999999999999999", "home/second",
      "second/second/second", "signup/hom", "signup/tour=4", "signup/colour=mud", "signup/colour",
      "signup/launch/terms", "signup/home/terms", "signup/profile/profile", "signup/app",
    ] as [FlowPlace])
  func unknown(link: FlowPlace) throws {
    let harness = try harness(link.step.name)
    harness.settle()
    let (stack, tree) = (harness.stack, harness.session.layerTree)

    #expect {
      try harness.flow.go(to: try #require(link.rest))
    } throws: { error in
      guard case .unknown(_, let places) = error as? PlaceRefusal else { return false }
      return !places.isEmpty
    }

    #expect(harness.stack == stack)
    #expect(harness.session.layerTree == tree)
  }
}
