import FlowCore
import FlowUI
import Testing

@Suite struct FrameTests {
  private let insets = Insets(top: 40, leading: 3, bottom: 20, trailing: 5)

  @Test("Padding insets its content, whose size never becomes negative")
  func padding() {
    let block = Block(10, 20)
    let padding = Padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4)) { block }

    #expect(
      padding.size(in: Size(width: 100, height: .infinity), LayoutContext(100, 100))
        == Size(width: 16, height: 24))
    padding.laidOut(100, 100)
    #expect(block.frame == Rect(x: 2, y: 1, width: 94, height: 20))
    padding.laidOut(3, 2)
    #expect(block.frame == Rect(x: 2, y: 1, width: 0, height: 20))
  }

  @Test("A safe area insets its content by the bars, and one nested in it adds no further insets")
  func safeArea() {
    let (outer, inner) = (Block(10, 20, down: .flexible), Block(10, 30, down: .flexible))

    SafeArea {
      outer
      SafeArea { inner }
    }.laidOut(100, 200, insets: insets)

    #expect(outer.frame == Rect(x: 3, y: 40, width: 92, height: 70))
    #expect(inner.frame == Rect(x: 3, y: 110, width: 92, height: 70))
  }

  @Test("A safe area is inset only by the parts of bars that cover it")
  func partlyCovered() {
    let (header, inner) = (Block(10, 25), Block(10, 30, down: .flexible))

    Column {
      header
      SafeArea { inner }
      Block(10, 100)
    }.laidOut(100, 300, insets: insets)

    #expect(inner.frame == Rect(x: 3, y: 40, width: 92, height: 160))
  }

  @Test("Above other elements, too, the end of a hero page's text scrolls to above the buttons")
  func heroText() throws {
    let (scroll, control) = (ScrollState(), Control())
    let input = InputDriver(
      on: TestScreen {
        Column {
          HeroView(
            Artwork(size: Size(width: 1, height: 1), drawings: []), scene: "", scroll: scroll
          ) {
            Spacer(1000)
            Text("End")
          } buttons: {
            Button("Start", control: control)
          }
          Spacer(200)
        }
      })
    _ = input.session.layerTree

    scroll.scroll(to: 2000, animated: false)

    let nodes = input.session.accessibilityTree.all
    let end = try #require(nodes.first { $0.name == "End" }?.frame)
    let start = try #require(nodes.first { $0.name == "Start" }?.frame)
    #expect(end.size.height == TextStyle.body.lineHeight && end.maxY <= start.minY)
  }

  @Test("Above a hero page's text between insets at its sides, the illustration leaves enough room")
  func heroInsets() {
    let (scroll, control) = (ScrollState(), Control())
    let long = String(repeating: "some words ", count: 60)

    let page = HeroView(
      Artwork(size: Size(width: 1, height: 1), drawings: []), scene: "Lamp", scroll: scroll
    ) {
      Text(long)
    } buttons: {
      Button("Start", control: control)
    }.laidOut(400, 800, insets: Insets(leading: 60, trailing: 60))

    #expect(page.nodes.contains { $0.name == "Lamp" } && scroll.limit == 0)
  }

  @Test(
    "A centred element keeps its width as long as it fits", arguments: [(100.0, 30.0), (20, 0)])
  func centred(width: Double, x: Double) {
    let block = Block(40, 20)

    Centred(block).laidOut(width, 50)

    #expect(block.frame == Rect(x: x, y: 0, width: min(width, 40), height: 50))
  }

  @Test(
    "A spacer has its length along both axes; a negative length or NaN counts as 0",
    arguments: [(7.0, 7.0), (0, 0), (-3, 0), (.nan, 0)])
  func space(length: Double, expected: Double) {
    let space = Spacer(length)

    #expect(
      space.size(in: Size(width: 9, height: 9), LayoutContext(9, 9))
        == Size(width: expected, height: expected))
    #expect(Axis.allCases.allSatisfy { space.stretch(along: $0) == .fixed })
  }

  @Test("An icon is a square in the middle of its frame, and scales with the text size")
  func picture() {
    let drawings = IconView(.check, side: 20).laidOut(50, 30).layer.drawings

    #expect(
      drawings == [.icon(.check, in: Rect(x: 15, y: 5, width: 20, height: 20), colour: .black)])
    #expect(
      IconView(.check, side: 20).size(in: .zero, LayoutContext(9, 9, textSize: 2))
        == Size(width: 40, height: 40))
  }

  @Test("Text wraps at the width of its frame, and its height grows")
  func wrap() {
    let text = Text("one two three", style: TextStyle(size: 10, weight: .regular, lineHeight: 14))
    func size(_ width: Double) -> Size {
      text.size(in: Size(width: width, height: .infinity), LayoutContext(100, 100))
    }

    #expect(size(100) == Size(width: 65, height: 14))
    #expect(size(40) == Size(width: 35, height: 28))
    #expect(text.laidOut(40, 100).layer.texts == ["one two", "three"])
  }

  @Test("Text in a row wraps only if the row is too narrow for it")
  func wrapInRow() {
    let style = TextStyle(size: 10, weight: .regular, lineHeight: 14)
    let row = Row(spacing: 0) {
      Text("aa bb cc", style: style)
      Text("dd", style: style)
    }

    #expect(row.laidOut(50, 30).layer.texts == ["aa bb cc", "dd"])
    #expect(row.laidOut(40, 30).layer.texts == ["aa bb", "cc", "dd"])
  }

  @Test(
    "Components on an empty or tiny stage take input and have only finite frames",
    arguments: [(0.0, 0.0), (0, 600), (1, 1), (320, 0)])
  func nothing(width: Double, height: Double) {
    let (scroll, rows) = (ScrollState(), RowControls())
    let screen = TestScreen {
      ScrollArea(state: scroll) {
        Padding {
          Text("some words", style: .title)
          Button("Button", icon: .check, control: Control())
          Image(.failed("Not found"), accessibilityLabel: "")
          Card {
            ListRow(
              "Row", subtitle: "sub", value: "value", icon: .check, mark: .disclosure,
              control: Control())
            Rows(100, controls: rows) { ListRow("\($0)", control: $1) }
          }
        }
      }
    }
    let input = InputDriver(on: screen)
    input.session.send(.resize(Size(width: width, height: height)), at: input.now)

    let tree = input.session.layerTree
    input.click(width / 2, height / 2)
    input.wheel(0, 2)
    input.settle()

    #expect(tree.root.size == Size(width: width, height: height))
    #expect(!tree.description.contains("nan") && !tree.description.contains("inf"))
  }
}
