import FlowCore
import FlowModel
import Testing

@Suite struct BarDecorationTests {
  private let sky = BarImage(content: "sky")
  private let sea = BarImage(content: "sea")
  private let fade = BarGradient(from: .white, to: .black)

  private func bar(_ layers: BarBackgroundLayer...) -> ResolvedBarAppearance {
    var bar = ResolvedBarAppearance(Appearance.Bar())
    bar.backgroundLayers = layers
    return bar
  }

  private struct Decorating: AppearanceApplyingStrategy {
    let light: BarImage
    let dark: BarImage

    func chrome(of appearance: Appearance) -> ChromeAppearance {
      var chrome = ChromeAppearance(appearance)
      let isDark = appearance.statusStyle == .dark
      chrome.navigationBar.backgroundLayers = [.image(isDark ? dark : light)]
      chrome.navigationBar.shadow = BarShadow(
        colour: .black.opacity(isDark ? 0.4 : 0.2), extent: isDark ? 12 : 4)
      chrome.navigationBar.titleFont = BarTitleFont(
        size: isDark ? 20 : 16, weight: isDark ? .bold : .regular)
      return chrome
    }
  }

  @Test(
    "S3-18 A strategy's images cross-fade with a drag, and its shadow and title font change with it"
  )
  func strategy() throws {
    let harness = try AppearanceHarness(
      DeclaringScreen("red", .plain(0xC80000)), DeclaringScreen("blue", .plain(0x0000C8, .dark)))
    harness.bars.strategy = Decorating(light: sky, dark: sea)
    let drag = try harness.beginDrag()

    drag.driver.update(0.25)
    let quarter = harness.bars.chrome.navigationBar
    drag.driver.update(0.75)
    let most = harness.bars.chrome.navigationBar

    #expect(
      quarter.backgroundLayers == [.image(sea), BarBackgroundLayer(.image(sky), opacity: 0.25)])
    #expect(
      most.backgroundLayers == [.image(sea), BarBackgroundLayer(.image(sky), opacity: 0.75)])
    #expect(quarter.shadow.extent == 10 && most.shadow.extent == 6)
    #expect(quarter.titleFont == BarTitleFont(size: 19, weight: .bold))
    #expect(most.titleFont == BarTitleFont(size: 17, weight: .regular))
    drag.driver.finish()
    harness.settle()
    #expect(harness.bars.chrome.navigationBar.backgroundLayers == [.image(sky)])
  }

  @Test("S3-18 An image that only one of two bars has fades in or out")
  func fading() {
    let (plain, decorated) = (bar(), bar(.image(sky)))

    #expect(
      plain.interpolated(to: decorated, fraction: 0.25).backgroundLayers
        == [BarBackgroundLayer(.image(sky), opacity: 0.25)])
    #expect(
      decorated.interpolated(to: plain, fraction: 0.25).backgroundLayers
        == [BarBackgroundLayer(.image(sky), opacity: 0.75)])
    #expect(
      decorated.interpolated(to: decorated, fraction: 0.25).backgroundLayers == [.image(sky)])
  }

  @Test("S3-18 Two gradients of the same direction change their colours; others cross-fade")
  func gradients() {
    let back = BarGradient(from: .black, to: .white)
    let across = BarGradient(from: .black, to: .white, direction: .trailing)
    let grey = RGBA(hex: 0x808080)

    let mixed = bar(.gradient(fade)).interpolated(to: bar(.gradient(back)), fraction: 0.5)
    let crossed = bar(.gradient(fade)).interpolated(to: bar(.gradient(across)), fraction: 0.5)

    #expect(mixed.backgroundLayers == [.gradient(BarGradient(from: grey, to: grey))])
    #expect(
      crossed.backgroundLayers
        == [.gradient(fade), BarBackgroundLayer(.gradient(across), opacity: 0.5)])
  }

  @Test(
    "S3-18 Interpolated decorations are exact at both ends, also from the middle of another change")
  func ends() {
    var decorated = bar(.image(sky), .gradient(fade))
    decorated.shadow = BarShadow(colour: .black, extent: 8)
    decorated.titleFont = BarTitleFont(size: 20, weight: .bold)
    let middle = bar(.image(sea)).interpolated(to: decorated, fraction: 0.4)

    for start in [bar(), middle, decorated] {
      for end in [bar(), middle, decorated] {
        #expect(start.interpolated(to: end, fraction: 0) == start)
        #expect(start.interpolated(to: end, fraction: 1) == end)
      }
    }
    #expect(!bar().interpolated(to: decorated, fraction: 0.01).shadow.colour.isVisible)
    #expect(bar().interpolated(to: decorated, fraction: 0.5).shadow.extent == 8)
  }

  @Test("Changes that interrupt one another keep at most eight images")
  func limited() {
    let images = (0..<40).map { bar(.image(BarImage(content: $0))) }

    let mixed = images.reduce(bar()) { $0.interpolated(to: $1, fraction: 0.5) }

    #expect((1...8).contains(mixed.backgroundLayers.count))
    #expect(mixed.backgroundLayers.last?.content == .image(BarImage(content: 39)))
  }

  @Test("A gradient sorts and clamps its stops, and interpolates the colours between them")
  func colours() {
    let gradient = BarGradient([
      BarGradient.Stop(.black, at: 1.5), BarGradient.Stop(.white, at: 0.5),
    ])

    #expect(gradient.stops.map(\.position) == [0.5, 1])
    #expect(gradient.colour(at: 0) == .white && gradient.colour(at: 0.5) == .white)
    #expect(gradient.colour(at: 0.75) == RGBA(hex: 0x808080))
    #expect(gradient.colour(at: 1) == .black && gradient.colour(at: 2) == .black)
  }

  @Test(
    "A gradient needs a stop; title font sizes are limited; NaN sizes and opacities are replaced")
  func limits() async {
    await #expect(processExitsWith: .failure) { _ = BarGradient([]) }
    #expect(BarTitleFont(size: 100, weight: .bold).size == 24)
    #expect(BarTitleFont(size: .nan, weight: .bold).size == 17)
    #expect(BarBackgroundLayer(.image(sky), opacity: .nan).opacity == 1)
  }
}

extension RGBA {
  /// Whether the alpha is above about 1 % of its maximum of 255.
  fileprivate var isVisible: Bool { alpha > 3 }
}
