import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of the editor of the timing curve, which repeats the last transition with each change.
@Suite struct CurveTests {
  /// Chooses a kind of timing: 0 for the flow's own, 1 for a spring, 2 for a curve, 3 for linear.
  private func choose(_ kind: Int, in harness: ViewerHarness) throws {
    let frame = try harness.node(.timing).frame
    harness.click(
      Point(x: frame.minX + (Double(kind) + 0.5) / 4 * frame.size.width, y: frame.midY))
    harness.wait(100)
  }

  private func copied(from harness: ViewerHarness) throws -> String? {
    var copied: String?
    harness.app.session.onCopy = { copied = $0 }
    try harness.click(.copyAsSwift)
    return copied
  }

  private func points(in harness: ViewerHarness) throws -> AccessibilityNode {
    let name = harness.app.session.context.strings[.controlPoints]
    return try #require(harness.tree.all.first { $0.name == name && $0.role == .textField })
  }

  /// The duration of the last transition in milliseconds, as shown beside the scrubber.
  private func duration(in harness: ViewerHarness) throws -> Int {
    try harness.key("Alt+End")
    harness.wait(100)
    let text = try #require(harness.texts.first { $0.hasPrefix("Last: to delivery, ") })
    return try #require(Int(text.split(separator: " ")[3]))
  }

