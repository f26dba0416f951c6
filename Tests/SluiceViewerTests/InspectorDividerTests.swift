import FlowCore
import FlowDemos
import FlowUI
import SluiceViewer
import Testing

@Suite struct InspectorDividerTests {
  private static let name = "Width of the inspector"

  private func width(_ harness: ViewerHarness) throws -> String {
    try harness.node(Self.name).value ?? ""
  }

  private func drag(_ harness: ViewerHarness, by distance: Double) throws {
    let line = try harness.node(Self.name).middle
    harness.mouse(.down, line)
    harness.mouse(.move, Point(x: line.x + distance, y: line.y))
    harness.mouse(.up, Point(x: line.x + distance, y: line.y))
    harness.wait(1000)
  }

  @Test(
    "Dragging the divider sets the inspector's width, within bounds and the room beside the stage"
  )
  func drag() throws {
    let harness = try ViewerHarness(size: Size(width: 1800, height: 1000))
    #expect(try width(harness) == "300 pt")
    #expect(try harness.node(Self.name).frame == Rect(x: 1500, y: 0, width: 8, height: 1000))

    try drag(harness, by: -120)
    #expect(try width(harness) == "420 pt")
    #expect(try harness.node(Self.name).frame.minX == 1380)
    try drag(harness, by: 500)
    #expect(try width(harness) == "300 pt")
    try drag(harness, by: -900)
    #expect(try width(harness) == "640 pt")

    harness.send(.resize(Size(width: 1000, height: 1000)))
    #expect(try width(harness) == "440 pt")
    harness.send(.resize(Size(width: 1800, height: 1000)))
    #expect(try width(harness) == "640 pt")
  }

  @Test("A double click on the divider restores the inspector's default width")
  func doubleClick() throws {
    let harness = try ViewerHarness()
    try drag(harness, by: -90)

    try harness.click(Self.name)
    try harness.click(Self.name)

    #expect(try width(harness) == "300 pt")
  }

  @Test("A double click whose second press moves a little drags from the default width")
  func unsteadyDoubleClick() throws {
    let harness = try ViewerHarness()
    try drag(harness, by: -90)
    try harness.click(Self.name)
    let line = try harness.node(Self.name).middle

    harness.mouse(.down, line)
    harness.mouse(.move, Point(x: line.x - 1, y: line.y))
    harness.mouse(.up, Point(x: line.x - 1, y: line.y))

    #expect(try width(harness) == "301 pt")
  }

  @Test("Left and Right move the focused divider")
  func keys() throws {
    let harness = try ViewerHarness()
    for _ in 0..<100 where try !harness.node(Self.name).states.contains(.focused) {
      try harness.key("Shift+Tab")
    }
    #expect(try harness.node(Self.name).states.contains(.focused))
    #expect(try harness.node(Self.name).role == .slider)

    for key in ["Left", "Left", "Left", "Right"] { try harness.key(key) }

    #expect(try width(harness) == "340 pt")
  }

  @Test("Hovering the divider highlights it and shows a resize cursor")
  func hover() throws {
    let harness = try ViewerHarness()
    let before = harness.app.session.layerTree

    harness.mouse(.move, try harness.node(Self.name).middle)

    #expect(harness.app.session.cursor == .resizeColumns)
    #expect(harness.app.session.layerTree != before)
  }

  @Test("In a right-to-left window the inspector is on the left, and dragging right widens it")
  func rightToLeft() throws {
    let harness = try ViewerHarness()
    harness.send(.prefer(Preferences(direction: .rightToLeft)))
    #expect(try harness.node(Self.name).frame.maxX == 300)

    try drag(harness, by: 50)

    #expect(try width(harness) == "350 pt")
  }

  @Test("The divider is absent while the inspector is hidden")
  func folded() throws {
    let harness = try ViewerHarness()
    #expect(harness.has(Self.name))

    try harness.key("F10")

    #expect(!harness.has(Self.name))
  }

  @Test(
    "A stored width is clamped to its bounds",
    arguments: [
      (-5, 300), (300, 300), (512, 512), (9000, 640), (.infinity, 640), (.nan, 300),
    ] as [(Double, Double)])
  func kept(stored: Double, width: Double) {
    let panels = Panels()
    panels.settle(width: 2000)

    panels.preferredInspectorWidth = stored

    #expect(panels.preferredInspectorWidth == width && panels.width(of: .inspector) == width)
  }

  @Test(
    "Which panels are open depends on the width and the last choices, not on widths in between")
  func history() {
    var random = SeededGenerator(seed: 7)
    let widths = [720.0, 780, 900, 999, 1000, 1280]
    for _ in 1...200 {
      let (direct, resized) = (Panels(), Panels())
      for _ in 1...4 {
        let (width, side) = (
          widths.randomElement(using: &random) ?? 720,
          Panels.Side.allCases.randomElement(using: &random) ?? .demos
        )
        for panels in [direct, resized] {
          panels.settle(width: width)
          panels.toggle(side)
        }
        for detour in widths.shuffled(using: &random) { resized.settle(width: detour) }
      }
      for width in widths {
        for panels in [direct, resized] { panels.settle(width: width) }
        for side in Panels.Side.allCases { #expect(direct.isOpen(side) == resized.isOpen(side)) }
      }
    }
  }

  @Test("A panel that is kept open hides the other one once the window is too small for both")
  func keptOpen() {
    let panels = Panels()
    panels.settle(width: 1280)

    panels.keepOpen(.inspector)
    panels.settle(width: 853)
    #expect(panels.isOpen(.inspector) && !panels.isOpen(.demos))
    panels.settle(width: 1280)

    #expect(panels.isOpen(.inspector) && panels.isOpen(.demos))
  }

  @Test("A panel opened in a narrow window is open again whenever the window is that narrow")
  func narrow() {
    let panels = Panels()
    panels.settle(width: 900)
    #expect(panels.isOpen(.demos) && !panels.isOpen(.inspector))
    panels.toggle(.inspector)

    for width in [1280.0, 720, 1280, 900] { panels.settle(width: width) }

    #expect(!panels.isOpen(.demos) && panels.isOpen(.inspector))
    panels.settle(width: 1280)
    #expect(panels.isOpen(.demos) && panels.isOpen(.inspector))
  }

  @Test("The stage is at least 320 points wide, with or without the demo list")
  func room() {
    let panels = Panels()
    panels.preferredInspectorWidth = 640

    panels.settle(width: 1050)
    #expect(panels.width(of: .inspector) == 490)
    panels.toggle(.demos)
    #expect(panels.width(of: .inspector) == 640)
    panels.settle(width: 720)
    panels.toggle(.inspector)
    #expect(panels.width(of: .inspector) == 400)
  }
}
