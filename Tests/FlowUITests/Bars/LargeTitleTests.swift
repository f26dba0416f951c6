import FlowCore
import FlowUI
import Testing

@Suite struct LargeTitleTests {
  private func harness(_ title: String, isReadable: Bool = false, width: Double = 400) -> BarHarness
  {
    BarHarness(
      BarPage("page", NavigationItem(title: title, isLarge: true, hasReadableWidth: isReadable)),
      size: Size(width: width, height: 800))
  }

  private func large(_ title: String, _ harness: BarHarness) throws -> BarHarness.BarText {
    try #require(harness.texts.filter { $0.text == title }.max { $0.size < $1.size })
  }

  @Test("A large title begins at the page's margin, or at the edge of its readable width")
  func aligned() throws {
    #expect(try large("Books", harness("Books", width: 1180)).x == 16)
    #expect(try large("Books", harness("Books", isReadable: true, width: 1180)).x == 350)
    #expect(try large("Books", harness("Books", isReadable: true)).x == 16)
  }

  @Test("A large title grows with the text size, and so does the bar")
  func growing() throws {
    let harness = harness("Books")
    #expect(try large("Books", harness).size == 34 && harness.bottom == 140)

    harness.session.textSize = 2

    #expect(try large("Books", harness).size == 68)
    #expect(harness.bottom == 140 + 41)
  }

  @Test("A large title grows with the text size only as far as it fits the width")
  func fitting() throws {
    let title = "A longer title"
    let harness = harness(title)
    harness.session.textSize = 2

    let seen = try large(title, harness)

    #expect(seen.size < 68 && seen.size > 34)
    #expect(SquareMeasuring().width(of: title, in: .largeTitle) * seen.size / 34 <= 368)
  }

  @Test("A large title has the app theme's style, even if that is smaller than the standard one")
  func ownStyle() throws {
    let own = TextStyle(size: 30, weight: .semibold, lineHeight: 36)
    var theme = AppTheme()
    theme.typeScale.largeTitle = own
    let harness = harness("Books")
    harness.controller.appTheme = theme

    let styles = harness.tree.root.allDrawings.compactMap { drawing -> TextStyle? in
      if case .text("Books", let style, _, _) = drawing { style } else { nil }
    }
    #expect(styles.contains(own) && !styles.contains(.largeTitle))
    harness.session.textSize = 2

    #expect(try large("Books", harness).size == 60)
  }
}
