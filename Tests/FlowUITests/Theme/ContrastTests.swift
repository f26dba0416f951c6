import FlowCore
import FlowUI
import Testing

@Suite struct ContrastTests {
  @Test("Text can be read on all that it may stand on: 4.5 to 1", arguments: Pairing.texts)
  func texts(pair: Pairing) {
    #expect(pair.contrast >= 4.5)
  }

  @Test("Icons and what shows a state can be made out: 3 to 1", arguments: Pairing.signs)
  func signs(pair: Pairing) {
    #expect(pair.contrast >= 3)
  }

  @Test("Backgrounds hide what is behind them", arguments: [Theme.light, .dark])
  func opaque(theme: Theme) {
    let backgrounds = [
      theme.background, theme.groupedBackground, theme.raised, theme.bar, theme.pressed,
    ]

    #expect(backgrounds.allSatisfy { $0.alpha == 255 })
  }

  @Test("A press shows more than the mouse above it does", arguments: [Theme.light, .dark])
  func states(theme: Theme) {
    let hover = theme.hover.composited(over: theme.raised)

    #expect(hover != theme.raised)
    #expect(theme.pressed.contrast(with: theme.raised) > hover.contrast(with: theme.raised))
  }
}
