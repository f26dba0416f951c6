import FlowUI
import Testing

@Suite struct ContrastTests {
  @Test(
    "The ratio is the one that WCAG defines",
    arguments: [(UInt32(0x000000), 21.0), (0x767676, 4.54), (0xFF0000, 4.0), (0xFFFFFF, 1)])
  func formula(hex: UInt32, onWhite: Double) {
    #expect(abs(RGBA(hex: hex).contrast(with: .white) - onWhite) < 0.005)
    #expect(abs(RGBA.white.contrast(with: RGBA(hex: hex)) - onWhite) < 0.005)
  }

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
    let hover = theme.hover.over(theme.raised)

    #expect(hover != theme.raised)
    #expect(theme.pressed.contrast(with: theme.raised) > hover.contrast(with: theme.raised))
  }
}
