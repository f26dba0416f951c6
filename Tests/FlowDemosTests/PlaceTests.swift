import FlowCore
import FlowDemos
import FlowUI
import SluiceViewer
import Testing

/// Links to screens, and coming back to where somebody was.
@Suite struct PlaceTests {
  /// All places of all demos, and the catalogue's.
  private static let links: [FlowPlace] = Catalogue.sluice.demos.flatMap { demo in
    // A demo that throws is missing below.
    let flow = try? demo.start(in: FlowContext()) as? any PlacedFlow
    return flow?.places.map { FlowPlace(demo.id).containing($0) } ?? []
  }

  private func harness(_ id: String, seed: UInt64 = 1) throws -> DemoHarness {
    let demo = try #require(Catalogue.sluice.demo(id))
    return try DemoHarness { try demo.start(in: $0, settings: DemoSettings(seed: seed)) }
  }

  private func placed(_ harness: DemoHarness) throws -> any PlacedFlow {
    try #require(harness.flow as? any PlacedFlow)
  }

  @Test("Every demo has places, each once")
  func all() {
    #expect(Set(Self.links).count == Self.links.count)
    for demo in Catalogue.sluice.demos {
      #expect(Self.links.contains { $0.step.name == demo.id }, "\(demo.id)")
    }
  }

  @Test("A place that a flow tells shows the same picture in a fresh one", arguments: Self.links)
  func roundTrip(link: FlowPlace) throws {
    let place = try #require(link.rest)
    let first = try harness(link.step.name)
    try first.flow.go(to: place)
    let told = try placed(first).place

    let second = try harness(link.step.name)
    try second.flow.go(to: told)

    #expect(try placed(second).place == told)
    #expect(second.stack == first.stack)
    #expect(second.session.layerTree == first.session.layerTree)
    #expect(!first.flow.navigationController.isMoving)
    #expect(FlowPlace(told.description) == told)
  }

  @Test("In the catalogue a link leads through the list, and back to it", arguments: Self.links)
  func catalogue(link: FlowPlace) throws {
    let alone = try harness(link.step.name)
    try alone.flow.go(to: try #require(link.rest))

    let harness = DemoHarness { CatalogueFlowController(.sluice, context: $0) }
    try harness.flow.go(to: link)

    #expect(harness.stack == ["catalogue", "demo-\(link.step.name)"])
    #expect(try placed(harness).place.rest == placed(alone).place)
    // A way out to the catalogue may stand in its bars, where alone there is none.
    #expect(Set(alone.texts).isSubset(of: harness.texts))
    #expect(!harness.texts.contains("Navigation flows to touch and to measure"))
  }

  @Test(
    "Where hands have led is a place with the same pictures, also on the way back", arguments: 1...5
  )
  func byDrag(taps: Int) throws {
    let harness = try harness("checkout")
    for _ in 0..<taps {
      harness.tap(195, 806)
      harness.settle()
    }
    // The button that it rests on is another one than the next page's.
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

  @Test("A place is the one that was asked for last, also while pages move")
  func moving() throws {
    let harness = try harness("checkout")

    harness.tap(195, 806)
    #expect(try placed(harness).place == "delivery")
    harness.wait(100)
    harness.session.send(.key(KeyPress("Escape")), at: harness.context.clock.now)

    #expect(try placed(harness).place == "basket")
  }

  @Test(
    "Second is linked to with its colour, by default Home's",
    arguments: [
      ("second", "#3b4cc0"), ("second=%23ff8800", "#ff8800"), ("second=#FF8800", "#FF8800"),
    ])
  func colour(text: String, name: String) throws {
    let harness = try harness("colours")

    try harness.flow.go(to: try #require(FlowPlace(text)))

    #expect(harness.texts.contains(name))
    #expect(try placed(harness).place == FlowPlace("second", name))
  }

  @Test("An order that was placed keeps its number, and a new one begins with a full basket")
  func thanks() throws {
    let harness = try harness("checkout")

    try harness.flow.go(to: "thanks=TV-12345")
    #expect(harness.texts.contains("TV-12345"))
    #expect(harness.stack == ["thanks"])
    try harness.flow.go(to: "delivery")

    #expect(harness.stack == ["basket", "delivery"])
  }

  @Test("A checkout on another flow is a place in it, and leads back to where it began")
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

  @Test("Sheets are places in what they lie on")
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
    "What no demo has is refused with what it has, and changes nothing",
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
