import FlowCore
import FlowUI
import Testing

@Suite struct BarFlightTests {
  /// A stage on which "Second" is being pushed, or "First" being gone back to.
  private func stage(_ root: BarPage = BarPage("First")) throws -> BarStage {
    let stage = BarStage(root)
    try stage.controller.push(BarPage("Second"))
    return stage
  }

  @Test("A title becomes the next page's back label: one line of text, whole all the way")
  func shared() throws {
    let stage = try stage()
    var last = try #require(stage.text("First"))
    let start = last.x

    while stage.controller.coordinator != nil {
      stage.wait(10)
      let now = stage.texts.filter { $0.text == "First" && $0.alpha > 0 }
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
    let stage = BarStage(
      BarPage("First", NavigationItem(title: "First", trailing: [.words("Old", old)])))
    let second = BarPage(
      "Second", NavigationItem(title: "Second", trailing: [.words("New", new)]))
    let oldPlace = try #require(stage.text("Old")).x
    try stage.controller.push(second)

    stage.wait(until: 0.39)
    #expect(stage.text("New") == nil)
    #expect(try #require(stage.text("Old")).x == oldPlace)
    stage.wait(until: 0.41)
    let newPlace = try #require(stage.text("New")).x
    stage.wait(until: 0.61)
    #expect(stage.text("Old") == nil)
    #expect(try #require(stage.text("New")).x == newPlace)
  }

  @Test("The next title comes in from the trailing side, from a quarter of the way on")
  func arrival() throws {
    let stage = try stage()

    stage.wait(until: 0.2)
    #expect(stage.text("Second") == nil)
    stage.wait(until: 0.5)
    let half = try #require(stage.text("Second"))
    let fraction = try #require(stage.controller.coordinator?.fraction)
    stage.settle()

    let end = try #require(stage.text("Second"))
    #expect(abs(half.x - end.x - (1 - fraction) * 200) < 1e-9)
    #expect(half.alpha == UInt8(((fraction - 0.25) / 0.75 * 255).rounded()))
  }

  @Test("NF-B9 A first chevron comes from the trailing side; a second one takes its place unseen")
  func chevron() throws {
    let stage = try stage()
    stage.wait(until: 0.45)
    let coming = try #require(stage.chevron)
    stage.settle()
    let rest = try #require(stage.chevron)
    #expect(coming.x > rest.x)
    #expect(coming.alpha < 255)

    try stage.controller.push(BarPage("Third"))
    while stage.controller.coordinator != nil {
      stage.wait(20)
      #expect(stage.chevron?.x == rest.x)
      #expect(stage.chevron?.alpha == 255)
    }
  }

  @Test(
    "NF-B13 A large title shrinks on its way to a back label, and a large one comes in with its page"
  )
  func large() throws {
    let stage = BarStage(BarPage("First", NavigationItem(title: "First", isLarge: true)))
    let start = try #require(stage.texts.first { $0.size == 34 })
    #expect(start.x == 16)
    try stage.controller.push(
      BarPage("Second", NavigationItem(title: "Second", isLarge: true)))

    stage.wait(until: 0.5)
    let fraction = try #require(stage.controller.coordinator?.fraction)
    let label = try #require(stage.texts.first { $0.text == "First" && $0.alpha > 0 })
    #expect(abs(label.size - (34 + (17 - 34) * fraction)) < 1e-9)
    #expect(abs(label.x - (16 + (32 - 16) * fraction)) < 1e-9)
    let title = try #require(stage.texts.first { $0.text == "Second" && $0.size == 34 })
    #expect(abs(title.x - (16 + (1 - fraction) * 400)) < 1e-9)
  }

  @Test(
    "NF-B15 Bars that shall not fly fade in place, and so do all with reduced motion",
    arguments: [false, true])
  func fading(reducesMotion: Bool) throws {
    let stage = BarStage(BarPage("First"), reducesMotion: reducesMotion)
    let rest = try #require(stage.text("First"))
    if !reducesMotion { stage.bars.travel = .fading }
    try stage.controller.push(BarPage("Second"))

    stage.wait(until: 0.4)

    let title = try #require(stage.texts.first { $0.text == "First" && $0.x == rest.x })
    let fraction = try #require(stage.controller.coordinator?.fraction)
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
    let stage = NavigationController(root: FlowScreen(flow), context: context)
    let bars = NavigationBars(around: stage)
    let session = FlowSession(
      navigation: stage, size: Size(width: 400, height: 800), measuring: SquareMeasuring())
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
    let stage = BarStage(first)
    try stage.controller.push(second)
    let before = (first.askedForItem, second.askedForItem)

    for _ in 0..<10 {
      stage.wait(20)
      _ = stage.tree
    }

    #expect(stage.controller.coordinator != nil)
    #expect((first.askedForItem, second.askedForItem) == before)
  }

  @Test(
    "NF-C7 SX-2 A cancelled drag brings the bars back: first without a jump, and in the end exactly"
  )
  func cancel() throws {
    let stage = BarStage(
      BarPage("First", NavigationItem(title: "First", trailing: [.words("Old", Control())])))
    try stage.controller.push(BarPage("Second"))
    stage.settle()
    let before = stage.tree

    stage.drag(to: 120)
    let held = stage.tree
    #expect(held != before)
    stage.mouse(.up, 120)
    #expect(stage.tree == held)
    stage.settle()

    #expect(stage.tree == before)
  }

  @Test("A push that is undone takes its titles back with it")
  func turnedRound() throws {
    let stage = BarStage()
    let before = stage.tree
    try stage.controller.push(BarPage("Second"))
    stage.wait(120)
    let middle = stage.texts

    try stage.controller.pop()
    #expect(stage.texts == middle)
    stage.settle()

    #expect(stage.tree == before)
  }

  @Test(
    "A push in the middle of another one changes nothing in the bar at that instant",
    arguments: [40, 120, 250])
  func interrupted(milliseconds: Int) throws {
    let stage = try stage()
    stage.wait(milliseconds)
    let before = stage.texts.filter { $0.alpha > 0 }

    try stage.controller.push(BarPage("Third"))

    #expect(stage.texts.filter { $0.alpha > 0 } == before)
    stage.settle()
    #expect(stage.texts.map(\.text) == ["Second", "Third"])
  }

  @Test("A page that is asked away while it comes keeps its back control until it goes")
  func askedAway() throws {
    let stage = try stage()
    stage.wait(120)
    try stage.controller.setStack([BarPage("Third")])
    stage.wait(until: 0.99)
    let before = stage.texts.filter { $0.alpha > 0 }.map(\.text)

    // Up to the first instants of the transition to the third one.
    while stage.controller.fraction ?? 1 > 0.5 { stage.wait(1) }

    #expect(before == ["First", "Second"])
    #expect(stage.texts.filter { $0.alpha > 0 }.map(\.text) == before)
  }

  @Test("The back control that was clicked comes back from its press as its page goes")
  func clicked() throws {
    let stage = BarStage()
    try stage.controller.push(BarPage("Second"), .immediate)
    stage.mouse(.down, 20, 66)
    stage.wait(100)
    let pressed = stage.chevron?.alpha

    stage.mouse(.up, 20, 66)

    #expect(stage.controller.coordinator != nil)
    #expect(stage.chevron?.alpha == pressed)
  }

  @Test("A push during a drag away from a page with a bar shows its title from its beginning on")
  func afterHidden() throws {
    let hidden = BarPage("Hidden")
    hidden.prefersBarHidden = true
    let stage = BarStage(hidden)
    try stage.controller.push(BarPage("Second"))
    stage.settle()
    stage.drag(to: 205)
    let before = stage.texts.filter { $0.alpha > 0 }
    try stage.controller.push(BarPage("Third"))
    #expect(stage.texts.filter { $0.alpha > 0 } == before)

    stage.wait(until: 0.8)

    #expect(try #require(stage.text("Third")).alpha > 128)
  }
}
