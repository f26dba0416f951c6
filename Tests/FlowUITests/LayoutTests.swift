import FlowCore
import FlowUI
import Testing

@Suite struct LayoutTests {
  @Test("A card finds the row under a point, and none beside it")
  func rows() {
    let card = RowCard(
      rows: [.init(title: "a", subtitle: ""), .init(title: "b", subtitle: "")],
      at: Point(x: 16, y: 100), width: 300)

    #expect(card.row(at: Point(x: 20, y: 100)) == 0)
    #expect(card.row(at: Point(x: 20, y: 152)) == 1)
    #expect(card.row(at: Point(x: 20, y: 204)) == nil)
    #expect(card.row(at: Point(x: 10, y: 110)) == nil)
  }

  @Test("A subtitle that does not fit ends in an ellipsis")
  func truncation() {
    let card = RowCard(
      rows: [.init(title: "a", subtitle: String(repeating: "word ", count: 40))],
      at: .zero, width: 200)
    let context = LayoutContext(
      size: Size(width: 200, height: 100), measuring: SquareMeasuring(), theme: .light)

    let texts = card.drawings(pressed: nil, in: context).compactMap { drawing in
      if case .text(let text, let style, _, _) = drawing { (text, style) } else { nil }
    }

    #expect(texts.count == 2)
    #expect(texts[1].0.hasSuffix("…"))
    #expect(SquareMeasuring().width(of: texts[1].0, in: texts[1].1) <= 200 - 32 - 24)
  }

  @Test("A frame is dumped line by line")
  func dump() throws {
    let stage = try TwoPages(width: 100)
    stage.mouse(.down, 10, 0)
    stage.mouse(.move, 35, 16)

    #expect(
      stage.session.layerTree.description == """
        stage 100.000x600.000 page
          fill 0.000,0.000 100.000x600.000 #ffffff
          lower 100.000x600.000 page at -22.500,0.000 dim 0.075000
            fill 0.000,0.000 100.000x600.000 #ffffff
          upper 100.000x600.000 page at 25.000,0.000 shadow 1.000000
            fill 0.000,0.000 100.000x600.000 #ffffff
        """)
  }
}
