import FlowCore
import FlowUI
import Testing

@Suite struct StripColourTests {
  nonisolated static let themes: [(name: String, theme: Theme)] = [
    ("light", .light), ("dark", .dark), ("light, high contrast", .lightHighContrast),
    ("dark, high contrast", .darkHighContrast),
  ]

  private struct Drawn {
    let fill: RGBA
    let track: RGBA
    let bar: RGBA

    @MainActor
    init(_ harness: BarHarness) throws {
      let strip = try #require(harness.layer("progressStrip")).drawings
      guard case .fill(_, let track)? = strip.first,
        case .fractionalFill(_, _, let fill)? = strip.last,
        case .fill(_, let bar)? = harness.layer("navigationBar")?.drawings.first
      else { throw Missing() }
      (self.fill, self.track) = (fill, track)
      // Behind a translucent bar there is the page's background.
      self.bar = bar.composited(over: harness.session.theme.background)
    }

    var isLegible: Bool { fill.contrast(with: track) >= 3 && fill.contrast(with: bar) >= 3 }
  }

  @Test(
    "S3-27 S3-26 Below any random bar and its inverse, the strip's fill stands out from track and bar",
    arguments: 1...20)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let samples = (0..<10).map { _ in Appearance.random(using: &random) }
    let page = DeclaringPage("First", 0.5)
    let harness = BarHarness(page)

    for appearance in samples + samples.map({ $0.inverse() }) {
      page.preferredAppearance = appearance
      harness.bars.appearance.update()
      harness.settle()
      for (name, theme) in Self.themes {
        harness.session.theme = theme
        let drawn = try Drawn(harness)
        #expect(drawn.isLegible, "seed \(seed), \(name): \(appearance.navigationBar)")
        #expect(drawn.track.alpha == 255)
      }
    }
  }

  @Test("S3-1 Below the default red bar, the strip's fill is white on a dark page")
  func brand() throws {
    let harness = BarHarness(DeclaringPage("First", 0.5, Appearance()))
    #expect(try Drawn(harness).isLegible)

    harness.session.theme = .dark
    let drawn = try Drawn(harness)

    #expect(drawn.fill == .white)
    #expect(drawn.isLegible)
  }

  @Test("Between a dark bar and a white page, the fill stands out from both")
  func whitePage() throws {
    let bar = Appearance.Bar(background: RGBA(hex: 0x24386E))
    let drawn = try Drawn(BarHarness(DeclaringPage("First", 0.5, Appearance(navigationBar: bar))))

    #expect(drawn.isLegible)
    #expect(drawn.fill.contrast(with: .white) >= 3)
  }

  @Test("A tint that hardly stands out from its bar is lightened or darkened as far as necessary")
  func corrected() throws {
    let bar = Appearance.Bar(background: RGBA(hex: 0x204060), tint: RGBA(hex: 0x3A6088))
    let drawn = try Drawn(BarHarness(DeclaringPage("First", 0.5, Appearance(navigationBar: bar))))

    #expect(drawn.isLegible)
    #expect(drawn.fill.contrast(with: drawn.bar) < 4)
    #expect(drawn.fill.blue > drawn.fill.red)
  }

  @Test(
    "S3-2 S3-26 Declared strip colours are drawn and compared by `==`, and `inverse()` drops them")
  func declared() throws {
    let strip = Appearance.ProgressStrip(tint: RGBA(hex: 0xFFD60A), track: RGBA(hex: 0x102030))
    let appearance = Appearance(progressStrip: strip)

    let drawn = try Drawn(BarHarness(DeclaringPage("First", 0.5, appearance)))

    #expect(drawn.fill == strip.tint && drawn.track == strip.track)
    #expect(appearance != Appearance())
    #expect(appearance.inverse() == Appearance().inverse())
  }

  @Test("SX-2 A drag mixes the strip's colours, both ways, and a cancel restores them")
  func drag() throws {
    let harness = BarHarness(
      DeclaringPage("First", 0.25, Appearance(navigationBar: Appearance.Bar(background: .black))))
    let before = try Drawn(harness)
    try harness.controller.push(
      DeclaringPage(
        "Second", 0.5,
        Appearance(navigationBar: Appearance.Bar(background: .white, tint: .black))))
    harness.settle()
    let after = try Drawn(harness)
    #expect(after.fill == .black)

    for (x, fraction) in [(205.0, 0.5), (305, 0.75), (105, 0.25)] {
      if x == 205 { harness.drag(to: x) } else { harness.mouse(.move, x) }
      #expect(
        try Drawn(harness).fill == after.fill.interpolated(to: before.fill, fraction: fraction))
    }
    harness.mouse(.move, 25)
    harness.wait(300)
    harness.mouse(.up, 25)
    harness.settle()
    #expect(try Drawn(harness).fill == .black)
    try harness.controller.pop()
    harness.settle()

    #expect(try Drawn(harness).fill == before.fill)
  }

  @Test("Without a bar the strip has the theme's colours, whatever was declared")
  func noBar() throws {
    let page = DeclaringPage("First", 0.5, Appearance())
    let harness = BarHarness(page)
    page.prefersBarHidden = true
    harness.bars.appearance.update()
    harness.settle()

    let strip = try #require(harness.layer("progressStrip")).drawings
    let plain = BarHarness(BarProgressPage("First", 0.5))

    #expect(strip == plain.layer("progressStrip")?.drawings)
  }

  private final class DeclaringPage: ComposedScreen, FlowProgressReporting, AppearanceContext {
    let name: String
    let flowProgress: Double
    var preferredAppearance: Appearance?
    var prefersBarHidden = false

    init(_ name: String, _ progress: Double, _ appearance: Appearance? = nil) {
      self.name = name
      flowProgress = progress
      preferredAppearance = appearance
    }

    var navigationItem: NavigationItem { NavigationItem(title: name) }

    func body(in context: LayoutContext) -> [any Element] { SafeArea { Text(name) } }
  }
}
