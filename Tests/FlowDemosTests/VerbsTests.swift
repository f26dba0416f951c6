import FlowCore
import FlowDemos
import FlowUI
import Testing

private nonisolated let verbs = [
  "Push", "Pop", "Pop to", "Replace", "Set stack", "Present", "Dismiss",
]

/// The kinds of transition, with the names that the demo's buttons have.
private nonisolated let kinds = ["Jump cut", "Default", "Custom", "Interactive"]

@Suite struct VerbsTests {
  /// By default, the stage is high enough for the whole page.
  private func harness(
    at place: FlowPlace = "page=1", _ size: Size = Size(width: 390, height: 1600)
  ) throws -> DemoHarness {
    let harness = DemoHarness(size: size) { VerbsFlowController(context: $0) }
    try harness.flow.go(to: place)
    return harness
  }

  private func node(_ name: String, on harness: DemoHarness) throws -> AccessibilityNode {
    try #require(
      harness.session.accessibilityTree.all.first { $0.name == name },
      "no '\(name)' in \(harness.session.accessibilityTree)")
  }

  private func tap(_ name: String, on harness: DemoHarness) throws {
    let centre = try node(name, on: harness).frame.centre
    harness.tap(centre.x, centre.y)
    harness.settle()
  }

  /// The names of the screens, those of presented flows last.
  private func stacks(_ harness: DemoHarness) -> String {
    var flow: NavigationController? = harness.flow.navigationController
    var stacks: [String] = []
    while let current = flow {
      stacks.append(current.stack.map(\.name).joined(separator: " "))
      flow = current.presented
    }
    return stacks.joined(separator: " | ")
  }

  /// Where a verb is tried, the stacks after it, and its default style.
  private func expectation(
    of verb: String
  ) -> (place: FlowPlace, stacks: String, style: String) {
    switch verb {
    case "Push": ("page=1", "page-1 page-2", "slide")
    case "Pop": ("page=3", "page-1 page-2", "slide")
    case "Pop to": ("page=3", "page-1", "slide")
    case "Replace": ("page=2", "page-1 page-3", "slide")
    case "Set stack": ("page=2", "page-1 page-3 page-4", "slide")
    case "Present": ("page=2", "page-1 page-2 | sheet-1-page-1", "sheet")
    default: ("page=2/page=3", "page-1 page-2", "sheet")
    }
  }

  @Test(
    "FC-7 S4-22 S4-23 Every verb works with every kind of transition, in the style of that kind",
    arguments: verbs, kinds)
  func matrix(verb: String, kind: String) throws {
    let expected = expectation(of: verb)
    let harness = try harness(at: expected.place)
    let count = harness.lines.count

    try tap("\(verb): \(kind)", on: harness)

    #expect(stacks(harness) == expected.stacks)
    let shown = harness.lines[count...].filter { $0.verb == "willShow" }
    let style =
      switch kind {
      case "Jump cut": "immediate"
      case "Default": "animated \(expected.style)"
      case "Custom": "animated cross-fade"
      default: "interactive \(expected.style)"
      }
    #expect(shown.map(\.details) == [style])
  }

  @Test(
    "S4-22 S4-23 A drag on an Interactive button drives its transition and can finish or cancel it",
    arguments: verbs, [true, false])
  func scrub(verb: String, finishes: Bool) throws {
    let expected = expectation(of: verb)
    let harness = try harness(at: expected.place)
    let before = stacks(harness)
    let button = try node("\(verb): Interactive", on: harness).frame.centre
    let (dx, dy): (Double, Double) =
      switch verb {
      case "Push", "Replace", "Set stack": (-390, 0)
      case "Pop", "Pop to": (390, 0)
      case "Present": (0, -1600)
      default: (0, 1600)
      }
    let move = { (phase: PointerEvent.Phase, fraction: Double) in
      harness.wait(100)
      harness.mouse(phase, button.x + dx * fraction, button.y + dy * fraction)
    }

    move(.down, 0)
    for fraction in [0.1, 0.3, 0.6] { move(.move, fraction) }
    #expect(stacks(harness) == before)
    let drags = harness.lines.filter { $0.verb == "drag" }.map(\.details)
    #expect(drags.last == "0.600000")
    if !finishes { move(.move, 0.2) }
    for _ in 0..<3 { move(.move, finishes ? 0.6 : 0.2) }
    move(.up, finishes ? 0.6 : 0.2)
    harness.settle()

    #expect(stacks(harness) == (finishes ? expected.stacks : before))
  }

  @Test(
    "S4-23 Where a verb is impossible, its buttons are disabled, and the section says why",
    arguments: [
      ("page=1", ["Pop", "Pop to", "Dismiss"], "first page"), ("page=2", ["Dismiss"], "sheet"),
      ("page=1/page=1", ["Pop", "Pop to"], "first page"), ("page=1/page=2", [], ""),
    ] as [(FlowPlace, [String], String)])
  func impossible(place: FlowPlace, impossible: [String], reason: String) throws {
    let harness = try harness(at: place)
    let before = stacks(harness)

    for verb in verbs {
      for kind in kinds {
        let node = try node("\(verb): \(kind)", on: harness)
        #expect(node.states.contains(.disabled) == impossible.contains(verb), "\(verb): \(kind)")
      }
    }
    let reasons = harness.texts.filter { $0.hasPrefix("Not possible: ") }
    #expect(reasons.count == impossible.count)
    #expect(impossible.isEmpty || reasons.contains { $0.contains(reason) })
    for verb in impossible { try tap("\(verb): Interactive", on: harness) }
    #expect(stacks(harness) == before)
  }

  @Test(
    "S4-23 No title of a button or section is cut off at any size of stage and text",
    arguments: [(320.0, 568.0), (390, 844), (844, 390), (820, 1180), (1180, 820)],
    [1.0, 1.35, 2])
  func fits(size: (width: Double, height: Double), textSize: Double) throws {
    let size = Size(width: size.width, height: size.height)
    let harness = try harness(at: "page=2/page=1", size)
    harness.session.textSize = textSize

    let drawings = harness.positionedDrawings
    for text in verbs + kinds {
      let shown = drawings.filter { positioned in
        if case .text(text, _, _, _) = positioned.drawing { true } else { false }
      }
      #expect(shown.count >= (kinds.contains(text) ? verbs.count : 1), "\(text)")
      for positioned in shown {
        #expect(positioned.frame.minX >= 0 && positioned.frame.maxX <= size.width, "\(text)")
      }
    }
    #expect(!harness.texts.contains { $0.hasSuffix("…") })
  }

  @Test("S4-23 The arrow keys reach every button, and Tab passes all of them in one step")
  func keyboard() throws {
    let harness = try harness(at: "page=2/page=2")
    let focused = {
      harness.session.accessibilityTree.all.first { $0.states.contains(.focused) }?.name
    }

    harness.key("Tab")
    #expect(focused() == "Push: Jump cut")
    for (row, verb) in verbs.enumerated() {
      if row > 0 { harness.key("Down") }
      for kind in kinds.dropFirst() {
        harness.key("Right")
        #expect(focused() == "\(verb): \(kind)")
      }
      for _ in kinds.dropFirst() { harness.key("Left") }
      #expect(focused() == "\(verb): \(kinds[0])")
    }
    harness.key("Tab")
    #expect(focused() == "Fade")
  }

  @Test("S4-18 The custom style is the one that was chosen, on all pages and sheets")
  func custom() throws {
    let harness = try harness()
    try tap("Zoom", on: harness)

    try tap("Push: Custom", on: harness)
    try tap("Present: Custom", on: harness)
    #expect(try node("Zoom", on: harness).states.contains(.checked))
    try tap("Push: Custom", on: harness)

    let styles = harness.lines.filter { $0.verb == "willShow" }.map(\.details)
    #expect(styles.suffix(3) == ["animated zoom", "animated zoom", "animated zoom"])
  }

  @Test(
    "S4-18 A provider chooses the style by origin and destination; other routes have the default",
    arguments: [
      ("page=1", "Push: Default", "zoom"), ("page=2", "Push: Default", "slide"),
      ("page=2", "Pop: Default", "cross-fade"), ("page=3", "Pop: Default", "slide"),
      ("page=3", "Pop to: Default", "slide"), ("page=1", "Replace: Default", "zoom"),
      ("page=1", "Present: Default", "cross-fade"), ("page=2", "Present: Default", "sheet"),
      ("page=1/page=1", "Dismiss: Default", "zoom"), ("page=2/page=1", "Dismiss: Default", "sheet"),
      ("page=1/page=2", "Dismiss: Default", "sheet"), ("page=1/page=1", "Push: Default", "slide"),
    ] as [(FlowPlace, String, String)])
  func routes(place: FlowPlace, button: String, style: String) throws {
    let harness = try harness(at: place)
    try tap("Default style by route", on: harness)
    let count = harness.lines.count

    try tap(button, on: harness)

    let shown = harness.lines[count...].filter { $0.verb == "willShow" }
    #expect(shown.map(\.details) == ["animated \(style)"])
  }

  @Test("S4-23 A sheet can be presented on a sheet, and each is dismissed with all its pages")
  func sheets() throws {
    let harness = try harness()
    try tap("Present: Default", on: harness)
    try tap("Push: Default", on: harness)
    try tap("Present: Default", on: harness)
    #expect(stacks(harness) == "page-1 | sheet-1-page-1 sheet-1-page-2 | sheet-2-page-1")

    try tap("Dismiss: Default", on: harness)
    #expect(stacks(harness) == "page-1 | sheet-1-page-1 sheet-1-page-2")
    try tap("Dismiss: Default", on: harness)

    #expect(stacks(harness) == "page-1")
  }

  @Test("A sheet that is presented while another one is dismissed works like any other")
  func nextSheet() throws {
    let harness = try harness(at: "page=1/page=1")
    let flow = try #require(harness.flow as? VerbsFlowController)
    try flow.go(to: "page=1/page=2", .standard)
    harness.settle()
    #expect(flow.place == "page=1/page=2")

    try tap("Push: Default", on: harness)

    #expect(stacks(harness) == "page-1 | sheet-1-page-1 sheet-1-page-2 sheet-1-page-3")
  }

  @Test("S4-23 A sheet whose interactive presentation is cancelled is deallocated")
  func releasedSheet() throws {
    let harness = try harness()
    let button = try node("Present: Interactive", on: harness).frame.centre
    harness.mouse(.down, button.x, button.y)
    for step in 1...4 {
      harness.wait(100)
      harness.mouse(.move, button.x, button.y - 60 * Double(step))
    }
    weak let sheet = harness.flow.navigationController.presentation.coordinator?.to
    #expect(sheet != nil)

    harness.wait(300)
    harness.mouse(.up, button.x, button.y - 240)
    harness.settle()

    #expect(harness.flow.navigationController.presented == nil)
    #expect(sheet == nil)
  }
}
