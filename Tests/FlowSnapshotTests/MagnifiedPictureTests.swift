import FlowCore
import FlowSDL
import FlowSnapshot
import FlowUI
import Testing

/// A page with text, shapes, icons and images, without hairlines and shadows.
private final class Exhibits: ComposedScreen {
  let name = "exhibits"

  func body(in context: LayoutContext) -> [any Element] {
    Padding(Insets(horizontal: 15, vertical: 9)) {
      Text("Magnified", style: .largeTitle)
      Text("Words that go on and on, into a second line at least.", style: .footnote)
      Row {
        IconView(.gear)
        IconView(.cart, side: 19)
        Text("1,234.56", style: .body.withMonospacedDigits)
      }
      Button("Next", icon: .play, role: .primary, control: Control())
      Checkbox("Checked", state: SwitchState(isOn: true))
      Switch("On", state: SwitchState(isOn: true))
      Slider(state: SliderState(0.37), accessibilityLabel: "Part")
      Image(.loaded(Self.photo), mode: .fill, aspect: 3, cornerRadius: 9, accessibilityLabel: "")
      Image(.loaded(Self.drawn), width: 150, accessibilityLabel: "")
    }
  }

  private static let photo = ImageSource.bitmap(
    Bitmap(width: 9, height: 7) { x, y in
      (x + y) % 2 == 0 ? .black : RGBA(red: UInt8(x * 20), green: 120, blue: 40)
    })

  private static let drawn = ImageSource.artwork(
    Artwork(
      size: Size(width: 30, height: 20),
      drawings: [
        .roundedRectangle(Rect(x: 2, y: 3, width: 24, height: 11), radius: 4, colour: .black),
        .text("Art", style: .caption, baseline: Point(x: 4, y: 12), colour: .white),
      ]))
}

@Suite struct MagnifiedPictureTests {
  @Test(
    "A magnified layer has the same pixels as the layer at a scale larger by that factor",
    arguments: [1.5, 2, 3])
  func pixels(factor: Double) throws {
    let glyphs = try GlyphLibrary(try FontChoice())
    let session = FlowSession(
      navigation: NavigationController(root: Exhibits(), context: FlowContext()),
      size: Size(width: 240, height: 560), measuring: glyphs)
    var tree = session.layerTree
    tree.root.sublayers += tree.root.sublayers.map {
      $0.posed(PagePose(shift: 0.5, scale: 0.875, opacity: 0.75, dim: 0.25))
    }

    let large = LayerTree(root: tree.root.magnified(by: factor))

    let renderer = SnapshotRenderer(glyphs: glyphs)
    #expect(
      PictureDifference(
        expected: renderer.picture(of: tree, scale: factor),
        actual: renderer.picture(of: large, scale: 1)
      ).isEmpty)
  }
}
