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
}
