import FlowCore
import Testing

@Suite struct AppearanceTests {
  @Test("S3-1 By default bars are white on opaque red, and the status bar has the theme's style")
  func defaults() {
    let bar = Appearance.Bar()

    #expect(bar.style == .default)
    #expect(bar.background == RGBA(red: 234, green: 46, blue: 73))
    #expect(bar.tint == .white)
    #expect(bar.barTint == nil)
    #expect(Appearance().statusStyle == .default)
    #expect(Appearance().navigationBar == bar && Appearance().toolbar == bar)
  }

  @Test(
    "S3-2 S3-3 Appearances are equal if their status styles, both bars and their strips are equal")
  func equality() {
    let changes: [(inout Appearance.Bar) -> Void] = [
      { $0.style = .black }, { $0.background = .black }, { $0.tint = .black },
      { $0.barTint = .black },
    ]
    var variants = [Appearance(), Appearance(statusStyle: .light)]
    for change in changes {
      var appearance = Appearance()
      change(&appearance.navigationBar)
      variants.append(appearance)
      appearance = Appearance()
      change(&appearance.toolbar)
      variants.append(appearance)
    }
    variants.append(Appearance(progressStrip: Appearance.ProgressStrip(tint: .black)))
    variants.append(Appearance(progressStrip: Appearance.ProgressStrip(track: .black)))

    #expect(Set(variants).count == 12)
    #expect(Set(variants + variants).count == 12)
    // An appearance has a status style, two bars and a strip, but no visibility of bars.
    #expect(Mirror(reflecting: Appearance()).children.count == 4)
    #expect(Mirror(reflecting: Appearance.Bar()).children.count == 4)
  }

  @Test("S3-23 The light appearance has white content and a light status bar on light grey")
  func light() {
    let appearance = Appearance.lightAppearance

    #expect(appearance.navigationBar == Appearance.Bar(background: RGBA(hex: 0xAAAAAA)))
    #expect(appearance.statusStyle == .light)
    #expect(appearance.toolbar == Appearance.Bar())
  }

  @Test(
    "S3-26 The inverse has inverted colours, default bar styles, and a matching status style")
  func inverse() {
    var appearance = Appearance()
    appearance.navigationBar = Appearance.Bar(
      style: .black, background: RGBA(hex: 0x102030).opacity(0.2), tint: RGBA(hex: 0xFFEEDD),
      barTint: .white)

    let inverse = appearance.inverse()

    #expect(
      inverse.navigationBar
        == Appearance.Bar(
          background: RGBA(hex: 0xEFDFCF).opacity(0.2), tint: RGBA(hex: 0x001122)))
    #expect(
      inverse.toolbar
        == Appearance.Bar(background: RGBA(red: 21, green: 209, blue: 182), tint: .black))
    #expect(inverse.statusStyle == .dark)
    #expect(inverse.inverse().statusStyle == .light)
  }

  @Test("The inverse keeps bars in the theme's colours, whose own colours are clear")
  func inverseOfTheme() {
    #expect(Appearance.theme.inverse() == .theme)
    #expect(Appearance.theme.inverse(statusStyle: .contrast) == .theme)

    let mixed = Appearance(
      statusStyle: .light, navigationBar: Appearance.Bar(background: .black), toolbar: .theme)
    #expect(
      mixed.inverse()
        == Appearance(
          statusStyle: .dark, navigationBar: Appearance.Bar(background: .white, tint: .black),
          toolbar: .theme))
  }

  @Test(
    "S3-27 A random appearance has black or white tints by brightness, and a matching status style"
  )
  func random() {
    var generator = SeededGenerator(seed: 27)

    for _ in 0..<1000 {
      let appearance = Appearance.random(using: &generator)
      for bar in [appearance.navigationBar, appearance.toolbar] {
        #expect(bar.tint == (bar.background.isBright ? .black : .white))
        #expect(bar.background.alpha <= 252 && bar.barTint == nil && bar.style == .default)
      }
      let isBright = appearance.navigationBar.background.isBright
      #expect(appearance.statusStyle == (isBright ? .dark : .light))
    }
  }

  @Test("The contrast rule picks a status colour with at least 4.5:1 against the bar over white")
  func contrast() {
    var generator = SeededGenerator(seed: 28)

    for _ in 0..<1000 {
      let appearance = Appearance.random(using: &generator, statusStyle: .contrast)
      let ground = appearance.navigationBar.background.composited(over: .white)
      let status = StatusBarColour(appearance.statusStyle).colour(over: .white)
      #expect(ground.contrast(with: status) >= 4.5)
    }
    let pink = Appearance(
      navigationBar: Appearance.Bar(background: RGBA(red: 255, green: 55, blue: 255)))
    #expect(pink.inverse().statusStyle == .light)
    #expect(pink.inverse(statusStyle: .contrast).statusStyle == .dark)
  }

  @Test("Of the two status style rules only the contrast rule considers the background's alpha")
  func translucent() {
    let glass = RGBA.black.opacity(0.1)

    #expect(StatusStyleRule.brightness.style(on: glass) == .light)
    #expect(StatusStyleRule.contrast.style(on: glass) == .dark)
  }
}
