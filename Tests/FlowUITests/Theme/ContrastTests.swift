import FlowCore
import FlowUI
import Testing

@Suite struct ContrastTests {
  @Test(
    "Text has a contrast of at least 4.5:1 on each of its backgrounds, or 7:1 in high contrast",
    arguments: Pairing.texts)
  func texts(pair: Pairing) {
    #expect(pair.contrast >= pair.minimum)
  }

  @Test(
    "Focus rings, scroll bars and tracks have a contrast of at least 3:1, 4.5:1 in high contrast",
    arguments: Pairing.graphics)
  func graphics(pair: Pairing) {
    #expect(pair.contrast >= pair.minimum)
  }

  @Test(
    "Lines, tertiary labels and knobs have a contrast of at least 4.5:1 in high contrast",
    arguments: Pairing.lines)
  func lines(pair: Pairing) {
    #expect(pair.contrast >= pair.minimum)
  }

  @Test("Backgrounds are opaque", arguments: Scheme.all)
  func opaque(scheme: Scheme) {
    let theme = scheme.theme
    let backgrounds = [
      theme.background, theme.groupedBackground, theme.raised, theme.bar, theme.pressed,
    ]

    #expect(backgrounds.allSatisfy { $0.alpha == 255 })
  }

  @Test(
    "In high contrast, lines, tracks, focus rings, scroll bars and fills are opaque",
    arguments: Scheme.highContrast)
  func solid(scheme: Scheme) {
    let theme = scheme.theme
    let lines = [
      theme.separator, theme.edge, theme.track, theme.focusRing, theme.scrollBar, theme.fill,
    ]

    #expect(lines.allSatisfy { $0.alpha == 255 })
  }

  @Test("A press has more contrast with the background than a hover", arguments: Scheme.all)
  func states(scheme: Scheme) {
    let theme = scheme.theme
    let hover = theme.hover.composited(over: theme.raised)

    #expect(hover != theme.raised)
    #expect(theme.pressed.contrast(with: theme.raised) > hover.contrast(with: theme.raised))
  }

  @Test("The matching theme follows the preferences for dark colours and high contrast")
  func matching() {
    #expect(Theme.matching(isDark: false, hasHighContrast: false) == .light)
    #expect(Theme.matching(isDark: true, hasHighContrast: false) == .dark)
    #expect(Theme.matching(isDark: false, hasHighContrast: true) == .lightHighContrast)
    #expect(Theme.matching(isDark: true, hasHighContrast: true) == .darkHighContrast)
  }
}
