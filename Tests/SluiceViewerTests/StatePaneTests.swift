import FlowCore
import FlowUI
import SluiceViewer
import Testing

@Suite struct StatePaneTests {
  private func says(_ harness: ViewerHarness, _ name: String, _ value: String) -> Bool {
    harness.tree.all.contains { $0.name == name && $0.value == value }
  }

  @Test(
    "During a drag the pane shows the stack with its top, the phase, the distance and the verdict"
  )
  func drag() throws {
    let harness = try ViewerHarness.delivery()

    try harness.drag(by: 294)

    #expect(says(harness, "delivery", "top") && says(harness, "basket", ""))
    #expect(says(harness, "Phase", "dragging"))
    #expect(says(harness, "From", "delivery") && says(harness, "To", "basket"))
    #expect(
      says(harness, "Distance", "294 of 700 pt") && says(harness, "Finishes beyond", "350 pt"))
    #expect(says(harness, "Verdict", "would cancel"))
  }

  @Test("While nothing moves, the pane shows the release rule of the next drag, if one is possible")
  func releaseRule() throws {
    let harness = try ViewerHarness("colours")
    let isNone = !harness.has("Release rule")

    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)

    #expect(isNone && says(harness, "Release rule", "Distance or speed"))
  }

  @Test("The colours of bars are those of the flow's own theme")
  func colours() throws {
    let harness = try ViewerHarness("tickets")

    #expect(says(harness, "Background", "#5c1033"))
    #expect(says(harness, "Tint", "#ffd9a0"))
  }

  @Test("For a dragged transition, the pane shows the drag's velocity, but no remaining time")
  func motion() throws {
    let harness = try ViewerHarness.delivery()
    #expect(says(harness, "Motion", "settled"))

    let start = try harness.stage(0, 0.5)
    harness.mouse(.down, start)
    for step in 1...10 {
      harness.wait(16)
      harness.mouse(.move, Point(x: start.x + 20 * Double(step), y: start.y))
    }
    #expect(says(harness, "Motion", "follows a drag") && !harness.has("Time left"))
    let speeds = harness.tree.all.filter { $0.name == "Velocity" }.compactMap {
      $0.value?.split(separator: " ").first.flatMap { Double($0) }
    }
    // 20 of 700 points in 16 ms, in percent and in points per second; both values are rounded.
    #expect(speeds.count == 2 && speeds[1] > 1000 && abs(speeds[0] - speeds[1] / 7) < 1)
    harness.wait(500)
    #expect(harness.tree.all.filter { $0.name == "Velocity" }.first?.value == "0 %/s")
    try harness.key("F8")
    harness.mouse(.up, Point(x: start.x + 200, y: start.y))
    harness.wait(16)

    #expect(says(harness, "Motion", "moving, paused"))
  }

  @Test("While capsules fill, and while their pages are dragged, the pane does not say settled")
  func pages() throws {
    let harness = try ViewerHarness("onboarding")
    harness.wait(1500)
    #expect(says(harness, "Motion", "a page's time passes"))

    let start = try harness.stage(0.7, 0.4)
    harness.mouse(.down, start)
    harness.wait(16)
    #expect(says(harness, "Motion", "pressed"))
    for step in 1...10 {
      harness.mouse(.move, Point(x: start.x - 10 * Double(step), y: start.y))
      harness.wait(16)
    }

    #expect(says(harness, "Motion", "follows a drag"))
    let distance = harness.tree.all.first { $0.name == "Distance" }?.value
    #expect(distance?.hasSuffix("of 390 pt") == true)
    #expect(says(harness, "Verdict", "would finish"))
    harness.wait(500)
    #expect(says(harness, "Verdict", "would cancel"))
  }

  @Test("The pane says settled only while the picture stays as it is", arguments: Self.demos)
  func truth(demo: String) throws {
    let harness = try ViewerHarness(demo)
    var random = SeededGenerator(seed: 5)
    var settled = 0

    for _ in 1...40 {
      let point = try harness.stage(
        .random(in: 0.05...0.95, using: &random), .random(in: 0.1...0.95, using: &random))
      switch Int.random(in: 0...5, using: &random) {
      case 0: harness.mouse(.down, point)
      case 1: harness.mouse(.up, point)
      case 2: harness.click(point)
      case 3: try harness.key("Escape")
      default: harness.mouse(.move, point)
      }
      harness.wait(.random(in: 1...900, using: &random))
      let (motion, before) = (try harness.node("Motion").value, harness.app.stageTree)
      harness.wait(100)
      guard motion == "settled" else { continue }
      settled += 1
      #expect(harness.app.stageTree == before)
    }

    // Pages that advance by themselves, and spinners, never settle.
    #expect(settled > 0 || ["onboarding", "controls", "signup", "gates"].contains(demo))
  }

  nonisolated private static let demos = [
    "signup", "colours", "progress", "checkout", "appearance", "onboarding", "gates", "controls",
    "verbs", "library",
  ]

  @Test("The Back row is shown only while there is a page to go back to")
  func back() throws {
    let harness = try ViewerHarness("colours")
    let isNone = !harness.has("Back")

    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)

    #expect(isNone && says(harness, "Back", "open"))
  }

  @Test("No row above the transition moves when a transition begins")
  func frames() throws {
    let harness = try ViewerHarness.delivery()
    let before = try ["Back", "Progress", "Motion", "Phase"].map { try harness.node($0).frame }

    try harness.drag(by: 294)

    let after = try ["Back", "Progress", "Motion", "Phase"].map { try harness.node($0).frame }
    #expect(before == after)
  }

  @Test("Only rows with a value are shown, until their section is unfolded")
  func folding() throws {
    let harness = try ViewerHarness.delivery()
    let button = { (phrase: Phrase) in
      harness.app.session.context.strings[phrase.with("Transition")]
    }
    #expect(says(harness, "Phase", "idle") && !harness.has("Operation"))

    try harness.click(button(.showEmpty))
    harness.wait(300)
    #expect(says(harness, "Operation", "–") && !harness.has("Verdict"))

    try harness.click(button(.hideEmpty))
    harness.wait(300)
    try harness.drag(by: 294)
    #expect(says(harness, "Operation", "pop, slide") && !harness.has("Queued"))
  }

  @Test("An unfolded section stays unfolded when a flow is presented, which adds a stack")
  func foldingBelowMoreStacks() throws {
    let harness = try ViewerHarness("verbs")
    let strings = harness.app.session.context.strings
    let gates = strings[.gates]
    try harness.click(strings[.showEmpty.with(gates)])
    harness.wait(300)
    #expect(!harness.has(.flows))

    harness.send(.text("verbs/page=1/page=1@0ms"))
    harness.wait(300)

    #expect(harness.has(.flows))
    #expect(harness.has(strings[.hideEmpty.with(gates)]))
  }

  @Test("Names and values can be selected and copied")
  func selecting() throws {
    let harness = try ViewerHarness.delivery()
    var copied: [String] = []
    harness.app.session.onCopy = { copied.append($0) }
    let (name, value) = (try harness.node("basket").frame, try harness.node(.releaseRule).frame)

    for point in [Point(x: name.minX + 20, y: name.midY), Point(x: value.maxX - 9, y: value.midY)] {
      for _ in 0..<2 { harness.click(point) }
      try harness.key("Ctrl+C")
      harness.wait(1000)
    }

    #expect(copied == ["basket", "Projection"])
  }

  @Test("Ctrl+C goes to the demo while the stage has the focus")
  func demoKeys() throws {
    let harness = try ViewerHarness()

    try harness.key("Ctrl+C")

    #expect(harness.verbs.contains("key Ctrl+C"))
  }

  @Test("The flow's place can be copied as a deep link")
  func place() throws {
    let harness = try ViewerHarness.delivery()
    var copied: [String] = []
    harness.app.session.onCopy = { copied.append($0) }

    try harness.click(.copyPlace)

    #expect(copied == ["checkout/delivery"])
    #expect(harness.has("checkout/delivery"))
  }
}
