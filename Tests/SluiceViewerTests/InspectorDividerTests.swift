import FlowCore
import FlowDemos
import FlowUI
import SluiceViewer
import Testing

/// The line before the inspector, and how wide that is.
@Suite struct InspectorDividerTests {
  private static let name = "Width of the inspector"

  private func width(_ rig: ViewerHarness) throws -> String { try rig.node(Self.name).value ?? "" }

  /// Draws the line to somewhere else.
  private func drag(_ rig: ViewerHarness, by way: Double) throws {
    let line = try rig.node(Self.name).middle
    rig.mouse(.down, line)
    rig.mouse(.move, Point(x: line.x + way, y: line.y))
    rig.mouse(.up, Point(x: line.x + way, y: line.y))
    rig.wait(1000)
  }

  @Test("The inspector is as wide as its line is drawn, within bounds and what the stage leaves")
  func drag() throws {
    let rig = try ViewerHarness(size: Size(width: 1800, height: 1000))
    #expect(try width(rig) == "300 pt")
    #expect(try rig.node(Self.name).frame == Rect(x: 1496, y: 0, width: 8, height: 1000))

    try drag(rig, by: -120)
    #expect(try width(rig) == "420 pt")
    #expect(try rig.node(Self.name).middle.x == 1380)
    try drag(rig, by: 500)
    #expect(try width(rig) == "300 pt")
    try drag(rig, by: -900)
    #expect(try width(rig) == "640 pt")

    rig.send(.resize(Size(width: 1000, height: 1000)))
    #expect(try width(rig) == "440 pt")
    rig.send(.resize(Size(width: 1800, height: 1000)))
    #expect(try width(rig) == "640 pt")
  }

  @Test("A double click makes the inspector as wide as at first")
  func doubleClick() throws {
    let rig = try ViewerHarness()
    try drag(rig, by: -90)

    try rig.click(Self.name)
    try rig.click(Self.name)

    #expect(try width(rig) == "300 pt")
  }

  @Test("Left and Right move the line that has the focus")
  func keys() throws {
    let rig = try ViewerHarness()
    for _ in 0..<100 where try !rig.node(Self.name).states.contains(.focused) {
      try rig.key("Shift+Tab")
    }
    #expect(try rig.node(Self.name).states.contains(.focused))
    #expect(try rig.node(Self.name).role == .slider)

    for key in ["Left", "Left", "Left", "Right"] { try rig.key(key) }

    #expect(try width(rig) == "340 pt")
  }

  @Test("A mouse over the line shows that it can be moved, and the line is marked")
  func hover() throws {
    let rig = try ViewerHarness()
    let before = rig.app.session.layerTree

    rig.mouse(.move, try rig.node(Self.name).middle)

    #expect(rig.app.session.cursor == .resizeColumns)
    #expect(rig.app.session.layerTree != before)
  }

  @Test(
    "On a window that reads from right to left, the inspector at its left is drawn wider to the right"
  )
  func rightToLeft() throws {
    let rig = try ViewerHarness()
    rig.send(.prefer(Preferences(direction: .rightToLeft)))
    #expect(try rig.node(Self.name).middle.x == 300)

    try drag(rig, by: 50)

    #expect(try width(rig) == "350 pt")
  }

  @Test("No inspector, no line")
  func folded() throws {
    let rig = try ViewerHarness()
    #expect(rig.has(Self.name))

    try rig.key("F10")

    #expect(!rig.has(Self.name))
  }

  @Test(
    "A width that was kept is within bounds",
    arguments: [
      (-5, 300), (300, 300), (512, 512), (9000, 640), (.infinity, 640), (.nan, 300),
    ] as [(Double, Double)])
  func kept(wish: Double, width: Double) {
    let panels = Panels()
    panels.settle(width: 2000)

    panels.inspectorWish = wish

    #expect(panels.inspectorWish == width && panels.width(of: .inspector) == width)
  }

  @Test("The stage has 320 points at least, with the demos beside it or without them")
  func room() {
    let panels = Panels()
    panels.inspectorWish = 640

    panels.settle(width: 1050)
    #expect(panels.width(of: .inspector) == 490)
    panels.toggle(.demos)
    #expect(panels.width(of: .inspector) == 640)
    panels.settle(width: 720)
    panels.toggle(.inspector)
    #expect(panels.width(of: .inspector) == 400)
  }
}
