import FlowCore
import FlowUI
import Testing

/// The scroll bar of a page of 2000 points on a stage 600 points high.
@Suite struct ScrollBarTests {
  private let page = LongPage()
  /// The length of the thumb: the visible fraction of the page, times the height of the bar without
  /// 2 points at each end.
  private let length = 596.0 * 600 / 2000

  private var bar: Layer? { page.input.session.layerTree.root.named("scrollBar") }

  private var thumb: Rect? {
    bar?.drawings.compactMap {
      if case .roundedRectangle(let frame, _, Theme.light.scrollBar) = $0 { frame } else { nil }
    }.first
  }

  @Test(
    "Scrolling fades the bar in; 800 ms after the last scroll it fades out, and no deadline is left"
  )
  func fades() throws {
    #expect(bar == nil)
    #expect(page.input.session.deadline == nil)

    page.input.wheel(0, 0.3)
    page.input.wait(40)
    #expect(bar?.opacity == 0.5)
    page.input.wait(40)
    page.input.wheel(0, 0.3)
    page.input.wait(799)
    #expect(bar?.opacity == 1)
    #expect(!page.input.session.isMoving)
    page.input.wait(1)
    page.input.wait(100)
    #expect(bar?.opacity == 0.5)
    page.input.wait(100)

    #expect(bar == nil)
    #expect(page.input.session.deadline == nil)
  }

  @Test("The bar stays visible during a drag, and for 800 ms after its release")
  func stays() {
    page.input.drag(down: -10)
    page.input.wait(5000)
    #expect(bar?.opacity == 1)

    page.input.mouse(.up, 400, 100)
    page.input.wait(799)
    #expect(bar?.opacity == 1)
    page.input.wait(201)

    #expect(bar == nil)
  }

  @Test("In another session the bar is hidden at first, and fades in as usual")
  func otherSession() {
    page.input.wheel(0, 0.3)
    page.input.wait(800)
    page.input.wait(200)
    let scroll = page.scroll
    let other = InputDriver(on: TestScreen { ScrollArea(state: scroll) { Spacer(2000) } })
    let bar = { other.session.layerTree.root.named("scrollBar") }

    #expect(bar() == nil)
    #expect(other.session.deadline == nil)
    other.wheel(0, 0.3)
    other.wait(80)

    #expect(bar()?.opacity == 1)
    #expect(abs(scroll.offset - 30) < 1e-9)
  }

  @Test(
    "The thumb shows the visible fraction of the content and its position",
    arguments: [(0.0, 0.0), (700, 0.5), (1400, 1)])
  func thumbFrame(offset: Double, part: Double) throws {
    page.scroll.scroll(to: offset, animated: false)
    page.input.wait(100)

    let thumb = try #require(thumb)

    #expect(abs(thumb.size.height - length) < 1e-9)
    #expect(abs(thumb.minY - 2 - part * (596 - length)) < 1e-9)
    #expect(thumb.size.width == 4)
    #expect(bar?.offset == Point(x: 786, y: 0))
  }

  @Test("While the mouse is over the bar it is visible and wider")
  func near() {
    page.input.mouse(.move, 790, 300)
    #expect(bar?.opacity == 1)
    #expect(thumb?.size.width == 8)

    page.input.mouse(.move, 700, 300)

    #expect(bar == nil)
  }

  @Test("NF-R82 The thumb can be dragged with a mouse and keeps its distance from the pointer")
  func drag() {
    let ratio = 1400 / (596 - length)

    page.input.mouse(.down, 790, 50)
    #expect(page.offset == 0)
    page.input.mouse(.move, 500, 150)
    #expect(abs(page.offset - 100 * ratio) < 1e-9)
    page.input.wait(2000)
    #expect(bar?.opacity == 1 && thumb?.size.width == 8)
    page.input.mouse(.move, 790, 5000)
    #expect(page.offset == 1400)
    page.input.mouse(.move, 790, 50)
    page.input.mouse(.up, 790, 50)

    #expect(abs(page.offset) < 1e-9)
    #expect(page.taps == 0)
  }

  @Test("A press beside the thumb centres it there at once")
  func track() {
    page.input.mouse(.down, 790, 400)

    #expect(abs(page.offset - (400 - 2 - length / 2) * 1400 / (596 - length)) < 1e-9)
  }

  @Test("A tap of a finger on the bar goes to the content behind it")
  func finger() {
    page.input.touch(.down, 790, 400)
    page.input.touch(.up, 790, 400)

    #expect(page.offset == 0)
    #expect(page.taps == 1)
  }

  @Test("The thumb of very long content is still 28 points long and reaches the end")
  func shortest() throws {
    let scroll = ScrollState()
    let input = InputDriver(on: TestScreen { ScrollArea(state: scroll) { Spacer(1e7) } })
    _ = input.session.layerTree
    scroll.scroll(to: 1e9, animated: false)
    input.wait(100)

    let bar = try #require(input.session.layerTree.root.named("scrollBar"))

    #expect(
      bar.drawings == [
        .roundedRectangle(
          Rect(x: 7, y: 600 - 2 - 28, width: 4, height: 28), radius: 2,
          colour: Theme.light.scrollBar)
      ])
  }

  @Test("FC-14 On a right-to-left stage the bar is at the left")
  func rightToLeft() {
    page.input.session.direction = .rightToLeft

    page.input.mouse(.down, 10, 400)

    #expect(page.offset > 0)
    #expect(bar?.offset.x == 0)
  }

  @Test("Where there is no room for a thumb there is no bar", arguments: [20.0, 32, 33])
  func low(height: Double) {
    page.input.session.send(.resize(Size(width: 800, height: height)), at: page.input.now)

    page.input.wheel(0, 0.3)
    page.input.wait(100)

    #expect((bar != nil) == (height > 32))
  }
}
