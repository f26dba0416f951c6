import FlowCore
import FlowUI
import Testing

/// Controls with more text than fits on one line.
@Suite struct GrowingTests {
  private let control = Control()

  private func context(textSize: Double) -> LayoutContext {
    LayoutContext(400, 400, textSize: textSize)
  }

  private func height(_ element: any Element, width: Double, textSize: Double = 1) -> Double {
    element.size(in: Size(width: width, height: .infinity), context(textSize: textSize)).height
  }

  private func texts(_ element: any Element, in frame: Rect) -> [String] {
    var page = PageLayout(name: "page", size: Size(width: 400, height: 400))
    element.layOut(in: frame, context(textSize: 1), on: &page)
    return page.layer.texts
  }

  @Test("A row grows with its text, and truncates it where there is room for one line only")
  func row() {
    let row = ListRow("A title that is long", value: "99", control: control)

    #expect(height(row, width: 400) == 44)
    #expect(height(row, width: 163) == 44 + 12)
    #expect(texts(row, in: Rect(x: 0, y: 0, width: 163, height: 56)).count == 3)

    #expect(
      texts(row, in: Rect(x: 0, y: 0, width: 163, height: 44)).first?.hasSuffix("…") ?? false)
  }

  @Test("A row reserves space for a check mark, whether it is chosen or not", arguments: [1.0, 2])
  func check(textSize: Double) {
    let texts = [ListRow.Mark.chosen, .unchosen].map { mark in
      var page = PageLayout(name: "page", size: Size(width: 400, height: 400))
      ListRow("A", value: "9", mark: mark).layOut(
        in: Rect(x: 0, y: 0, width: 400, height: 60), context(textSize: textSize), on: &page)
      return page.layer.drawings.filter { if case .text = $0 { true } else { false } }
    }

    #expect(texts[0] == texts[1])
  }

  @Test("A button's title wraps if it does not fit on one line")
  func button() {
    let button = Button("Continue to delivery", role: .primary, control: control)

    #expect(height(button, width: 202) == 44)
    #expect(height(button, width: 201) == 2 * 22 + 16)
    #expect(
      texts(button, in: Rect(x: 0, y: 0, width: 201, height: 60)) == ["Continue to", "delivery"])
  }

  @Test("A scene's title and hint scale with the preferred text size", arguments: [1.0, 1.5, 2])
  func poster(textSize: Double) {
    let poster = ScenePoster(title: "A", hint: "B", in: context(textSize: textSize))

    let sizes = poster.drawings(colour: .black).compactMap { drawing in
      if case .text(_, let style, _, _) = drawing { style.size } else { nil }
    }

    #expect(sizes == [32 * textSize, 16 * textSize])
  }
}
