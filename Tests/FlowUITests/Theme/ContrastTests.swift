import FlowCore
import FlowUI
import Testing

@Suite struct ContrastTests {
  @Test(
    "Text can be read on all that it may stand on: 4.5 to 1, or 7 in high contrast",
    arguments: Pairing.texts)
  func texts(pair: Pairing) {
    #expect(pair.contrast >= pair.least)
  }

  @Test(
    "Icons and what shows a state can be made out: 3 to 1, or 4.5 in high contrast",
    arguments: Pairing.signs)
  func signs(pair: Pairing) {
    #expect(pair.contrast >= pair.least)
  }

  @Test("Lines and knobs stand out in high contrast: 4.5 to 1", arguments: Pairing.lines)
  func lines(pair: Pairing) {
    #expect(pair.contrast >= pair.least)
  }

  @Test("Backgrounds hide what is behind them", arguments: Scheme.all)
  func opaque(scheme: Scheme) {
    let theme = scheme.theme
    let backgrounds = [
      theme.background, theme.groupedBackground, theme.raised, theme.bar, theme.pressed,
    ]

    #expect(backgrounds.allSatisfy { $0.alpha == 255 })
  }

  @Test("In high contrast lines and rings are opaque, too", arguments: Scheme.highContrast)
  func solid(scheme: Scheme) {
    let theme = scheme.theme
    let lines = [
      theme.separator, theme.edge, theme.track, theme.focusRing, theme.scrollBar, theme.fill,
    ]

    #expect(lines.allSatisfy { $0.alpha == 255 })
  }

  @Test("A press shows more than the mouse above it does", arguments: Scheme.all)
  func states(scheme: Scheme) {
    let theme = scheme.theme
    let hover = theme.hover.composited(over: theme.raised)

    #expect(hover != theme.raised)
    #expect(theme.pressed.contrast(with: theme.raised) > hover.contrast(with: theme.raised))
  }

  @Test("The theme is the one that a person prefers")
  func matching() {
    #expect(Theme.matching(isDark: false, hasHighContrast: false) == .light)
    #expect(Theme.matching(isDark: true, hasHighContrast: false) == .dark)
    #expect(Theme.matching(isDark: false, hasHighContrast: true) == .lightHighContrast)
    #expect(Theme.matching(isDark: true, hasHighContrast: true) == .darkHighContrast)
  }
}
