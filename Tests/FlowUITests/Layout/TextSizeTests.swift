import FlowCore
import FlowUI
import Testing

@Suite struct TextSizeTests {
  @Test(
    "Rows and buttons grow with the text size, and are at least 44 points high",
    arguments: [(1.0, 44.0, 52.0, 44.0), (1.5, 45, 72, 49), (2, 56, 92, 60)])
  func heights(textSize: Double, row: Double, tallRow: Double, button: Double) {
    let context = LayoutContext(800, 600, textSize: textSize)
    func height(_ element: any Element) -> Double {
      element.size(in: Size(width: 800, height: .infinity), context).height
    }

    #expect(height(ListRow("Title")) == row)
    #expect(height(ListRow("Title", subtitle: "More")) == tallRow)
    #expect(height(Button("Go", control: Control())) == button)
    #expect(ListRow.height(hasSubtitle: true, context) == tallRow)
  }

  @Test(
    "A session's text size applies to its pages and is clamped to 100…200 %",
    arguments: [(2.0, 34.0), (5, 34), (0.1, 17), (.nan, 17)])
  func session(textSize: Double, size: Double) {
    let input = InputDriver(on: TestScreen { Text("word") })

    input.session.textSize = textSize

    let sizes = input.session.layerTree.root.allDrawings.compactMap { drawing in
      if case .text(_, let style, _, _) = drawing { style.size } else { nil }
    }
    #expect(sizes == [size])
  }

  @Test("A list at twice the text size shows fewer rows, and a click chooses the row under it")
  func rows() {
    let list = ListHarness(100)
    let input = InputDriver(on: list.screen)

    input.session.textSize = 2
    _ = input.session.layerTree
    input.click(400, 100)

    #expect(list.made == Array(0..<11))
    #expect(list.chosen == [1])
  }
}
