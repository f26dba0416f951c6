import FlowCore
import FlowUI
import Testing

@Suite struct ImageTests {
  private let wide = Bitmap(width: 40, height: 20) { _, _ in .white }

  private func image(
    _ mode: Image.Mode = .fit, width: Double? = nil, aspect: Double? = nil
  ) -> Image {
    Image(
      .loaded(.bitmap(wide)), mode: mode, width: width, aspect: aspect, cornerRadius: 5,
      accessibilityLabel: "white")
  }

  private func size(_ image: Image, _ width: Double, _ height: Double = .infinity) -> Size {
    image.size(in: Size(width: width, height: height), LayoutContext(100, 100))
  }

  /// The frame of the drawn image, and the part of it that is visible.
  private func frames(_ image: Image, _ width: Double, _ height: Double) -> [Rect] {
    image.laidOut(width, height).layer.drawings.flatMap { drawing in
      if case .image(_, let rect, let clip, _) = drawing { [rect, clip] } else { [Rect]() }
    }
  }

  @Test("An image in fit mode is visible as a whole, centred in its frame")
  func fit() {
    let low = Rect(x: 0, y: 25, width: 100, height: 50)
    #expect(frames(image(), 100, 100) == [low, low])
    let narrow = Rect(x: 40, y: 0, width: 20, height: 10)
    #expect(frames(image(), 100, 10) == [narrow, narrow])
  }

