import FlowCore
import FlowUI
import Testing

@Suite struct BarBackgroundTests {
  private struct Decorating: AppearanceApplyingStrategy {
    static let image = ImageSource.bitmap(Bitmap(width: 1, height: 1) { _, _ in .black })
    static let gradient = BarGradient(from: .white, to: .black, direction: .trailing)

    func chrome(of appearance: Appearance) -> ChromeAppearance {
      var chrome = ChromeAppearance(appearance)
      chrome.navigationBar.backgroundLayers = [
        .gradient(Self.gradient), BarBackgroundLayer(.image(BarImage(Self.image)), opacity: 0.5),
      ]
      chrome.navigationBar.shadow = BarShadow(colour: .black, extent: 6)
      chrome.navigationBar.titleFont = BarTitleFont(size: 20, weight: .bold)
      chrome.toolbar.shadow = BarShadow(colour: .black, extent: 6)
      return chrome
    }
  }

  private func harness(_ appearance: Appearance = Appearance()) -> BarHarness {
    let page = BarPage("First")
    page.preferredAppearance = appearance
    page.prefersToolbarHidden = false
    return BarHarness(page)
  }

  private func bitmap(_ layer: Layer) throws -> (bitmap: Bitmap, frame: Rect) {
    guard case .image(.bitmap(let bitmap), let frame, _, _)? = layer.drawings.first else {
      throw Missing()
    }
    return (bitmap, frame)
  }

  @Test("S3-18 A bar draws its strategy's gradients and images over its colour, below its content")
  func pictures() throws {
    let harness = harness()
    #expect(harness.layer("background") == nil && harness.layer("shadow") == nil)

    harness.bars.appearance.strategy = Decorating()

    let bar = try #require(harness.layer("navigationBar"))
    #expect(bar.sublayers.map(\.name) == ["background", "background", "row"])
    #expect(bar.sublayers.map(\.opacity) == [1, 0.5, 1])
    let gradient = try bitmap(bar.sublayers[0])
    #expect(gradient.frame == Rect(x: 0, y: 0, width: 400, height: 88))
    #expect(gradient.bitmap.width == 256 && gradient.bitmap.pixels[0] == 0xFFFF_FFFF)
    #expect(try bitmap(bar.sublayers[1]).bitmap.width == 1)
  }

  @Test("S3-18 The title has the strategy's font, and the shadow of each bar faces the page")
  func fontAndShadow() throws {
    let harness = harness()
    harness.bars.appearance.strategy = Decorating()

    #expect(harness.text("First")?.size == 20)
    let shadows = harness.tree.root.sublayers.filter { $0.name == "shadow" }
    #expect(shadows.map(\.offset.y) == [88, 800 - 44 - 6])
    #expect(shadows.map(\.size) == [Size(width: 400, height: 6), Size(width: 400, height: 6)])
    let pixels = try shadows.map { try bitmap($0).bitmap.pixels }
    #expect(pixels[0].first == 0xFF00_0000 && pixels[0].last == 0)
    #expect(pixels[1].first == 0 && pixels[1].last == 0xFF00_0000)
  }

  @Test("In a right-to-left layout a gradient begins at the right edge")
  func mirrored() throws {
    let harness = harness()
    harness.bars.appearance.strategy = Decorating()
    harness.context.preferences.direction = .rightToLeft

    let bar = try #require(harness.layer("navigationBar"))

    let layer = try #require(bar.sublayers.first)
    let gradient = try bitmap(layer)
    #expect(gradient.bitmap.pixels.last == 0xFFFF_FFFF)
    #expect(gradient.bitmap.pixels.first == 0xFF00_0000)
  }

  @Test("S3-34 A bar's translucent colour is drawn over the page, with nothing in between")
  func translucent() throws {
    let colour = RGBA(hex: 0x0000C8).opacity(0.6)
    let bar = Appearance.Bar(background: colour)
    let harness = harness(Appearance(navigationBar: bar, toolbar: bar))

    for name in ["navigationBar", "toolbar"] {
      let layer = try #require(harness.layer(name))
      guard case .fill(_, let drawn)? = layer.drawings.first else {
        Issue.record("\(name) has no background")
        continue
      }
      #expect(drawn == colour)
    }
  }
}
