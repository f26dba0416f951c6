import FlowCore
import FlowUI
import SourceView
import Testing

@Suite struct SourceColoursTests {
  @Test(
    "Code on a panel has a contrast of at least 4.5:1, and 7:1 in a high-contrast theme",
    arguments: [false, true],
    [false, true])
  func contrast(isDark: Bool, hasHighContrast: Bool) {
    let theme = Theme.matching(isDark: isDark, hasHighContrast: hasHighContrast)

    let colours = SourceColours(theme)

    for ink in SourceSpan.Kind.allCases.map({ colours[$0] }) + [colours.lineNumber] {
      let contrast = ink.composited(over: theme.bar).contrast(with: theme.bar)
      #expect(contrast >= (hasHighContrast ? 7 : 4.5))
    }
  }

  @Test(
    "Code in a match keeps its contrast, and the current match has a visible outline",
    arguments: [false, true], [false, true])
  func matches(isDark: Bool, hasHighContrast: Bool) {
    let theme = Theme.matching(isDark: isDark, hasHighContrast: hasHighContrast)

    let colours = SourceColours(theme)

    for ink in SourceSpan.Kind.allCases.map({ colours[$0] }) {
      let contrast = ink.composited(over: colours.match).contrast(with: colours.match)
      #expect(contrast >= (hasHighContrast ? 7 : 4.5))
    }
    #expect(colours.match != theme.bar)
    #expect(colours.currentMatch.contrast(with: theme.bar) >= (hasHighContrast ? 4.5 : 3))
  }

  @Test(
    "Keywords, numbers, types, strings, comments and plain code have distinct colours",
    arguments: [false, true], [false, true])
  func differ(isDark: Bool, hasHighContrast: Bool) {
    let colours = SourceColours(.matching(isDark: isDark, hasHighContrast: hasHighContrast))

    let kinds: [SourceSpan.Kind] = [.plain, .keyword, .number, .type, .string, .comment]

    #expect(Set(kinds.map { colours[$0] }).count == kinds.count)
  }
}
