import FlowCore
import FlowUI
import Testing

@Suite struct ListRowTests {
  private func page(width: Double) -> PageLayout {
    ListRow("Tea", subtitle: "Green", mark: .disclosure) {
      Image(.loading, width: 44, aspect: 1, accessibilityLabel: "")
    } trailing: {
      Text("New", .footnote)
    }
    .placed(width, 60)
  }

  /// The leading edges of what the row draws, by its text or kind.
  private func edges(_ page: PageLayout) -> [(String, Double)] {
    page.layer.drawings.compactMap { drawing in
      switch drawing {
      case .text(let text, _, let baseline, _): (text, baseline.x)
      case .roundedRectangle(let frame, _, _): ("picture", frame.minX)
      case .icon(_, let frame, _, _): ("chevron", frame.minX)
      default: nil
      }
    }
  }

  @Test("A row's own elements stand before its text, and between its text and its mark")
  func ends() throws {
    let page = page(width: 390)

    let inOrder = edges(page).sorted { $0.1 < $1.1 }.map(\.0)
    #expect(inOrder == ["picture", "Tea", "Green", "New", "chevron"])
    #expect(page.nodes.map(\.name) == ["Tea"])
    #expect(page.nodes.first?.value == "Green")
  }

  @Test("Where the text has too little width, the elements before it are left out")
  func narrow() {
    #expect(!edges(page(width: 150)).contains { $0.0 == "picture" })
  }
}