  @Test("Choosing a kind of timing repeats the last transition with it")
  func kinds() throws {
    let harness = try ViewerHarness.delivery()
    let own = try duration(in: harness)

    try choose(3, in: harness)
    #expect(harness.texts.contains { $0.hasPrefix("Repeating") })
    #expect(try copied(from: harness) == "TransitionTiming.linear(.milliseconds(\(own / 10 * 10)))")

    try choose(1, in: harness)
    #expect(try copied(from: harness) == "TransitionTiming.spring(.navigation)")

    try choose(2, in: harness)
    #expect(
      try copied(from: harness)
        == "TransitionTiming.curve(CubicBezier(x1: 0.42, y1: 0.00, x2: 0.58, y2: 1.00), "
        + "duration: .milliseconds(\(own / 10 * 10)))")
    #expect(try duration(in: harness) == own / 10 * 10)
  }

  @Test(
    "The control points of a curve can be typed as in CSS, and apply at once",
    arguments: ["0.1, 0.2, .3, 1", "cubic-bezier(0.1, 0.2, 0.3, 1)", "0.1 0.2 0.3 1.0"],
    ["Return", "Shift+Tab"])
  func typedPoints(text: String, key: String) throws {
    let harness = try ViewerHarness.delivery()
    try choose(2, in: harness)
    #expect(try points(in: harness).value == "0.42, 0.00, 0.58, 1.00")

    harness.click(try points(in: harness).middle)
    try harness.key("Ctrl+A")
    harness.send(.text(text))
    try harness.key(key)
    harness.wait(100)

    #expect(try points(in: harness).value == "0.10, 0.20, 0.30, 1.00")
    #expect(
      try copied(from: harness)?.contains("CubicBezier(x1: 0.10, y1: 0.20, x2: 0.30, y2: 1.00)")
        == true)
    #expect(try harness.node(.firstControlPoint).value == "0.10, 0.20")
  }

  @Test("Points that were being typed as a restart removed their field do not apply later")
  func vanishedPoints() throws {
    let harness = try ViewerHarness("checkout")
    try choose(2, in: harness)
    harness.click(try points(in: harness).middle)
    try harness.key("Ctrl+A")
    harness.send(.text("0.1, 0.2, 0.3, 1"))

    try harness.key("F5")
    harness.wait(100)
    try harness.click(.settings)
    harness.wait(100)

    #expect(harness.has(.dark) && !harness.verbs.contains("prefer stage"))
  }

  @Test("Typed control points also apply when a press on the stage leaves their field")
  func pressAfterTyping() throws {
    let harness = try ViewerHarness.delivery()
    try choose(2, in: harness)
    try harness.key("Alt+End")
    harness.click(try points(in: harness).middle)
    try harness.key("Ctrl+A")
    harness.send(.text("0.1, 0.2, 0.3, 1"))

    harness.click(try harness.stage(0.5, 0.5))
    try harness.key("Alt+End")
    harness.wait(100)

    #expect(try points(in: harness).value == "0.10, 0.20, 0.30, 1.00")
    #expect(!harness.app.isPressed)
  }

  @Test("Control points keep up to four decimals, in the field and in the copied Swift code")
  func decimals() throws {
    let harness = try ViewerHarness.delivery()
    try choose(2, in: harness)

    harness.click(try points(in: harness).middle)
    try harness.key("Ctrl+A")
    harness.send(.text("0.445, 0.05, 0.55556, 1"))
    try harness.key("Return")
    harness.wait(100)

    let shown = "0.445, 0.05, 0.5556, 1.00"
    #expect(try points(in: harness).value == shown)
    #expect(
      try copied(from: harness)?
        .contains("CubicBezier(x1: 0.445, y1: 0.05, x2: 0.5556, y2: 1.00)") == true)
  }

  @Test(
    "Any text but four numbers from 0 to 1 is refused as control points, and Escape discards it",
    arguments: ["0.1, 0.2, 0.3", "0.1, 1.2, 0.3, 1", "ease", "-1, 0, 0, 0", ""])
  func badPoints(text: String) throws {
    let harness = try ViewerHarness.delivery()
    try choose(2, in: harness)

    harness.click(try points(in: harness).middle)
    try harness.key("Ctrl+A")
    try harness.key("Delete")
    harness.send(.text(text))
    try harness.key("Return")
    harness.wait(100)

    #expect(harness.tree.all.contains { $0.name.hasPrefix("Four numbers from 0 to 1") })
    try harness.key("Escape")
    #expect(try points(in: harness).value == "0.42, 0.00, 0.58, 1.00")
    #expect(
      try copied(from: harness)?.contains("CubicBezier(x1: 0.42, y1: 0.00, x2: 0.58, y2: 1.00)")
        == true)
  }

  @Test("A refused text marks the field of the control points, also while nothing moves")
  func markedField() throws {
    let harness = try ViewerHarness("checkout")
    try choose(2, in: harness)

    harness.click(try points(in: harness).middle)
    try harness.key("Ctrl+A")
    harness.send(.text("ease"))
    try harness.key("Return")
    harness.wait(100)
    #expect(try points(in: harness).states.contains(.invalid))

    try harness.key("Escape")
    harness.wait(100)
    #expect(try !points(in: harness).states.contains(.invalid))
  }

  @Test("Typed control points do not replace a kind of timing that was chosen after them")
  func typedBeforeAnotherKind() throws {
    let harness = try ViewerHarness("checkout")
    try choose(2, in: harness)
    harness.click(try points(in: harness).middle)
    try harness.key("Ctrl+A")
    harness.send(.text("0.1, 0.2, 0.3, 1"))

    try choose(3, in: harness)
    try harness.click(.events)
    harness.wait(300)
    try harness.click(.state)
    harness.wait(300)

    #expect(try copied(from: harness)?.hasPrefix("TransitionTiming.linear(") == true)
  }

  @Test("Moving a control point keeps the duration, even one that the slider cannot show")
  func keptDuration() throws {
    let harness = try ViewerHarness("checkout")
    harness.send(.text("checkout@0ms,timing=curve-0.1_0.2_0.3_1-2505ms"))
    harness.wait(100)

    harness.click(try harness.node(.firstControlPoint).middle)
    try harness.key("Right")
    harness.wait(100)

    #expect(
      try copied(from: harness)
        == "TransitionTiming.curve(CubicBezier(x1: 0.11, y1: 0.20, x2: 0.30, y2: 1.00), "
        + "duration: .milliseconds(2505))")
  }

  @Test("An arrow key moves one coordinate, and keeps all decimals of the other")
  func keptDecimals() throws {
    let harness = try ViewerHarness("checkout")
    harness.send(.text("checkout@0ms,timing=curve-0.39_0.575_0.565_1-500ms"))
    harness.wait(100)

    harness.click(try harness.node(.firstControlPoint).middle)
    try harness.key("Left")
    harness.wait(100)

    #expect(try harness.node(.firstControlPoint).value == "0.38, 0.575")
  }

  @Test("The settings name the timing that the editor has set, and can leave it to the flow again")
  func inSettings() throws {
    let harness = try ViewerHarness("checkout")
    try choose(2, in: harness)
    try harness.click(.settings)
    harness.wait(300)
    let popUp = { harness.tree.all.first { $0.role == .button && $0.name == "Curve" } }
    #expect(popUp()?.value?.hasPrefix("Curve 0.42 0.00 0.58 1.00, ") == true)

    harness.click(try #require(popUp()).middle)
    harness.wait(300)
    let item = harness.tree.all.first { $0.role == .menuItem && $0.name == "As the flow says" }
    harness.click(try #require(item).middle)
    harness.wait(300)

    #expect(popUp()?.value == "As the flow says")
    #expect(harness.app.stageSession.preferences.timing == nil)
  }

  @Test("The drawn curve is that of the chosen kind, although the duration stays the same")
  func drawnCurve() throws {
    let harness = try ViewerHarness.delivery()
    let peak = { () throws -> Int in
      harness.wait(3000)
      let text = try #require(harness.texts.first { $0.hasPrefix("Velocity, peak ") })
      return try #require(Int(text.split(separator: " ")[2]))
    }
    try choose(2, in: harness)
    let curve = try peak()

    try choose(3, in: harness)

    #expect(try peak() < curve)
  }

  @Test("The editor stands still under the mouse while the transition is repeated")
  func standsStill() throws {
    let harness = try ViewerHarness.delivery()
    try choose(2, in: harness)
    var (editors, rowTops) = (Set<[Rect]>(), Set<Double>())

    for _ in 1...60 {
      harness.wait(40)
      editors.insert([try harness.node(.curveGraph).frame, try harness.node(.timing).frame])
      rowTops.insert(try harness.node(.place).frame.minY)
    }

    #expect(editors.count == 1)
    #expect(rowTops.count > 1, "the rows of the stack come and go in each repetition")
  }

  @Test("The list of events says in words that a changed timing was taken back")
  func takenBack() throws {
    let harness = try ViewerHarness.delivery()
    try choose(2, in: harness)
    try choose(0, in: harness)
    harness.wait(1000)

    try harness.click(.events)
    harness.wait(300)

    #expect(harness.tree.all.contains { $0.name == "Took a setting back" })
  }

  @Test("A longer duration lengthens the last transition, and undoing brings back its own timing")
  func duration() throws {
    let harness = try ViewerHarness.delivery()
    let own = try duration(in: harness)
    try choose(3, in: harness)

    let name = harness.app.session.context.strings[.duration]
    let slider = try #require(
      harness.tree.all.first { $0.role == .slider && $0.name == name }?.frame)
    harness.click(Point(x: slider.minX + slider.size.width * 0.4, y: slider.midY))
    for _ in 0..<3 { try harness.key("Right") }
    let longer = try duration(in: harness)
    #expect(longer > own + 200)

    try harness.key("Escape")
    try harness.key("Ctrl+Z")
    harness.wait(100)
    #expect(try duration(in: harness) == own)
  }

  @Test("Arrow keys and drags move the control points of the curve, also in the copied Swift code")
  func controlPoints() throws {
    let harness = try ViewerHarness.delivery()
    try choose(2, in: harness)
    let first = try harness.node(.firstControlPoint)
    #expect(first.value == "0.42, 0.00")

    harness.mouse(.down, first.middle)
    harness.wait(16)
    harness.mouse(.move, Point(x: first.middle.x + 30, y: first.middle.y - 50))
    harness.wait(16)
    harness.mouse(.up, Point(x: first.middle.x + 30, y: first.middle.y - 50))
    harness.wait(100)
    let dragged = try #require(try harness.node(.firstControlPoint).value)
    #expect(dragged != "0.42, 0.00")
    try harness.key("Left")
    harness.wait(100)

    let moved = try #require(try harness.node(.firstControlPoint).value)
    #expect(moved != dragged)
    let point = "x1: \(moved)".replacing(", ", with: ", y1: ")
    #expect(
      try copied(from: harness)?.contains("CubicBezier(\(point), x2: 0.58, y2: 1.00)") == true)
  }

  @Test("While a page is dragged, the scale of the graph seldom changes")
  func steadyScale() throws {
    let harness = try ViewerHarness.delivery()
    let lengths = { harness.texts.filter { $0.hasSuffix("00 ms") } }
    let start = try harness.stage(0, 0.5)
    var seen: [String] = []

    harness.mouse(.down, start)
    for step in 1...40 {
      harness.wait(16)
      harness.mouse(.move, Point(x: start.x + Double(step) * 5, y: start.y))
      seen += lengths().prefix(1)
    }

    #expect(seen.count >= 38)
    #expect(Set(seen) == ["1000 ms", "1500 ms"])
  }

  @Test("While a transition runs by itself, the graph has its whole length from the start")
  func wholeLength() throws {
    let harness = try ViewerHarness.delivery()
    try harness.key("Escape")
    let end = { harness.texts.first { $0.hasSuffix(" ms") && $0.first?.isNumber == true } }
    var ends: [String] = []

    for _ in 1...20 {
      harness.wait(16)
      ends += [end()].compactMap(\.self)
    }

    #expect(ends.count == 20 && Set(ends).count == 1)
  }

  @Test("After a drag, the control points lie over the part of the graph that follows the release")
  func afterDrag() throws {
    let harness = try ViewerHarness.delivery()
    try harness.drag(by: 300)
    let start = try harness.stage(0, 0.5)
    harness.mouse(.up, Point(x: start.x + 300, y: start.y))
    harness.wait(2000)
    try choose(2, in: harness)

    let (graph, first) = (try harness.node(.curveGraph).frame, try harness.node(.firstControlPoint))

    // The drag took as long as the curve: without it, the point would be at 0.42 of the width.
    #expect(first.middle.x > graph.minX + graph.size.width * 0.6)
  }

  @Test("A timing that is chosen before any transition applies to the first transition")
  func beforehand() throws {
    let harness = try ViewerHarness("checkout")
    #expect(harness.texts.contains { $0.hasPrefix("The last transition") })

    try choose(3, in: harness)
    harness.click(try harness.stage(0.5, 0.942))
    harness.wait(2000)

    #expect(try duration(in: harness) == 530)
  }

  @Test("Before any transition, too, a spring and a linear timing have their own controls")
  func controlsBeforehand() throws {
    let harness = try ViewerHarness("checkout")

    try choose(1, in: harness)
    #expect(harness.has(.springFrequency) && !harness.has(.duration))
    try choose(3, in: harness)
    #expect(harness.has(.duration) && !harness.has(.springFrequency))
  }
}
