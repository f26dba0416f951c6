import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import SluiceViewer
import Testing

/// Tests of what a new user meets in the first minute: the device's bezel, the hint at the stage's
/// edge, places, the search, and sizes.
@Suite struct FirstMinuteTests {
  private func field(_ phrase: Phrase, of harness: ViewerHarness) throws -> AccessibilityNode {
    let name = harness.app.session.context.strings[phrase]
    return try #require(
      harness.tree.all.first { $0.role == .textField && $0.name == name })
  }

  private func size(of harness: ViewerHarness) throws -> String? {
    try field(.stageSize, of: harness).value
  }

  private func type(_ text: String, into phrase: Phrase, of harness: ViewerHarness) throws {
    harness.click(try field(phrase, of: harness).middle)
    try harness.key("Ctrl+A")
    harness.send(.text(text))
    harness.wait(100)
    try harness.key("Return")
    harness.wait(300)
  }

  @Test("Opening a demo moves no row of the list", arguments: [Language.english, .german])
  func still(language: Language) throws {
    let harness = try ViewerHarness("signup", language: language)
    let rows = { harness.tree.all.filter { $0.role == .radio && $0.value != nil } }
    let demos = try rows().filter { row in
      try row.frame.maxX <= harness.node(.stageGroup).frame.minX
    }
    #expect(demos.count == Catalogue.sluice.demos.count)

    for demo in demos {
      try harness.click(demo.name)
      harness.wait(600)
      #expect(try harness.node(demo.name).states.contains(.checked))
      for other in demos { #expect(try harness.node(other.name).frame == other.frame) }
    }
  }

  @Test("A drag from the device's bezel goes back, and a press on it does nothing")
  func bezel() throws {
    let harness = try ViewerHarness("checkout")
    harness.click(try harness.stage(0.5, 0.942))
    harness.wait(2000)
    let start = Point(x: try harness.stage(0, 0.5).x - 6, y: try harness.stage(0, 0.5).y)

    let presses = { harness.verbs.filter { $0.hasPrefix("down") }.count }
    let before = presses()
    harness.click(start)
    harness.wait(500)
    #expect(presses() == before)

    harness.mouse(.down, start)
    for step in 1...10 {
      harness.wait(16)
      harness.mouse(.move, Point(x: start.x + 20 * Double(step), y: start.y))
    }
    harness.mouse(.up, Point(x: start.x + 200, y: start.y))
    harness.wait(2000)

    #expect(harness.verbs.contains("didShow basket"))
  }

  @Test("The hint at the edge is hidden while the stage is zoomed")
  func zoomedHint() throws {
    let harness = try ViewerHarness("checkout")
    let hint = harness.app.session.context.strings[.dragFromHere]
    harness.app.invitesToDrag = true
    harness.click(try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(2000)
    #expect(harness.texts.contains(hint))

    try harness.key("Ctrl++")
    harness.wait(50)
    #expect(!harness.texts.contains(hint))
    try harness.key("Ctrl+0")
    harness.wait(50)
    #expect(harness.texts.contains(hint))
  }

  @Test("The hint at the edge is shown while a drag would go back, and never again after a drag")
  func hint() throws {
    let harness = try ViewerHarness.delivery()
    let hint = harness.app.session.context.strings[.dragFromHere]
    #expect(!harness.texts.contains(hint))

    harness.app.invitesToDrag = true
    harness.wait(16)
    harness.mouse(.move, try harness.stage(0.5, 0.5))
    harness.wait(16)
    #expect(harness.texts.contains(hint))
    let root = try ViewerHarness("checkout")
    root.app.invitesToDrag = true
    #expect(!root.texts.contains(hint), "no drag leads back from the first page")

    try harness.drag(by: 294)
    harness.mouse(.cancelled, try harness.stage(0.42, 0.5))
    harness.wait(2000)

    #expect(!harness.texts.contains(hint) && !harness.app.invitesToDrag)
  }

  @Test(
    "The hint at the edge is hidden if the page goes back with another gesture than a drag",
    arguments: [("edge", true), ("tap", false), ("zig-zag", false)])
  func otherGesture(gesture: String, isShown: Bool) throws {
    let harness = try ViewerHarness("colours")
    harness.app.invitesToDrag = true

    harness.send(.text("colours/second@0ms,interactor=\(gesture)"))
    harness.wait(300)

    #expect(harness.verbs.contains("didShow second"))
    #expect(harness.texts.contains(harness.app.session.context.strings[.dragFromHere]) == isShown)
  }

  @Test(
    "A drag can begin on the hint, both beside a device and over a page that fills the room",
    arguments: [(true, -60.0), (false, 80)])
  func dragOfHint(hasDevice: Bool, distance: Double) throws {
    let harness = try ViewerHarness.delivery()
    if hasDevice { try harness.click("Phone") }
    harness.app.invitesToDrag = true
    harness.wait(16)
    #expect(harness.texts.contains(harness.app.session.context.strings[.dragFromHere]))
    let edge = try harness.stage(0, 0.5)

    let start = Point(x: edge.x + distance, y: edge.y)
    harness.mouse(.down, start)
    for step in 1...10 {
      harness.wait(16)
      harness.mouse(.move, Point(x: start.x + 20 * Double(step), y: start.y))
    }
    #expect(harness.verbs.last { $0.hasPrefix("drag") } != nil)
    harness.mouse(.up, Point(x: start.x + 200, y: start.y))
    harness.wait(2000)

    #expect(harness.verbs.last { $0.hasPrefix("didShow") } == "didShow basket")
  }

  @Test("No text of the open demo runs under the button that shows its places")
  func summary() throws {
    let harness = try ViewerHarness("onboarding")
    harness.wait(300)
    let name = harness.app.session.context.strings[.showPlaces.with("Onboarding")]
    let button = try harness.node(name).frame

    let row = try #require(
      harness.tree.all.first { $0.role == .radio && $0.name == "Onboarding" }?.frame)
    let ends = harness.app.session.layerTree.root.textEnds(measuring: harness.glyphs)
      .filter(row.contains)

    #expect(ends.count == 2, "the title, and the summary below the button")
    #expect(ends.allSatisfy { $0.x <= button.minX || $0.y > button.maxY + 4 })
  }

  @Test("A place that ends in a number is listed with the name before the number")
  func numberedPlaces() throws {
    let harness = try ViewerHarness("signup")
    try harness.click(harness.app.session.context.strings[.showPlaces.with("Sign-up")])
    harness.wait(300)

    #expect(harness.texts.contains("tour 1") && harness.texts.contains("email"))
  }

  private final class TeaPage: ComposedScreen {
    let name = "tea"

    func body(in context: LayoutContext) -> [any Element] { SafeArea { Text("Tea") } }
  }

  private final class TeaFlow: PlacedFlow {
    let navigationController: NavigationController

    init(_ context: FlowContext, isVisible: Bool) {
      navigationController = NavigationController(
        root: TeaPage(), context: context, isVisible: isVisible)
    }

    var places: [FlowPlace] { [FlowPlace(name: "tea", value: "Pu Er")] }

    func place(of screen: any Screen) -> FlowPlace? { places[0] }

    func screens(at place: FlowPlace) -> [any Screen]? {
      place == places[0] ? [TeaPage()] : nil
    }
  }

  @Test("A place's value is listed as it is, not encoded as in a link")
  func encodedPlace() throws {
    let demo = Demo(id: "teas", title: "Teas", summary: "Teas") { context, _, isVisible in
      TeaFlow(context, isVisible: isVisible)
    }
    let harness = try ViewerHarness("teas", of: Catalogue("Shop", demos: [demo]))
    try harness.click(harness.app.session.context.strings[.showPlaces.with("Teas")])
    harness.wait(300)

    #expect(harness.texts.contains("Pu Er"))
  }

  @Test("The open demo's places unfold below its row, and a click on one opens the demo there")
  func places() throws {
    let harness = try ViewerHarness("checkout")
    let strings = harness.app.session.context.strings
    #expect(!harness.has("review"))

    try harness.click(strings[.showPlaces.with("Checkout")])
    harness.wait(300)
    #expect(try harness.node("basket").states.contains(.checked))

    try harness.click("review")
    harness.wait(300)
    #expect(try harness.node("review").states.contains(.checked))
    #expect(harness.has("checkout/review"))
    let others = ["payment=another", "thanks"]
    #expect(others.allSatisfy { harness.has($0) })

    try harness.click(strings[.hidePlaces.with("Checkout")])
    harness.wait(300)
    #expect(!others.contains { harness.has($0) })
  }

  @Test(
    "The search finds demos by other words for what they show, and places by their names",
    arguments: [
      ("colors", "Colours", nil), ("sheet", "Verbs", nil), ("pay", "Checkout", nil),
      ("review", "Checkout", "review"), ("checkout/basket", "Checkout", "basket"),
    ] as [(String, String, String?)])
  func search(text: String, demo: String, place: String?) throws {
    let harness = try ViewerHarness("appearance")

    try harness.key("/")
    harness.send(.text(text))
    harness.wait(300)
    #expect(harness.has(demo) && !harness.has("Home Scene"))
    guard let place else { return }

    try harness.key("Return")
    harness.wait(300)
    #expect(harness.tree.all.contains { $0.name.hasSuffix("/\(place)") })
  }

  @Test("A demo that a word describes comes first, then those of its places that contain the word")
  func order() throws {
    let harness = try ViewerHarness("appearance")
    try harness.key("/")
    harness.send(.text("pay"))
    harness.wait(300)

    let found = harness.tree.all.filter { $0.role == .radio || $0.name.contains("pay") }
    #expect(found.prefix(2).map(\.name) == ["Checkout", "payment"])

    let place = try harness.node("early=1/payment")
    harness.mouse(.move, place.middle)
    harness.wait(1500)
    #expect(harness.texts.contains("early=1/payment"), "several places end alike")
    harness.click(place.middle)
    harness.wait(300)
    try harness.key("?")
    #expect(harness.has(.keyboard), "keys no longer go into the search")
  }

  @Test("The stage gets the size that is typed, and keeps its own if that size is refused")
  func sizes() throws {
    let harness = try ViewerHarness("checkout")
    try harness.click(.settings)
    harness.wait(300)
    #expect(harness.texts.contains("Phone, 390 × 844"))
    #expect(try size(of: harness) == "390 × 844")

    try type("500x700", into: .stageSize, of: harness)
    #expect(harness.app.stageTree.root.size == Size(width: 500, height: 700))

    #expect(harness.texts.contains("Free size, 500 × 700"))
    try type("20 × 700", into: .stageSize, of: harness)
    #expect(harness.texts.contains { $0.hasPrefix("Expected a size") })

    try type("375", into: .stageSize, of: harness)
    #expect(harness.tree.all.contains { $0.name.hasPrefix("Expected a size such as 390 × 844") })
    #expect(harness.app.stageTree.root.size == Size(width: 500, height: 700))
  }

  @Test("A click on the device's caption focuses the size field, and Reset restores the size")
  func caption() throws {
    let harness = try ViewerHarness("checkout")
    try harness.click(.events)
    harness.wait(300)

    try harness.click("Phone, 390 × 844")
    harness.wait(100)
    #expect(try field(.stageSize, of: harness).states.contains(.focused))
    harness.send(.text("500x700"))
    try harness.key("Return")
    harness.wait(300)
    #expect(harness.app.stageTree.root.size == Size(width: 500, height: 700))

    let strings = harness.app.session.context.strings
    try harness.click(strings[.reset.with(strings[.stageGroup])])
    harness.wait(300)
    #expect(harness.app.stageTree.root.size == Size(width: 390, height: 844))
  }

  @Test("A stage of free size still fills its room after a link that cannot be opened")
  func freeAfterBadLink() throws {
    let harness = try ViewerHarness("checkout")
    try harness.click(.freeSize)
    harness.wait(300)

    harness.send(.text("checkout@0ms,script=broken"))
    harness.wait(300)
    #expect(harness.texts.contains { $0.hasPrefix("The link cannot be opened") })
    harness.app.fillDisplay(true)
    _ = harness.app.session.layerTree

    #expect(harness.app.stageTree.root.size == harness.app.session.size)
  }

  @Test("A stage of a typed size has an outline; in a device or at free size it has none")
  func edge() throws {
    let harness = try ViewerHarness("checkout")
    let edges = { harness.app.session.layerTree.root.squareOutlines(of: Theme.light.separator) }
    try harness.click(.settings)
    harness.wait(300)
    #expect(edges() == 0)

    try harness.click(.freeSize)
    harness.wait(300)
    #expect(edges() == 0)

    try type("500x700", into: .stageSize, of: harness)
    #expect(edges() == 1)
  }
}

extension Layer {
  fileprivate func textEnds(measuring glyphs: any TextMeasuring) -> [Point] {
    let own = drawings.compactMap { drawing -> Point? in
      guard case .text(let text, let style, let start, _) = drawing else { return nil }
      return Point(x: start.x + glyphs.width(of: text, in: style), y: start.y)
    }
    return (own + sublayers.flatMap { $0.textEnds(measuring: glyphs) })
      .map { Point(x: $0.x + offset.x, y: $0.y + offset.y) }
  }

  fileprivate func squareOutlines(of colour: RGBA) -> Int {
    let own = drawings.count { if case .outline(_, 0, _, colour) = $0 { true } else { false } }
    return own + sublayers.reduce(0) { $0 + $1.squareOutlines(of: colour) }
  }
}
