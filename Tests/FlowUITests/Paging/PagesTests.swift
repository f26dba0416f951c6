import FlowCore
import FlowUI
import Testing

@Suite struct PagesTests {
  @Test("S1-24 When idle only the selected page is visible, opaque and at its natural size")
  func idle() throws {
    let harness = PagerHarness()

    let page = try #require(harness.layers.first)

    #expect(harness.layers.count == 1)
    #expect((page.name, page.opacity, page.scale) == ("p0", 1, 1))
  }

  @Test(
    "S1-24 A page fades to 0.2 and shrinks to 0.8 in proportion to its distance from the centre")
  func effect() throws {
    let harness = PagerHarness()

    harness.pull(by: -200)

    let (left, right) = (try #require(harness.layers.first), try #require(harness.layers.last))
    #expect(harness.pager.position == 0.25)
    #expect((left.name, right.name) == ("p0", "p1"))
    #expect((left.offset.x, right.offset.x) == (-200, 600))
    #expect(left.scale.isNear(0.95) && right.scale.isNear(0.85))
    #expect(left.opacity.isNear(0.8) && right.opacity.isNear(0.4))
  }

  @Test(
    "FC-14 With reduced motion a page fades in over the earlier one, without moving or scaling")
  func reducedMotion() {
    let harness = PagerHarness(reducesMotion: true)

    harness.pager.select(2)
    harness.input.wait(50)

    #expect(harness.layers.map(\.name) == ["p0", "p2"])
    #expect(harness.layers.map(\.opacity) == [1, 0.25])
    #expect(harness.layers.allSatisfy { $0.offset == .zero && $0.scale == 1 })
    harness.input.wait(150)
    #expect(harness.layers.map(\.name) == ["p2"])
  }

  @Test("Vertical pages lie one above the other, and move with a drag up")
  func vertical() {
    let harness = PagerHarness(effect: .none, axis: .vertical)
    let height = harness.pager.extent

    harness.input.mouse(.down, 500, 300)
    harness.input.wait(16)
    harness.input.mouse(.move, 500, 300 - height / 4)

    #expect(harness.pager.position.isNear(0.25))
    #expect(harness.layers.map(\.offset.x) == [0, 0])
    #expect(harness.layers.first?.offset.y.isNear(-height / 4) ?? false)
    #expect(harness.layers.last?.offset.y.isNear(height * 3 / 4) ?? false)
  }

  @Test("Without the effect pages only move")
  func plain() {
    let harness = PagerHarness(effect: .none)

    harness.pull(by: -200)

    #expect(harness.layers.map(\.scale) == [1, 1])
    #expect(harness.layers.map(\.opacity) == [1, 1])
  }

  @Test("S1-25 Each page gets its index, whether it is selected, and how much of it is visible")
  func told() {
    var positions: [Pages.Position] = []
    let harness = PagerHarness {
      positions.append($0)
      return Text("\($0.index)")
    }
    harness.pull(by: -200)

    positions = []
    _ = harness.input.session.layerTree

    #expect(positions.map(\.index) == [0, 1])
    #expect(positions.map(\.isSelected) == [true, false])
    #expect(positions.map(\.presence) == [0.75, 0.25])
  }

  @Test("Only controls on the selected page take clicks")
  func controls() {
    var pressed: [Int] = []
    let controls = (0..<4).map { index in Control { pressed.append(index) } }
    let harness = PagerHarness { Button("Go", control: controls[$0.index]) }

    harness.input.click(400, 20)
    harness.pager.select(1)
    harness.input.wait(50)
    #expect(harness.layers.map(\.name) == ["p0", "p1"])
    // The first page is still visible here.
    harness.input.click(100, 20)
    harness.input.wait(1000)
    harness.input.click(400, 20)

    #expect(pressed == [0, 1])
  }

  @Test("A drag that begins on a control turns the page and does not press the control")
  func dragFromControl() {
    var pressed = 0
    let control = Control { pressed += 1 }
    let harness = PagerHarness { _ in Button("Go", control: control) }

    harness.input.drag(from: Point(x: 600, y: 20), to: Point(x: 150, y: 20))
    harness.input.mouse(.up, 150, 20)
    harness.input.settle()

    #expect(harness.pager.index == 1)
    #expect(pressed == 0)
  }

  @Test(
    "NF-K13 The accessibility tree has only the selected page, with its number and the page count")
  func accessibility() throws {
    let harness = PagerHarness()
    harness.pager.select(2, animated: false)
    harness.pull(by: 200)
    #expect(harness.layers.count == 2)

    let nodes = harness.input.session.accessibilityTree.all

    let group = try #require(nodes.first { $0.role == .group })
    #expect((group.name, group.value) == ("Tour", "3 of 4"))
    #expect(group.children.map(\.name) == ["2"])
    #expect(nodes.first { $0.role == .slider }?.value == "3 of 4")
  }

  @Test("S1-23 Pages draw nothing but themselves: they have no dots of their own")
  func noDots() {
    let harness = PagerHarness(4)
    let state = harness.state
    harness.screen.elements = { _ in
      [Pages(state: state, accessibilityLabel: "Tour") { _ in Spacer() }]
    }

    #expect(harness.page.drawings.count == 1)
    #expect(harness.page.sublayers.map(\.name) == ["pages"])
    #expect(harness.layers.map(\.name) == ["p0"])
    #expect(harness.layers[0].drawings.count == 1 && harness.layers[0].sublayers.isEmpty)
  }

  @Test("S1-27 Without pages a text says so, there are no capsules, and a drag does nothing")
  func none() {
    let harness = PagerHarness(0)

    harness.pull(by: -200)

    #expect(harness.layers.isEmpty)
    #expect(harness.input.session.accessibilityTree.all.contains { $0.name == "No pages" })
    #expect(harness.tracks.isEmpty)
    #expect(harness.pager.index == nil)
  }
}
