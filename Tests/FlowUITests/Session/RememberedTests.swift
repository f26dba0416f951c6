import FlowCore
import FlowUI
import Observation
import Testing

/// A remembered element is laid out again only if something that it shows changes.
@Suite struct RememberedTests {
  @Observable final class Model {
    var text = "one"
  }

  private struct Counting: Element {
    let model: Model
    let plain: String
    let count: () -> Void

    func size(in proposal: Size, _ context: LayoutContext) -> Size {
      Size(width: proposal.width, height: 40)
    }

    func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
      count()
      Text("\(model.text) \(plain)").layOut(in: frame, context, on: &page)
    }
  }

  private final class Page: ComposedScreen {
    let name = "page"
    let model = Model()
    var plain = "a"
    var isRemembered = true
    private(set) var count = 0
    private(set) var bodies = 0
    private let memory = ElementMemory()
    private var spinner: SpinnerState?

    func update(in context: LayoutContext) {
      spinner = spinner ?? SpinnerState(on: context.clock)
    }

    func body(in context: LayoutContext) -> [any Element] {
      bodies += 1
      let content = Counting(model: model, plain: plain) { [weak self] in self?.count += 1 }
      let elements: [any Element] =
        [isRemembered ? Remembered(in: memory, showing: plain) { content } : content]
      return elements + (spinner.map { [Spinner(state: $0, accessibilityLabel: "Loading")] } ?? [])
    }
  }

  private func texts(_ input: InputDriver) -> [String] {
    input.session.layerTree.root.texts
  }

  @Test("A remembered element is laid out once while another element of the page moves")
  func once() {
    let page = Page()
    let input = InputDriver(on: page)
    for _ in 0..<60 {
      input.wait(16)
      _ = input.session.layerTree
    }

    #expect(page.count == 1 && page.bodies > 10)
  }

  /// A page whose scroll area is remembered.
  private final class ScrollingPage: ComposedScreen {
    let name = "page"
    let scroll = ScrollState()
    private let memory = ElementMemory()

    func body(in context: LayoutContext) -> [any Element] {
      [Remembered(in: memory, showing: 0) { ScrollArea(state: scroll) { Block(100, 2000) } }]
    }
  }

  @Test("The bar of a remembered scroll area fades out without further input")
  func scrollBar() {
    let input = InputDriver(on: ScrollingPage())
    input.wheel(0, 0.3)
    for _ in 0..<50 {
      input.wait(10)
      _ = input.session.layerTree
    }
    #expect(input.session.layerTree.root.named("scrollBar")?.opacity == 1)

    for _ in 0..<60 {
      input.wait(10)
      _ = input.session.layerTree
    }

    #expect(input.session.layerTree.root.named("scrollBar") == nil)
  }

  @Test("A remembered element follows an observable object, the value that it shows, and input")
  func changes() {
    let page = Page()
    let input = InputDriver(on: page)
    #expect(texts(input) == ["one a"])

    page.model.text = "two"
    #expect(texts(input) == ["two a"])
    page.plain = "b"
    input.wait(200)
    #expect(texts(input) == ["two b"])
    let count = page.count
    input.session.send(.key(KeyPress("Tab")), at: input.now)
    _ = input.session.layerTree

    #expect(page.count > count)
  }

  @Test("The size of a remembered element follows the area and the bars that cover it")
  func covered() {
    /// An element as wide as its area and as high as the area's top inset.
    struct Covered: Element {
      func size(in proposal: Size, _ context: LayoutContext) -> Size {
        Size(width: context.size.width, height: context.insets.top)
      }

      func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {}
    }
    let memory = ElementMemory()
    let size = { (width: Double, top: Double) -> Size in
      let context = LayoutContext(
        size: Size(width: width, height: 800), insets: Insets(top: top),
        measuring: SquareMeasuring())
      let proposal = Size(width: 300, height: 300)
      return Remembered(in: memory, showing: 0) { Covered() }.size(in: proposal, context)
    }

    #expect(size(400, 20) == Size(width: 400, height: 20))
    #expect(size(400, 88) == Size(width: 400, height: 88))
    #expect(size(600, 88) == Size(width: 600, height: 88))
  }

  /// A page with a remembered element above a footer, whose height depends on the model.
  private final class FootedPage: ComposedScreen {
    let name = "page"
    let model = Model()
    private(set) var count = 0
    private let scroll = ScrollState()
    private let memory = ElementMemory()

    func body(in context: LayoutContext) -> [any Element] {
      let content = Counting(model: Model(), plain: "a") { [weak self] in self?.count += 1 }
      let foot = Block(100, Double(model.text.count) * 20)
      return [
        PinnedFooter(scroll: scroll) {
          Remembered(in: memory, showing: 0) { content }
        } footer: {
          foot
        }
      ]
    }
  }

  @Test("A remembered element is laid out again if bars cover another part of its scroll area")
  func covering() {
    let page = FootedPage()
    let input = InputDriver(on: page)
    _ = input.session.layerTree
    let count = page.count

    page.model.text = "longer"
    _ = input.session.layerTree

    #expect(count > 0 && page.count > count)
  }

  @Test("A remembered element has the same drawings and accessibility nodes as its content alone")
  func same() {
    let (page, bare) = (Page(), Page())
    bare.isRemembered = false
    let (kept, plain) = (InputDriver(on: page), InputDriver(on: bare))

    #expect(kept.session.layerTree == plain.session.layerTree)
    #expect(kept.session.accessibilityTree == plain.session.accessibilityTree)
  }
}
