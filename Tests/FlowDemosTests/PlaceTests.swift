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

  private func stage(_ id: String, seed: UInt64 = 1) throws -> Stage {
    let demo = try #require(Catalogue.sluice.demo(id))
    return try Stage { try demo.start(in: $0, settings: DemoSettings(seed: seed)) }
  }

  private func placed(_ stage: Stage) throws -> any PlacedFlow {
    try #require(stage.flow as? any PlacedFlow)
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
    let first = try stage(link.step.name)
    try first.flow.go(to: place)
    let told = try placed(first).place

    let second = try stage(link.step.name)
    try second.flow.go(to: told)

    #expect(try placed(second).place == told)
    #expect(second.stack == first.stack)
    #expect(second.session.layerTree == first.session.layerTree)
    #expect(!first.flow.navigationController.isMoving)
    #expect(FlowPlace(told.description) == told)
  }

  @Test("In the catalogue a link leads through the list, and back to it", arguments: Self.links)
  func catalogue(link: FlowPlace) throws {
    let alone = try stage(link.step.name)
    try alone.flow.go(to: try #require(link.rest))

    let stage = Stage { CatalogueFlowController(.sluice, context: $0) }
    try stage.flow.go(to: link)

    #expect(stage.stack == ["catalogue", "demo-\(link.step.name)"])
    #expect(try placed(stage).place.rest == placed(alone).place)
    // A way out to the catalogue may stand in its bars, where alone there is none.
    #expect(Set(alone.words).isSubset(of: stage.words))
    #expect(!stage.words.contains("Navigation flows to touch and to measure"))
  }

  @Test(
    "Where hands have led is a place with the same pictures, also on the way back", arguments: 1...5
  )
  func byHand(taps: Int) throws {
    let stage = try stage("checkout")
    for _ in 0..<taps {
      stage.tap(195, 806)
      stage.settle()
    }
    // The button that it rests on is another one than the next page's.
    stage.mouse(.move, 2, 600)
    stage.settle()
    let place = try placed(stage).place

    let other = try self.stage("checkout")
    try other.flow.go(to: place)
    other.settle()

    #expect(other.session.layerTree == stage.session.layerTree)
    for _ in 0..<3 {
      try stage.keys("Escape")
      try other.keys("Escape")
      #expect(other.stack == stage.stack)
      #expect(other.words == stage.words)
    }
  }

  @Test("A place is the one that was asked for last, also while pages move")
  func moving() throws {
    let stage = try stage("checkout")

    stage.tap(195, 806)
    #expect(try placed(stage).place == "delivery")
    stage.wait(100)
    stage.session.send(.key(KeyPress("Escape")), at: stage.context.clock.now)

    #expect(try placed(stage).place == "basket")
  }

  @Test(
    "Second is linked to with its colour, by default Home's",
    arguments: [
      ("second", "#3b4cc0"), ("second=%23ff8800", "#ff8800"), ("second=#FF8800", "#FF8800"),
    ])
  func colour(text: String, name: String) throws {
    let stage = try stage("colours")

    try stage.flow.go(to: try #require(FlowPlace(text)))

    #expect(stage.words.contains(name))
    #expect(try placed(stage).place == FlowPlace("second", name))
  }

  @Test("An order that was placed keeps its number, and a new one begins with a full basket")
  func thanks() throws {
    let stage = try stage("checkout")

    try stage.flow.go(to: "thanks=TV-12345")
    #expect(stage.words.contains("TV-12345"))
    #expect(stage.stack == ["thanks"])
    try stage.flow.go(to: "delivery")

    #expect(stage.stack == ["basket", "delivery"])
  }

  @Test("A checkout on another flow is a place in it, and leads back to where it began")
  func embedded() throws {
    let stage = try stage("progress")

    try stage.flow.go(to: "late=1/payment")
    #expect(stage.stack == ["plain-root", "basket", "delivery", "payment"])
    stage.tap(195, 806)
    stage.settle()
    #expect(try placed(stage).place == "late=1/review")
    stage.tap(195, 806)
    stage.settle()
    stage.tap(195, 806)
    stage.settle()

    #expect(try placed(stage).place == "late=1")
  }

  @Test("Sheets are places in what they lie on")
  func sheets() throws {
    let stage = try stage("verbs")

    try stage.flow.go(to: "page=2/page=3/page=1")
    #expect(stage.words.contains("Sheet 2, page 1"))
    #expect(try placed(stage).place == "page=2/page=3/page=1")
    try stage.flow.go(to: "page=1")

    #expect(stage.words.contains("Page 1"))
    #expect(try placed(stage).place == "page=1")
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
    let stage = try stage(link.step.name)
    stage.settle()
    let (stack, tree) = (stage.stack, stage.session.layerTree)

    #expect {
      try stage.flow.go(to: try #require(link.rest))
    } throws: { error in
      guard case .unknown(_, let places) = error as? PlaceRefusal else { return false }
      return !places.isEmpty
    }

    #expect(stage.stack == stack)
    #expect(stage.session.layerTree == tree)
  }
}