  @Test("An image in fill mode covers its frame and overflows it equally on opposite sides")
  func fill() {
    #expect(
      frames(image(.fill), 100, 100)
        == [Rect(x: -50, y: 0, width: 200, height: 100), Rect(x: 0, y: 0, width: 100, height: 100)])
    #expect(
      frames(image(.fill), 100, 10)
        == [Rect(x: 0, y: -20, width: 100, height: 50), Rect(x: 0, y: 0, width: 100, height: 10)])
  }

  @Test("An image has the proposed or the declared width, and the height of its aspect ratio")
  func extent() {
    #expect(size(image(), 100) == Size(width: 100, height: 50))
    #expect(size(image(), .infinity) == Size(width: 40, height: 20))
    #expect(size(image(), 100, 30) == Size(width: 100, height: 30))
    #expect(size(image(aspect: 1), 100) == Size(width: 100, height: 100))
    #expect(size(image(width: 60, aspect: 1.5), 100) == Size(width: 60, height: 40))
    #expect(size(image(width: 60), 30) == Size(width: 30, height: 15))
    #expect(image().stretch(along: .horizontal) == .flexible)
    #expect(image(width: 60).stretch(along: .horizontal) == .fixed)
    #expect(image().stretch(along: .vertical) == .fixed)
  }

  @Test(
    "An image that is not loaded reserves space by its declared aspect ratio, or else by 4:3",
    arguments: [Image.State.loading, .failed("Not found")])
  func room(state: Image.State) {
    #expect(size(Image(state, accessibilityLabel: ""), 100) == Size(width: 100, height: 75))
    #expect(
      size(Image(state, aspect: 2, accessibilityLabel: ""), 100) == Size(width: 100, height: 50))
    #expect(size(Image(state, accessibilityLabel: ""), .infinity) == .zero)
  }

  @Test("An image that is loading shows a placeholder in the fill colour")
  func loading() {
    let drawings = Image(.loading, cornerRadius: 5, accessibilityLabel: "").laidOut(100, 75).layer
      .drawings

    #expect(
      drawings == [
        .roundedRectangle(
          Rect(x: 0, y: 0, width: 100, height: 75), radius: 5, colour: Theme.light.fill)
      ])
  }

  @Test("An image that failed to load shows an icon, and its message where there is room for it")
  func failed() {
    let failed = Image(.failed("Not found"), accessibilityLabel: "")

    #expect(failed.laidOut(100, 75).layer.texts == ["Not found"])
    #expect(failed.laidOut(40, 30).layer.texts.isEmpty)
    for width in [100.0, 40, 4] {
      #expect(
        failed.laidOut(width, 30).layer.drawings.contains {
          if case .icon(.warning, _, _, _) = $0 { true } else { false }
        })
    }
  }

  @Test("An image is exposed by its accessibility label, and a decorative one not at all")
  func exposed() {
    let nodes = image().laidOut(40, 20).nodes

    #expect(nodes.map(\.role) == [.image] && nodes.map(\.name) == ["white"])
    #expect(Image(.loading, accessibilityLabel: "").laidOut(40, 20).nodes.isEmpty)
  }

  @Test("An image in an empty frame draws nothing", arguments: [(0.0, 10.0), (10, 0), (-1, -1)])
  func nothing(width: Double, height: Double) {
    #expect(image(.fill).laidOut(width, height).layer.drawings.isEmpty)
    #expect(
      Image(.failed("x"), accessibilityLabel: "").laidOut(width, height).layer.drawings.isEmpty)
  }

  @Test("FC-14 Mirroring moves an image and its clip, and leaves its content as it is")
  func mirrored() {
    let artwork = Artwork(
      size: Size(width: 4, height: 4),
      drawings: [.icon(.chevron, in: Rect(x: 0, y: 0, width: 2, height: 2), colour: .black)])
    let (rect, clip) = (
      Rect(x: 10, y: 0, width: 20, height: 8), Rect(x: 12, y: 0, width: 9, height: 8)
    )
    let layer = Layer(
      name: "layer", size: Size(width: 100, height: 50),
      drawings: [.image(.artwork(artwork), in: rect, clip: clip, radius: 2)])

    let mirror = layer.mirrored(measuring: SquareMeasuring())

    #expect(
      mirror.drawings == [
        .image(
          .artwork(artwork), in: Rect(x: 70, y: 0, width: 20, height: 8),
          clip: Rect(x: 79, y: 0, width: 9, height: 8), radius: 2)
      ])
    #expect(mirror.mirrored(measuring: SquareMeasuring()) == layer)
  }

  @Test("Bitmaps of the same size and pixels are equal, however they were created")
  func equality() {
    let bytes = [UInt8](repeating: 255, count: 40 * 20 * 4)
    var other = bytes
    other[7] = 254

    #expect(Bitmap(width: 40, height: 20, rgba: bytes) == wide)
    #expect(Bitmap(width: 40, height: 20, rgba: bytes).hashValue == wide.hashValue)
    #expect(Bitmap(width: 20, height: 40, rgba: bytes) != wide)
    #expect(Bitmap(width: 40, height: 20, rgba: other) != wide)
  }

  @Test("A bitmap's colours are premultiplied by alpha and rounded")
  func premultiplied() {
    let bitmap = Bitmap(width: 2, height: 1, rgba: [255, 1, 100, 128, 9, 9, 9, 0])

    #expect(bitmap.pixels == [0x8080_0132, 0])
  }

  @Test("A dump distinguishes bitmaps by their pixels and lists the drawings of artwork")
  func dump() {
    let rect = Rect(x: 0, y: 0, width: 4, height: 4)
    func dump(_ source: ImageSource) -> String {
      let drawing = Drawing.image(source, in: rect, clip: rect, radius: 1)
      return LayerTree(
        root: Layer(name: "x", size: rect.size, drawings: [drawing])
      ).description
    }
    let artwork = Artwork(size: Size(width: 2, height: 2), drawings: [.fill(rect, colour: .black)])

    #expect(dump(.bitmap(wide)).contains("image 40x20 "))
    #expect(dump(.bitmap(wide)) != dump(.bitmap(Bitmap(width: 40, height: 20) { _, _ in .black })))
    #expect(dump(.artwork(artwork)).contains("[fill 0.000,0.000 4.000x4.000 #000000]"))
  }
}
