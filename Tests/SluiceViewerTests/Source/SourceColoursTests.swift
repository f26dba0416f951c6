import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Whether code can be read.
@Suite struct SourceColoursTests {
  @Test(
    "Code on a panel has 4.5:1, and 7:1 where contrast is high", arguments: [false, true],
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
    "Code that is found is read as well as the rest, and what was gone to has an edge that is seen",
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
    "Keywords, numbers, types, strings, comments and the rest have colours of their own",
    arguments: [false, true], [false, true])
  func differ(isDark: Bool, hasHighContrast: Bool) {
    let colours = SourceColours(.matching(isDark: isDark, hasHighContrast: hasHighContrast))

    let kinds: [SourceSpan.Kind] = [.plain, .keyword, .number, .type, .string, .comment]

    #expect(Set(kinds.map { colours[$0] }).count == kinds.count)
  }
}
