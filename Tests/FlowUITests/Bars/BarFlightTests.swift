import FlowCore
import FlowUI
import Testing

@Suite struct BarFlightTests {
  /// A stage on which "Second" is being pushed, or "First" being gone back to.
  private func harness(_ root: BarPage = BarPage("First")) throws -> BarHarness {
    let harness = BarHarness(root)
    try harness.controller.push(BarPage("Second"))
    return harness
  }

  @Test("A title becomes the next page's back label: one line of text, whole all the way")
  func shared() throws {
    let harness = try harness()
    var last = try #require(harness.text("First"))
    let start = last.x

    while harness.controller.coordinator != nil {
      harness.wait(10)
      let now = harness.texts.filter { $0.text == "First" && $0.alpha > 0 }
      #expect(now.count == 1)
      let text = try #require(now.first)
      #expect(text.alpha == 255)
      #expect(text.x <= last.x)
      last = text
    }

    #expect(start == 200 - 5 * 17.0 / 4)
    #expect(last.x == 32)
  }

  @Test("NF-B11 Items fade in place; the intervals are those of NF 1.4")
  func items() throws {
    let (old, new) = (Control(), Control())
    let harness = BarHarness(
      BarPage("First", NavigationItem(title: "First", trailing: [.text("Old", old)])))
    let second = BarPage(
      "Second", NavigationItem(title: "Second", trailing: [.text("New", new)]))
    let oldPlace = try #require(harness.text("Old")).x
    try harness.controller.push(second)

    harness.wait(until: 0.39)
    #expect(harness.text("New") == nil)
    #expect(try #require(harness.text("Old")).x == oldPlace)
    harness.wait(until: 0.41)
    let newPlace = try #require(harness.text("New")).x
    harness.wait(until: 0.61)
    #expect(harness.text("Old") == nil)
    #expect(try #require(harness.text("New")).x == newPlace)
  }

  @Test("The next title comes in from the trailing side, from a quarter of the way on")
  func arrival() throws {
    let harness = try harness()

    harness.wait(until: 0.2)
    #expect(harness.text("Second") == nil)
    harness.wait(until: 0.5)
    let half = try #require(harness.text("Second"))
    let fraction = try #require(harness.controller.coordinator?.fraction)
    harness.settle()

    let end = try #require(harness.text("Second"))
    #expect(abs(half.x - end.x - (1 - fraction) * 200) < 1e-9)
    #expect(half.alpha == UInt8(((fraction - 0.25) / 0.75 * 255).rounded()))
  }

  @Test("NF-B9 A first chevron comes from the trailing side; a second one takes its place unseen")
  func chevron() throws {
    let harness = try harness()
    harness.wait(until: 0.45)
    let coming = try #require(harness.chevron)
    harness.settle()
    let rest = try #require(harness.chevron)
    #expect(coming.x > rest.x)
    #expect(coming.alpha < 255)

    try harness.controller.push(BarPage("Third"))
    while harness.controller.coordinator != nil {
      harness.wait(20)
      #expect(harness.chevron?.x == rest.x)
      #expect(harness.chevron?.alpha == 255)
    }
  }

  @Test(
    "NF-B13 A large title shrinks on its way to a back label, and a large one comes in with its page"
  )
  func large() throws {
    let harness = BarHarness(BarPage("First", NavigationItem(title: "First", isLarge: true)))
    let start = try #require(harness.texts.first { $0.size == 34 })
    #expect(start.x == 16)
    try harness.controller.push(
      BarPage("Second", NavigationItem(title: "Second", isLarge: true)))

    harness.wait(until: 0.5)
    let fraction = try #require(harness.controller.coordinator?.fraction)
    let label = try #require(harness.texts.first { $0.text == "First" && $0.alpha > 0 })
    #expect(abs(label.size - (34 + (17 - 34) * fraction)) < 1e-9)
    #expect(abs(label.x - (16 + (32 - 16) * fraction)) < 1e-9)
    let title = try #require(harness.texts.first { $0.text == "Second" && $0.size == 34 })
    #expect(abs(title.x - (16 + (1 - fraction) * 400)) < 1e-9)
  }

  @Test(
    "NF-B15 Bars that shall not fly fade in place, and so do all with reduced motion",
    arguments: [false, true])
  func fading(reducesMotion: Bool) throws {
    let harness = BarHarness(BarPage("First"), reducesMotion: reducesMotion)
    let rest = try #require(harness.text("First"))
    if !reducesMotion { harness.bars.travel = .fading }
    try harness.controller.push(BarPage("Second"))

    harness.wait(until: 0.4)

    let title = try #require(harness.texts.first { $0.text == "First" && $0.x == rest.x })
    let fraction = try #require(harness.controller.coordinator?.fraction)
    #expect(title.alpha == UInt8(((1 - fraction) * 255).rounded()))
  }

