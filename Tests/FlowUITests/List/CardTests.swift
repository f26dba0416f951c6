import FlowCore
import FlowUI
import Testing

/// A page with a card, which may have a card inside.
private final class CardPage: ComposedScreen {
  let name = "page"
  let background: KeyPath<Theme, RGBA>
  let hasCardInside: Bool

  init(_ background: KeyPath<Theme, RGBA>, hasCardInside: Bool = false) {
    (self.background, self.hasCardInside) = (background, hasCardInside)
  }

  func body(in context: LayoutContext) -> [any Element] {
    Padding {
      Card {
        if hasCardInside { Padding { Card { Text("inside") } } } else { Text("alone") }
      }
    }
  }
}

@Suite struct CardTests {
  private func outlines(_ page: CardPage, isDark: Bool = false) -> Int {
    let input = InputDriver(on: page)
    input.session.theme = isDark ? .dark : .light
    return input.session.layerTree.root.allDrawings.count {
      if case .outline = $0 { true } else { false }
    }
  }

  @Test("A card has an outline where it lies on its own colour: on a white page, or in a card")
  func outline() {
    #expect(outlines(CardPage(\.groupedBackground)) == 0)
    #expect(outlines(CardPage(\.background)) == 1)
    #expect(outlines(CardPage(\.background), isDark: true) == 0)
    #expect(outlines(CardPage(\.groupedBackground, hasCardInside: true)) == 1)
  }

  @Test("A card has separators only between its rows, from the leading margin to the trailing edge")
  func separators() {
    let card = Card {
      ListRow("a")
      Rows(2, controls: RowControls()) { ListRow("\($0)", control: $1) }
      ListRow("b")
    }

    let lines = card.laidOut(300, 200).layer.drawings.compactMap { drawing in
      if case .hairline(let start, let width, _) = drawing { (start, width) } else { nil }
    }

    #expect(lines.map(\.0.x) == [16, 16, 16])
    #expect(lines.map(\.0.y) == [44, 88, 132])
    #expect(lines.allSatisfy { $0.1 == 284 })
  }

  @Test("A card without rows has no height and draws nothing; a section without rows has no card")
  func empty() {
    #expect(Section("") {}.laidOut(200, 44).layer.allDrawings.isEmpty)
    #expect(Card {}.laidOut(200, 44).layer.drawings.isEmpty)
    #expect(Card {}.size(in: Size(width: 9, height: 9), LayoutContext(9, 9)).height == 0)
  }

  @Test("A section has a heading above its card, and may have a note below")
  func section() {
    let tree = InputDriver(
      on: TestScreen {
        Section("Account", footer: "Only you see this.") { ListRow("Name") }
      }
    ).session.accessibilityTree

    #expect(tree.all.dropFirst(2).map(\.name) == ["Account", "Name", "Only you see this."])
    #expect(tree.all.first { $0.name == "Account" }?.role == .heading)
  }
}
