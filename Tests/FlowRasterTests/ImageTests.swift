import FlowCore
import FlowRaster
import FlowScene
import Testing

@Suite struct ImageTests {
  private let white: UInt32 = 0xFFFF_FFFF

  /// Each pixel differs from its neighbours.
  private func mosaic(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width: width, height: height) { x, y in
      let shade = UInt8(truncatingIfNeeded: (y * width + x) * 97 + y * 41)
      return RGBA(red: shade, green: 255 - shade, blue: shade / 2)
    }
  }

  private func plain(_ colour: RGBA) -> Bitmap { Bitmap(width: 3, height: 2) { _, _ in colour } }

  private func page(_ width: Double, _ height: Double, _ drawings: Drawing...) -> Layer {
    layer(
      width, height,
      [.fill(Rect(x: 0, y: 0, width: width, height: height), colour: .white)] + drawings)
  }

  private func image(_ bitmap: Bitmap, _ rect: Rect, clip: Rect? = nil, radius: Double = 0)
    -> Drawing
  {
    .image(.bitmap(bitmap), in: rect, clip: clip ?? rect, radius: radius)
  }

  @Test("A bitmap at its natural size is copied pixel by pixel")
  func natural() {
    let bitmap = mosaic(7, 5)

    let buffer = draw(page(7, 5, image(bitmap, Rect(x: 0, y: 0, width: 7, height: 5))))

    #expect(pixels(buffer) == bitmap.pixels)
  }

  @Test("Transparent pixels show what lies below")
  func alpha() {
    let half = RGBA(red: 255, green: 0, blue: 0, alpha: 128)
    let bitmap = Bitmap(width: 3, height: 1) { x, _ in [.clear, half, .black][x] }

    let buffer = draw(page(3, 1, image(bitmap, Rect(x: 0, y: 0, width: 3, height: 1))))

    #expect(pixels(buffer) == [white, 0xFFFF_7F7F, 0xFF00_0000])
  }

  @Test("A bitmap scaled down is averaged, exact to fractions of pixels")
  func average() {
    let board = Bitmap(width: 4, height: 4) { x, y in (x + y) % 2 == 0 ? .white : .black }
    let stripes = Bitmap(width: 3, height: 1) { x, _ in x == 1 ? .white : .black }

    let half = draw(page(2, 2, image(board, Rect(x: 0, y: 0, width: 2, height: 2))))
    let twoThirds = draw(page(2, 1, image(stripes, Rect(x: 0, y: 0, width: 2, height: 1))))

    #expect(Set(pixels(half)) == [0xFF80_8080])
    // A pixel covers a black one and half of the white one.
    #expect(pixels(twoThirds) == [0xFF55_5555, 0xFF55_5555])
  }

  @Test(
    "Every pixel of a smaller picture is the mean of the area that it covers",
    arguments: [1, 2, 3, 5, 8, 12],
    [1, 4, 7, 9])
  func area(width: Int, height: Int) {
    let bitmap = mosaic(13, 10)

    let buffer = draw(
      page(
        Double(width), Double(height),
        image(bitmap, Rect(x: 0, y: 0, width: Double(width), height: Double(height)))))

    let (across, down) = (13.0 / Double(width), 10.0 / Double(height))
    for y in 0..<height {
      for x in 0..<width {
        var mean = 0.0
        for row in 0..<10 {
          for column in 0..<13 {
            let part =
              overlap(column, Double(x) * across, across) * overlap(row, Double(y) * down, down)
            mean += part * Double(bitmap.pixels[row * 13 + column] & 255)
          }
        }
        #expect(abs(Double(buffer[x, y] & 255) - mean / across / down) <= 0.5 + 1e-9)
      }
    }
  }

  private func overlap(_ pixel: Int, _ start: Double, _ length: Double) -> Double {
    max(0, min(Double(pixel + 1), start + length) - max(Double(pixel), start))
  }

  @Test("A bitmap scaled up is interpolated between its pixels")
  func larger() {
    let bitmap = Bitmap(width: 2, height: 1) { x, _ in x == 0 ? .black : .white }

    let buffer = draw(page(8, 1, image(bitmap, Rect(x: 0, y: 0, width: 8, height: 1))))

    let row = pixels(buffer).map { $0 & 255 }
    #expect(row == [0, 0, 32, 96, 159, 223, 255, 255])
  }

  @Test("The colour of transparent pixels never bleeds into others, at any scale")
  func bleeding() {
    let bitmap = Bitmap(width: 2, height: 2) { x, _ in
      x == 0 ? RGBA(red: 255, green: 0, blue: 0, alpha: 0) : RGBA(hex: 0x0000FF)
    }

    for size in [1.0, 2, 5] {
      let buffer = draw(
        page(size, size, image(bitmap, Rect(x: 0, y: 0, width: size, height: size))))
      #expect(pixels(buffer).contains { $0 != white })
      // Red comes only from the white below, as does green.
      #expect(pixels(buffer).allSatisfy { $0 >> 16 & 255 == $0 >> 8 & 255 && $0 & 255 == 255 })
    }
  }

  @Test(
    "An image of a single colour looks like the rounded rectangle of its clip",
    arguments: [0.0, 3, 4.5, 100],
    [1.0, 2, 3])
  func corners(radius: Double, scale: Double) {
    let clip = Rect(x: 3, y: 2, width: 14, height: 9)
    let colour = RGBA(hex: 0x1F7A34)
    let expected = pixels(
      draw(page(20, 14, .roundedRectangle(clip, radius: radius, colour: colour)), scale: scale))
    let wide = Rect(x: -4, y: 1, width: 30, height: 11)
    let artwork = Artwork(
      size: Size(width: 60, height: 22),
      drawings: [.fill(Rect(x: 0, y: 0, width: 60, height: 22), colour: colour)])

    for source in [ImageSource.bitmap(plain(colour)), .artwork(artwork)] {
      let image = Drawing.image(source, in: wide, clip: clip, radius: radius)
      #expect(pixels(draw(page(20, 14, image), scale: scale)) == expected)
    }
  }

  @Test("An image fades with its layer and is clipped to it")
  func opacity() {
    var box = Layer(
      name: "box", size: Size(width: 3, height: 2),
      drawings: [image(plain(.black), Rect(x: -2, y: -2, width: 9, height: 9))])
    (box.offset, box.opacity) = (Point(x: 2, y: 1), 0.5)
    var root = page(8, 5)
    root.sublayers = [box]

    let buffer = draw(root)

    for y in 0..<5 {
      for x in 0..<8 {
        let isInside = (2..<5).contains(x) && (1..<3).contains(y)
        #expect(buffer[x, y] == (isInside ? 0xFF7F_7F7F : white))
      }
    }
  }

  @Test("FC-14 On a mirrored stage an image changes its position but not its content")
  func mirrored() {
    let bitmap = mosaic(4, 3)
    let artwork = Artwork(
      size: Size(width: 4, height: 3),
      drawings: [.fill(Rect(x: 0, y: 0, width: 1, height: 3), colour: .black)])

    for source in [ImageSource.bitmap(bitmap), .artwork(artwork)] {
      let rect = Rect(x: 1, y: 1, width: 4, height: 3)
      let page = page(12, 5, .image(source, in: rect, clip: rect, radius: 0))
      let (left, right) = (draw(page), draw(page.mirrored(measuring: BlockMeasuring(scale: 1))))
      for (x, y) in (0..<4).flatMap({ x in (0..<3).map { (x, $0) } }) {
        #expect(left[1 + x, 1 + y] == right[7 + x, 1 + y])
      }
    }
  }

  @Test("A transition moves an image with its page", arguments: [0.25, 0.5])
  func transition(shift: Double) {
    let page = page(20, 8, image(mosaic(9, 5), Rect(x: 2, y: 1, width: 12, height: 6), radius: 2))
    let settled = draw(blackLayer(20, 8, page))

    let moved = draw(blackLayer(20, 8, page.posed(PagePose(shift: shift))))

    let distance = Int(20 * shift)
    for (x, y) in (distance..<20).flatMap({ x in (0..<8).map { (x, $0) } }) {
      #expect(moved[x, y] == settled[x - distance, y])
    }
  }

  @Test(
    "An image has the same pixels at every scroll position, also when an edge clips it",
    arguments: [0.0, 0.3, 0.5, 0.77, 4, -3.4, -20])
  func scrolling(offset: Double) {
    let bitmap = mosaic(9, 7)
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    func picture(_ y: Double) -> PixelBuffer {
      let rect = Rect(x: 1.3, y: y, width: 11.2, height: 6.4)
      let page = page(14, 40, image(bitmap, rect, radius: 1))
      return rasterizer.render(LayerTree(root: page), scale: 1)
    }
    let whole = picture(4)

    let scrolled = picture(4 + offset)

    let distance = Int((4 + offset).rounded()) - 4
    for y in 0..<40 {
      for x in 0..<14 {
        #expect(
          scrolled[x, y] == ((0..<40).contains(y - distance) ? whole[x, y - distance] : white))
      }
    }
  }

  @Test("Images are cached separately for each bitmap and size")
  func kept() {
    let (first, second) = (mosaic(5, 5), plain(.black))
    let frames = [0.0, 6, 12].map { Rect(x: $0, y: 0, width: 5, height: 5) }
    let small = Rect(x: 18, y: 0, width: 2, height: 2)
    let all = page(
      20, 5, image(first, frames[0]), image(second, frames[1]), image(first, frames[2]),
      image(first, small))

    let buffer = draw(all)

    #expect(buffer[0, 0] == first.pixels[0] && buffer[12, 0] == first.pixels[0])
    #expect(buffer[6, 0] == 0xFF00_0000)
    #expect(
      buffer[18, 0] == draw(page(2, 2, image(first, Rect(x: 0, y: 0, width: 2, height: 2))))[0, 0])
  }

  @Test(
    "An image that is empty, or larger than 16 million pixels in a direction, is not drawn",
    arguments: [
      Rect(x: 0, y: 0, width: 0, height: 4), Rect(x: 1, y: 1, width: -3, height: 4),
      Rect(x: -500_000, y: 0, width: 1_000_000, height: 4),
      Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), Rect(x: 0, y: 0, width: 4, height: 1e-9),
    ])
  func extremes(rect: Rect) {
    let buffer = draw(page(4, 4, image(mosaic(9, 1), rect), image(mosaic(1, 900), rect)))

    let isSeen = rect.size.width > 0 && rect.size.height > 1 && rect.size.width < 1e7
    #expect((Set(pixels(buffer)) != [white]) == isSeen)
  }

  @Test("Artwork is drawn sharply at the size of its frame", arguments: [1.0, 2, 3])
  func artwork(scale: Double) {
    let artwork = Artwork(
      size: Size(width: 2, height: 2),
      drawings: [.fill(Rect(x: 1, y: 0, width: 1, height: 2), colour: .black)])
    let frame = Rect(x: 1, y: 1, width: 8, height: 8)

    let buffer = draw(
      page(10, 10, .image(.artwork(artwork), in: frame, clip: frame, radius: 0)), scale: scale)

    let expected = draw(
      page(10, 10, .fill(Rect(x: 5, y: 1, width: 4, height: 8), colour: .black)), scale: scale)
    #expect(pixels(buffer) == pixels(expected))
  }
}