  @Test("NF-B17 Of two flows with bars only the inner one's titles travel")
  func nested() throws {
    let inner = NavigationController(
      root: BarPage("Inner"), context: FlowContext(), isOnStage: false)
    _ = inner
    let context = FlowContext()
    let flow = NavigationController(root: BarPage("Inner"), context: context, isOnStage: false)
    NavigationBars(around: flow)
    let harness = NavigationController(root: FlowScreen(flow), context: context)
    let bars = NavigationBars(around: harness)
    let session = FlowSession(
      navigation: harness, size: Size(width: 400, height: 800), measuring: SquareMeasuring())
    let outer = { session.layerTree.root.sublayers.first { $0.name == "navigationBar" } }
    let before = outer()

    try flow.push(BarPage("Second"))
    context.clock.advance(to: Instant(nanoseconds: 150_000_000))

    #expect(flow.coordinator != nil)
    #expect(outer() == before)
    #expect(bars.appearance.barPresence == 1)
  }

  @Test("NF-B21 While a transition runs, screens are not asked again what they have in the bar")
  func asked() throws {
    let (first, second) = (BarPage("First"), BarPage("Second"))
    let harness = BarHarness(first)
    try harness.controller.push(second)
    let before = (first.askedForItem, second.askedForItem)

    for _ in 0..<10 {
      harness.wait(20)
      _ = harness.tree
    }

    #expect(harness.controller.coordinator != nil)
    #expect((first.askedForItem, second.askedForItem) == before)
  }

  @Test(
    "NF-C7 SX-2 A cancelled drag brings the bars back: first without a jump, and in the end exactly"
  )
  func cancel() throws {
    let harness = BarHarness(
      BarPage("First", NavigationItem(title: "First", trailing: [.text("Old", Control())])))
    try harness.controller.push(BarPage("Second"))
    harness.settle()
    let before = harness.tree

    harness.drag(to: 120)
    let held = harness.tree
    #expect(held != before)
    harness.mouse(.up, 120)
    #expect(harness.tree == held)
    harness.settle()

    #expect(harness.tree == before)
  }

  @Test("A push that is undone takes its titles back with it")
  func turnedRound() throws {
    let harness = BarHarness()
    let before = harness.tree
    try harness.controller.push(BarPage("Second"))
    harness.wait(120)
    let middle = harness.texts

    try harness.controller.pop()
    #expect(harness.texts == middle)
    harness.settle()

    #expect(harness.tree == before)
  }

  @Test(
    "A push in the middle of another one changes nothing in the bar at that instant",
    arguments: [40, 120, 250])
  func interrupted(milliseconds: Int) throws {
    let harness = try harness()
    harness.wait(milliseconds)
    let before = harness.texts.filter { $0.alpha > 0 }

    try harness.controller.push(BarPage("Third"))

    #expect(harness.texts.filter { $0.alpha > 0 } == before)
    harness.settle()
    #expect(harness.texts.map(\.text) == ["Second", "Third"])
  }

  @Test("A page that is asked away while it comes keeps its back control until it goes")
  func askedAway() throws {
    let harness = try harness()
    harness.wait(120)
    try harness.controller.setStack([BarPage("Third")])
    harness.wait(until: 0.99)
    let before = harness.texts.filter { $0.alpha > 0 }.map(\.text)

    // Up to the first instants of the transition to the third one.
    while harness.controller.fraction ?? 1 > 0.5 { harness.wait(1) }

    #expect(before == ["First", "Second"])
    #expect(harness.texts.filter { $0.alpha > 0 }.map(\.text) == before)
  }

  @Test("The back control that was clicked comes back from its press as its page goes")
  func clicked() throws {
    let harness = BarHarness()
    try harness.controller.push(BarPage("Second"), .immediate)
    harness.mouse(.down, 20, 66)
    harness.wait(100)
    let pressed = harness.chevron?.alpha

    harness.mouse(.up, 20, 66)

    #expect(harness.controller.coordinator != nil)
    #expect(harness.chevron?.alpha == pressed)
  }

  @Test("A push during a drag away from a page with a bar shows its title from its beginning on")
  func afterHidden() throws {
    let hidden = BarPage("Hidden")
    hidden.prefersBarHidden = true
    let harness = BarHarness(hidden)
    try harness.controller.push(BarPage("Second"))
    harness.settle()
    harness.drag(to: 205)
    let before = harness.texts.filter { $0.alpha > 0 }
    try harness.controller.push(BarPage("Third"))
    #expect(harness.texts.filter { $0.alpha > 0 } == before)

    harness.wait(until: 0.8)

    #expect(try #require(harness.text("Third")).alpha > 128)
  }
}
