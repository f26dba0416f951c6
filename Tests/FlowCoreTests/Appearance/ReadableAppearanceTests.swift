import FlowCore
import Testing

@Suite struct ReadableAppearanceTests {
  @Test(
    "Text and status of random bars reach 4.5:1 over white content, and tints 4.2:1 over black",
    arguments: [false, true])
  func readable(isInverted: Bool) {
    var generator = SeededGenerator(seed: 45)
    let strategy = ReadableAppearanceStrategy()

    for _ in 0..<1000 {
      let random = Appearance.random(using: &generator)
      let chrome = strategy.chrome(of: isInverted ? random.inverse() : random)
      for bar in [chrome.navigationBar, chrome.toolbar] {
        let ground = bar.background(over: .white)
        #expect(bar.tint.contrast(with: ground) >= 4.5)
        #expect(bar.title.contrast(with: ground) >= 4.5)
        #expect(bar.tint.contrast(with: bar.background(over: .black)) >= 4.2)
      }
      let status = chrome.status.colour(over: .white)
      #expect(status.contrast(with: chrome.navigationBar.background(over: .white)) >= 4.5)
    }
  }

  @Test("Only unreadable colours are replaced, and never a status bar in the theme's colour")
  func unchanged() {
    let blue = Appearance(
      statusStyle: .light, navigationBar: Appearance.Bar(background: RGBA(hex: 0x102040)),
      toolbar: Appearance.Bar(background: .white, tint: RGBA(hex: 0x0A66D8)))
    let strategy = ReadableAppearanceStrategy()

    #expect(strategy.chrome(of: blue) == ChromeAppearance(blue))
    #expect(strategy.chrome(of: Appearance()).status == .theme)
    #expect(strategy.chrome(of: .lightAppearance).navigationBar.title == .black)
    #expect(strategy.chrome(of: .lightAppearance).status == StatusBarColour(.dark))
  }

  @Test("A translucent tint is replaced if it is unreadable as it is drawn")
  func translucentTint() {
    let strategy = ReadableAppearanceStrategy()
    let tint = { (opacity: Double) in
      let bar = Appearance.Bar(background: .white, tint: RGBA.black.opacity(opacity))
      return strategy.chrome(of: Appearance(navigationBar: bar)).navigationBar.tint
    }

    #expect(tint(0.1) == .black)
    #expect(tint(0.9) == RGBA.black.opacity(0.9))
  }

  @Test("The wrapped strategy's duration is kept, and its gradients count as background")
  func wrapping() {
    struct Dark: AppearanceApplyingStrategy {
      let changeDuration: Duration? = .seconds(1)
      func chrome(of appearance: Appearance) -> ChromeAppearance {
        var chrome = ChromeAppearance(appearance)
        chrome.navigationBar.backgroundLayers = [
          .gradient(BarGradient(from: .black, to: RGBA(hex: 0x202020)))
        ]
        return chrome
      }
    }
    let strategy = ReadableAppearanceStrategy(Dark())
    let bright = Appearance(navigationBar: Appearance.Bar(background: .white, tint: .black))

    #expect(strategy.chrome(of: bright).navigationBar.title == .white)
    #expect(strategy.changeDuration == .seconds(1))
  }

  @Test("Text is readable on many gradients of many colours, whose combinations are countless")
  func manyGradients() {
    struct Dark: AppearanceApplyingStrategy {
      func chrome(of appearance: Appearance) -> ChromeAppearance {
        var chrome = ChromeAppearance(appearance)
        let stops = (0..<8).map {
          BarGradient.Stop(RGBA.white.interpolated(to: .black, fraction: 0.9), at: Double($0) / 7)
        }
        chrome.navigationBar.backgroundLayers = Array(
          repeating: .gradient(BarGradient(stops)), count: 20)
        return chrome
      }
    }
    let bright = Appearance(navigationBar: Appearance.Bar(background: .white, tint: .black))

    let chrome = ReadableAppearanceStrategy(Dark()).chrome(of: bright)

    #expect(chrome.navigationBar.title == .white)
  }

  @Test("A tint stays if black and white have even less contrast, as on a gradient between them")
  func unreadable() {
    struct BlackToWhite: AppearanceApplyingStrategy {
      func chrome(of appearance: Appearance) -> ChromeAppearance {
        var chrome = ChromeAppearance(appearance)
        chrome.navigationBar.backgroundLayers = [.gradient(BarGradient(from: .black, to: .white))]
        return chrome
      }
    }
    let grey = RGBA(hex: 0x808080)
    let bar = Appearance.Bar(background: .white, tint: grey)

    let chrome = ReadableAppearanceStrategy(BlackToWhite()).chrome(
      of: Appearance(navigationBar: bar))

    #expect(chrome.navigationBar.tint == grey)
    #expect(chrome.navigationBar.title == grey)
  }
}
