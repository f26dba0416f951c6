import FlowCore
import Testing

@Suite struct ChromeAppearanceTests {
  @Test(
    "NF-B39 Interpolation is exact at both ends, also from an interpolated state",
    arguments: [11, 12, 13] as [UInt64])
  func ends(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    print("seed \(seed)")

    for _ in 0..<300 {
      let start = ChromeAppearance.any(using: &generator)
      let end = ChromeAppearance.any(using: &generator)
      let middle = start.interpolated(to: end, fraction: 0.3)
      for beginning in [start, end, middle] {
        #expect(beginning.interpolated(to: end, fraction: 0) == beginning)
        #expect(beginning.interpolated(to: end, fraction: -1) == beginning)
        #expect(beginning.interpolated(to: end, fraction: 1) == end)
        #expect(beginning.interpolated(to: end, fraction: 2) == end)
      }
      #expect(start.interpolated(to: start, fraction: 0.7) == start)
    }
  }

  @Test("S3-10 S3-11 A shown bar has its declared colours, and a title in its tint")
  func declared() {
    let bar = Appearance.Bar(
      style: .black, background: RGBA(hex: 0x102030), tint: RGBA(hex: 0xFEDCBA), barTint: .white)

    let resolved = ResolvedBarAppearance(bar)

    #expect(resolved.background == bar.background && resolved.barTint == .white)
    #expect(resolved.tint == bar.tint && resolved.title == bar.tint)
    #expect(resolved.presence == 1 && resolved.strength == 1 && resolved.blackness == 1)
    #expect(ResolvedBarAppearance(Appearance.Bar()).barTint == .clear)
  }

  @Test("An appearing bar has its colours from the start; a disappearing bar keeps them to the end")
  func hidden() {
    var red = ResolvedBarAppearance(Appearance.Bar(background: RGBA(hex: 0xC80000)))
    let blue = ResolvedBarAppearance(Appearance.Bar(background: RGBA(hex: 0x0000C8)))
    red.presence = 0

    let coming = red.interpolated(to: blue, fraction: 0.01)
    let going = blue.interpolated(to: red, fraction: 0.99)

    #expect(coming.background == blue.background && coming.presence == 0.01)
    #expect(going.background == blue.background && abs(going.presence - 0.01) < 1e-12)
  }

  @Test("The first appearance fades in over the theme's colours, by its strength")
  func strength() {
    let red = ResolvedBarAppearance(Appearance.Bar(background: RGBA(hex: 0xC80000), tint: .black))

    let resolved = ResolvedBarAppearance.theme.interpolated(to: red, fraction: 0.25)

    #expect(resolved.strength == 0.25 && resolved.background == RGBA(hex: 0xC80000))
    #expect(resolved.background(over: .white) == RGBA(red: 241, green: 191, blue: 191))
    #expect(resolved.tint(over: .white) == RGBA(red: 191, green: 191, blue: 191))
    #expect(resolved.title(over: .white) == resolved.tint(over: .white))
    #expect(
      ResolvedBarAppearance.theme.background(over: RGBA(hex: 0x123456)) == RGBA(hex: 0x123456))
  }

  @Test(
    "S3-34 A translucent bar is drawn over its bar tint, or else over the theme's colour or black"
  )
  func translucent() {
    var resolved = ResolvedBarAppearance(
      Appearance.Bar(background: RGBA(hex: 0xFF0000).opacity(0.2)))
    #expect(resolved.background(over: .white) == RGBA(red: 255, green: 204, blue: 204))

    resolved.blackness = 1
    #expect(resolved.background(over: .white) == RGBA(red: 51, green: 0, blue: 0))
    resolved.barTint = RGBA(hex: 0x0000FF)

    #expect(resolved.background(over: .white) == RGBA(red: 51, green: 0, blue: 204))
  }

  @Test(
    "S3-34 Over content, a translucent bar keeps its declared alpha unless its bar tint is opaque")
  func throughBar() {
    let colour = RGBA(hex: 0xFF0000).opacity(0.2)
    var resolved = ResolvedBarAppearance(Appearance.Bar(background: colour))
    #expect(resolved.background(over: .white, behind: .clear) == colour)

    resolved.barTint = RGBA(hex: 0x0000FF)
    #expect(resolved.background(over: .white, behind: .clear).alpha == 255)
    resolved.strength = 0

    #expect(resolved.background(over: .white, behind: .clear) == .white)
  }

  @Test("A status colour fades linearly from any style to any other")
  func status() {
    let theme = RGBA(hex: 0x404040)
    let light = StatusBarColour(.light)

    #expect(light.colour(over: theme) == .white)
    #expect(StatusBarColour(.dark).colour(over: theme) == .black)
    #expect(StatusBarColour(.default).colour(over: theme) == theme)
    let grey = light.interpolated(to: StatusBarColour(.dark), fraction: 0.2)
    #expect(grey.colour(over: theme) == RGBA(hex: 0xCCCCCC))
    let fading = light.interpolated(to: StatusBarColour.theme, fraction: 0.5)
    #expect(fading.colour(over: theme) == RGBA(hex: 0xA0A0A0))
  }
}

extension ChromeAppearance {
  static func any(using generator: inout SeededGenerator) -> ChromeAppearance {
    var resolved = ChromeAppearance(.random(using: &generator))
    resolved.status = StatusBarColour(
      StatusBarStyle.allCases.randomElement(using: &generator) ?? .default)
    resolved.navigationBar.presence = Double.random(in: 0...1, using: &generator).rounded()
    resolved.toolbar.presence = Double.random(in: 0...1, using: &generator).rounded()
    return Bool.random(using: &generator) ? resolved : .theme
  }
}
