import FlowCore
import FlowUI
import Testing

@Suite struct BarTransitionTests {
  private func harness(_ root: BarPage = BarPage("First")) throws -> BarHarness {
    let harness = BarHarness(root)
    try harness.controller.push(BarPage("Second"))
    return harness
  }

  @Test("A title moves to the position of the next page's back label as a single, opaque text")
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

  @Test("NF-B11 Bar items fade in place: new ones from a fraction of 0.4 on, old ones up to 0.6")
  func items() throws {
    let (old, new) = (Control(), Control())
    let harness = BarHarness(
      BarPage("First", NavigationItem(title: "First", trailing: [.text("Old", control: old)])))
    let second = BarPage(
      "Second", NavigationItem(title: "Second", trailing: [.text("New", control: new)]))
    let oldX = try #require(harness.text("Old")).x
    try harness.controller.push(second)

    harness.wait(until: 0.39)
    #expect(harness.text("New") == nil)
    #expect(try #require(harness.text("Old")).x == oldX)
    harness.wait(until: 0.41)
    let newX = try #require(harness.text("New")).x
    harness.wait(until: 0.61)
    #expect(harness.text("Old") == nil)
    #expect(try #require(harness.text("New")).x == newX)
  }

  @Test("The next title moves in from the trailing side, and fades in from a fraction of 0.3 on")
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
    #expect(half.alpha == UInt8(((fraction - 0.3) / 0.7 * 255).rounded()))
  }

  @Test(
    "NF-B9 The first chevron fades in from the trailing side, and a second push does not move it")
  func chevron() throws {
    let harness = try harness()
    harness.wait(until: 0.45)
    let coming = try #require(harness.chevron)
    harness.settle()
    let settled = try #require(harness.chevron)
    #expect(coming.x > settled.x)
    #expect(coming.alpha < 255)

    try harness.controller.push(BarPage("Third"))
    #expect(harness.controller.coordinator != nil)
    while harness.controller.coordinator != nil {
      harness.wait(20)
      #expect(harness.chevron?.x == settled.x)
      #expect(harness.chevron?.alpha == 255)
    }
  }

  @Test(
    "NF-B13 A large title shrinks into the back label, and the next one slides in with its page")
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

  /// A large title that is too long for a back label, scrolled by `offset` points.
  private func scrolledHarness(_ offset: Double) -> BarHarness {
    let scroll = ScrollState()
    scroll.scroll(to: offset)
    return BarHarness(
      BarPage(
        "root", NavigationItem(title: "A title of many words", isLarge: true, scroll: scroll)))
  }

  @Test("In a push a scrolled large title moves to the same height as one that is not scrolled")
  func scrolledLarge() throws {
    let heights = try [0.0, 20].map { offset -> Double in
      let harness = scrolledHarness(offset)
      try harness.controller.push(BarPage("Second"))
      harness.wait(until: 0.55)
      let row = try #require(harness.layer("row"))
      let baselines = row.allDrawings.compactMap { drawing -> Double? in
        if case .text("A title of many words", _, let baseline, _) = drawing {
          baseline.y
        } else {
          nil
        }
      }
      return try #require(baselines.first)
    }

    // It arrives at a fraction of 0.6, at which it is transparent.
    #expect(abs(heights[0] - heights[1]) < 3)
  }

  @Test(
    "A large title that is scrolled out of sight stays so in a push",
    arguments: NavigationBars.TitleTransition.allCases)
  func scrolledAway(transition: NavigationBars.TitleTransition) throws {
    let harness = scrolledHarness(300)
    harness.bars.titleTransition = transition
    try harness.controller.push(BarPage("Second"))

    harness.wait(until: 0.1)

    #expect(!harness.texts.isEmpty && harness.texts.allSatisfy { $0.size < 20 })
  }

  @Test(
    "NF-B15 Titles fade in place if `titleTransition` is `.fading` or motion is reduced",
    arguments: [false, true])
  func fading(reducesMotion: Bool) throws {
    let harness = BarHarness(BarPage("First"), reducesMotion: reducesMotion)
    let start = try #require(harness.text("First"))
    if !reducesMotion { harness.bars.titleTransition = .fading }
    try harness.controller.push(BarPage("Second"))

    harness.wait(until: 0.4)

    let title = try #require(harness.texts.first { $0.text == "First" && $0.x == start.x })
    let fraction = try #require(harness.controller.coordinator?.fraction)
    #expect(title.alpha == UInt8(((1 - fraction) * 255).rounded()))
  }

  @Test("NF-B17 A push in a nested flow with bars leaves the outer flow's bar unchanged")
  func nested() throws {
    let context = FlowContext()
    let flow = NavigationController(root: BarPage("Inner"), context: context, isVisible: false)
    NavigationBars(around: flow)
    let controller = NavigationController(root: FlowScreen(flow), context: context)
    NavigationBars(around: controller)
    let session = FlowSession(
      navigation: controller, size: Size(width: 400, height: 800), measuring: SquareMeasuring())
    let outer = {
      try #require(session.layerTree.root.sublayers.first { $0.name == "navigationBar" })
    }
    let inner = { session.layerTree.root.all.filter { $0.name == "navigationBar" }.dropLast() }
    let before = (outer: try outer(), inner: inner())

    try flow.push(BarPage("Second"))
    session.advance(to: Instant(nanoseconds: 150_000_000))

    #expect(flow.coordinator != nil)
    #expect(try outer() == before.outer)
    #expect(before.inner.count == 1 && inner() != before.inner)
  }

  @Test("A title that changes during a transition is shown at once", arguments: [false, true])
  func changedTitle(isLater: Bool) throws {
    let second = BarPage("Second")
    let harness = BarHarness(BarPage("First"))
    try harness.controller.push(second)
    if isLater { harness.wait(100) }

    second.item = NavigationItem(title: "Renamed")
    if isLater { try harness.key("F1") } else { harness.wait(100) }

    #expect(harness.controller.coordinator != nil)
    #expect(harness.text("Renamed") != nil)
    #expect(harness.text("Second") == nil)
  }

  @Test("NF-B21 During a transition, its screens' navigation items are not read in each frame")
  func asked() throws {
    let (first, second) = (BarPage("First"), BarPage("Second"))
    let harness = BarHarness(first)
    try harness.controller.push(second)
    _ = harness.tree
    let before = (first.askedForItem, second.askedForItem)

    for _ in 0..<10 {
      harness.wait(20)
      _ = harness.tree
    }

    #expect(harness.controller.coordinator != nil)
    #expect((first.askedForItem, second.askedForItem) == before)
  }

  @Test(
    "NF-C7 SX-2 Cancelling a drag changes nothing at the release, and restores the bars exactly")
  func cancel() throws {
    let harness = BarHarness(
      BarPage("First", NavigationItem(title: "First", trailing: [.text("Old", control: Control())]))
    )
    try harness.controller.push(BarPage("Second"))
    harness.settle()
    let before = harness.tree

    harness.drag(to: 120)
    let pressed = harness.tree
    #expect(pressed != before)
    harness.mouse(.up, 120)
    #expect(harness.tree == pressed)
    harness.settle()

    #expect(harness.tree == before)
  }

  @Test("A pop during a push reverses the titles without a jump, and restores the bar")
  func reversed() throws {
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
    "A push during another push does not change the bar at that instant",
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

  @Test("A page removed from the stack during its push keeps its back label until it leaves")
  func removedFromStack() throws {
    let harness = try harness()
    harness.wait(120)
    try harness.controller.setStack([BarPage("Third")])
    harness.wait(until: 0.99)
    let before = harness.texts.filter { $0.alpha > 0 }.map(\.text)

    // Wait until the transition to the third page has just begun.
    while (harness.controller.fraction ?? 1) > 0.5 { harness.wait(1) }

    #expect(before == ["First", "Second"])
    #expect(harness.texts.filter { $0.alpha > 0 }.map(\.text) == before)
  }

  @Test("A popped page keeps the back label that it had last, even if it changed on that page")
  func changedBackLabel() throws {
    let root = BarPage("First")
    let harness = try harness(root)
    harness.settle()
    root.item.title = "Changed"
    let before = harness.texts.map(\.text)

    try harness.controller.pop()

    #expect(before == ["Changed", "Second"])
    #expect(harness.texts.filter { $0.alpha > 0 }.map(\.text) == before)
  }

  @Test("A root page that is replaced keeps the label of the root back action until it has left")
  func replacedRoot() throws {
    let harness = BarHarness()
    harness.bars.rootBackAction = NavigationBars.RootBackAction(title: "Outside") {}
    let before = harness.texts.map(\.text)

    try harness.controller.setStack([BarPage("Second")])

    #expect(before == ["Outside", "First"])
    #expect(harness.texts.filter { $0.alpha > 0 }.map(\.text) == before)
  }

  @Test("A clicked back control is still drawn pressed at the instant at which the pop begins")
  func clicked() throws {
    let harness = BarHarness()
    try harness.controller.push(BarPage("Second"), .immediate)
    let idle = try #require(harness.chevron).alpha
    harness.mouse(.down, 20, 66)
    harness.wait(100)
    let pressed = try #require(harness.chevron).alpha
    #expect(pressed < idle)

    harness.mouse(.up, 20, 66)

    #expect(harness.controller.coordinator != nil)
    #expect(harness.chevron?.alpha == pressed)
  }

  @Test(
    "A push during a drag to a page without a bar keeps the visible titles and fades the new one in"
  )
  func afterHidden() throws {
    let hidden = BarPage("Hidden")
    hidden.prefersBarHidden = true
    let harness = BarHarness(hidden)
    try harness.controller.push(BarPage("Second"))
    harness.settle()
    harness.drag(to: 205)
    let before = harness.texts.filter { $0.alpha > 0 }
    #expect(before.contains { $0.text == "Second" })
    try harness.controller.push(BarPage("Third"))
    #expect(harness.texts.filter { $0.alpha > 0 } == before)

    harness.wait(until: 0.8)

    #expect(try #require(harness.text("Third")).alpha > 128)
  }
}
