import FlowCore
import FlowUI
import Testing

private struct ColourBlock: Element {
  let colour: RGBA

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw([.fill(frame, colour: colour)])
  }
}

private struct FixedFrame: Element {
  let frame: Rect
  let element: any Element

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    element.layOut(in: self.frame, context, on: &page)
  }
}

/// A page with a coloured block, matched by name with the blocks of other pages.
private final class BlockPage: ComposedScreen {
  let name: String
  let frame: Rect
  let match: String
  let colour: RGBA

  init(_ name: String, _ frame: Rect, match: String = "block", colour: RGBA = .black) {
    (self.name, self.frame, self.match, self.colour) = (name, frame, match, colour)
  }

  func body(in context: LayoutContext) -> [any Element] {
    FixedFrame(frame: frame, element: Matched(match) { ColourBlock(colour: colour) })
  }
}

private final class TextPage: ComposedScreen {
  let name = "text"

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea { Matched("block") { Text("Block") } }
  }
}

private final class TwoBlocksPage: ComposedScreen {
  let name = "two"
  private let first: Rect

  init(first: Rect) { self.first = first }

  func body(in context: LayoutContext) -> [any Element] {
    for frame in [first, Rect(x: 400, y: 400, width: 40, height: 40)] {
      FixedFrame(frame: frame, element: Matched("block") { ColourBlock(colour: .black) })
    }
  }
}

/// A list whose block is below the visible area.
private final class BelowFoldPage: ComposedScreen {
  let name = "below fold"
  private let scroll = ScrollState()

  func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Spacer(1000)
      Matched("block") { Text("Block") }
    }
  }
}

@Suite struct MatchedElementTests {
  private static let small = Rect(x: 20, y: 100, width: 40, height: 40)
  private static let large = Rect(x: 0, y: 0, width: 800, height: 300)
  private static let quarter = Rect(x: 15, y: 75, width: 230, height: 105)

  private let row = BlockPage("row", small)
  private let detail = BlockPage("detail", large)

  /// The frames of all black blocks, in points of the stage, without rounding errors.
  private func blocks(_ input: InputDriver) -> [Rect] {
    let rounded = { (value: Double) in (value * 1e6).rounded() / 1e6 }
    return blocks(in: input.session.layerTree.root).map {
      Rect(
        x: rounded($0.minX), y: rounded($0.minY), width: rounded($0.size.width),
        height: rounded($0.size.height))
    }
  }

  private func blocks(in layer: Layer) -> [Rect] {
    let own = layer.drawings.compactMap { drawing -> Rect? in
      if case .fill(let frame, .black) = drawing { frame } else { nil }
    }
    return (own + layer.sublayers.flatMap(blocks)).map {
      $0.moved(by: Vector(dx: layer.offset.x, dy: layer.offset.y))
    }
  }

  @Test("A transition moves a matched element between its frames, above the pages")
  func push() throws {
    let input = InputDriver(on: row)
    try input.controller.push(detail)

    try input.controller.freeze(at: 0.25)

    #expect(blocks(input) == [Self.quarter])
    #expect(
      input.session.layerTree.root.sublayers.map(\.name) == ["row", "detail", "matched block"])
  }

  @Test("Matched elements of the same shape change from one colour to the other")
  func colours() throws {
    let input = InputDriver(on: BlockPage("row", Self.small, colour: .white))
    try input.controller.push(detail)

    try input.controller.freeze(at: 0.25)

    let moving = try #require(input.session.layerTree.root.sublayers.last)
    #expect(
      moving.drawings == [
        .fill(Self.quarter, colour: RGBA.white.interpolated(to: .black, fraction: 0.25))
      ])
  }

  @Test("Matched elements of different shapes fade into one another")
  func fade() throws {
    let input = InputDriver(on: TextPage())
    try input.controller.push(detail)

    try input.controller.freeze(at: 0.25)

    let moving = try #require(input.session.layerTree.root.sublayers.last)
    #expect(moving.name == "matched block" && moving.sublayers.map(\.opacity) == [1, 0.5])
    #expect(blocks(input).count == 1)
  }

  @Test("A matched element follows a drag, and a cancelled drag leaves the page as it was")
  func drag() throws {
    let input = InputDriver(on: row)
    try input.controller.push(detail, .immediate)
    let before = input.session.layerTree

    input.drag(from: 10, to: 610)
    #expect(blocks(input) == [Self.quarter])
    input.drag(from: 610, to: 20)
    input.mouse(.up, 20)
    input.settle()

    #expect(input.names == ["row", "detail"])
    #expect(input.session.layerTree == before)
  }

  @Test("A matched element does not jump when a pop takes back its push")
  func reversal() throws {
    let input = InputDriver(on: row)
    try input.controller.push(detail)
    input.wait(100)
    let before = blocks(input)

    try input.controller.pop()
    #expect(blocks(input) == before)
    input.settle()

    #expect(blocks(input) == [Self.small])
  }

  @Test("A matched element does not jump when an interactive push interrupts its transition")
  func interruption() throws {
    let input = InputDriver(on: row)
    try input.controller.push(detail)
    input.wait(100)
    let before = blocks(input)
    let next = BlockPage("next", Self.small, match: "other", colour: .white)

    let driver = PercentDrivenTransition()
    try input.controller.push(next, .interactive(driver))
    #expect(blocks(input) == before)
    driver.update(0.5)
    input.settle()

    // A slide moves the lower page by 30 % of the width.
    #expect(blocks(input) == [Self.large.moved(by: Vector(dx: -120, dy: 0))])
    driver.cancel()
    input.settle()
    #expect(blocks(input) == [Self.large])
  }

  @Test("An element on three pages is drawn once while a second pop follows the first")
  func threePages() throws {
    let input = InputDriver(on: row)
    try input.controller.push(detail, .immediate)
    try input.controller.push(BlockPage("third", Self.small), .immediate)
    let first = PercentDrivenTransition()
    try input.controller.pop(.interactive(first))
    first.update(0.5)
    first.finish()
    input.wait(50)
    let before = blocks(input)

    let second = PercentDrivenTransition()
    try input.controller.pop(.interactive(second))

    #expect(blocks(input) == before && before.count == 1)
    #expect(input.session.layerTree.root.sublayers.last?.name == "matched block")
    second.finish()
    input.settle()
    #expect(blocks(input) == [Self.small] && input.names == ["row"])
  }

  @Test("Of two elements with the same name on a page, the first is moved, and the second hidden")
  func sameName() throws {
    let input = InputDriver(on: TwoBlocksPage(first: Self.small))
    try input.controller.push(detail)

    try input.controller.freeze(at: 0.25)

    #expect(blocks(input) == [Self.quarter])
  }

  @Test(
    "Elements stay on their pages if their names do not match, or if motion is reduced",
    arguments: [false, true])
  func unmatched(reducesMotion: Bool) throws {
    let input = InputDriver(on: row, reducesMotion: reducesMotion)
    try input.controller.push(
      reducesMotion ? detail : BlockPage("other", Self.large, match: "other"))

    try input.controller.freeze(at: 0.5)

    #expect(!input.session.layerTree.root.sublayers.contains { $0.name.hasPrefix("matched") })
    #expect(blocks(input).count == 2)
  }

  @Test("An element outside the visible part of its scroll area is not moved")
  func belowFold() throws {
    let input = InputDriver(on: BelowFoldPage())
    try input.controller.push(detail)

    try input.controller.freeze(at: 0.5)

    #expect(blocks(input).count == 1)
    #expect(!input.session.layerTree.root.sublayers.contains { $0.name.hasPrefix("matched") })
  }
}
