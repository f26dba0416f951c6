import FlowCore
import FlowRaster
import FlowScene
import Testing

@Suite struct ScalingTests {
  private let black: UInt32 = 0xFF00_0000

  private func plain(_ width: Double, _ height: Double, _ colour: RGBA) -> Layer {
    layer(width, height, [.fill(Rect(x: 0, y: 0, width: width, height: height), colour: colour)])
  }

  /// Each pixel differs from its neighbours.
  private func mosaic(_ width: Int, _ height: Int) -> Layer {
    layer(
      Double(width), Double(height),
      (0..<width * height).map { index in
        let shade = UInt8(truncatingIfNeeded: index &* 97 &+ index / width &* 41)
        return .fill(
          Rect(x: Double(index % width), y: Double(index / width), width: 1, height: 1),
          colour: RGBA(red: shade, green: 255 - shade, blue: shade / 2))
      })
  }

  @Test(
    "A page with scale 1 or an invalid scale has the same pixels as an unscaled page",
    arguments: [1, Double.nan, 0, -1, -Double.infinity, Double.infinity], [1.0, 1.5, 2])
  func natural(scale: Double, density: Double) {
    var page = mosaic(13, 9).posed(PagePose(shift: 0.3, drop: 0.2, opacity: 0.7, dim: 0.2))
    let expected = pixels(draw(blackLayer(13, 9, page), scale: density))

    page.scale = scale

    #expect(pixels(draw(blackLayer(13, 9, page), scale: density)) == expected)
  }

  @Test(
    "A page at half its size is centred, with corners on whole pixels",
    arguments: [1.0, 2, 3])
  func half(density: Double) {
    let page = plain(40, 20, .white).posed(PagePose(scale: 0.5))

    let buffer = draw(blackLayer(40, 20, page), scale: density)

    let (left, top) = (Int(10 * density), Int(5 * density))
    let (right, bottom) = (3 * left - 1, 3 * top - 1)
    for corner in [(left, top), (right, top), (left, bottom), (right, bottom)] {
      #expect(buffer[corner.0, corner.1] == 0xFFFF_FFFF)
    }
    #expect(buffer[buffer.width / 2, buffer.height / 2] == 0xFFFF_FFFF)
    #expect(
      pixels(buffer).filter { $0 == 0xFFFF_FFFF }.count == (right - left + 1) * (bottom - top + 1))
    #expect(Set(pixels(buffer)) == [0xFFFF_FFFF, black])
  }

  @Test("A checkerboard at twice its size interpolates between its squares in quarters")
  func checkerboard() {
    let squares = (0..<64).map { index in
      let (x, y) = (index % 8, index / 8)
      return Drawing.fill(
        Rect(x: Double(x), y: Double(y), width: 1, height: 1),
        colour: (x + y) % 2 == 0 ? .white : .black)
    }
    let board = layer(8, 8, squares)

    let buffer = draw(blackLayer(8, 8, board.posed(PagePose(scale: 2))))

    // The first pixel's centre is a quarter of a square from that of a white square, in both
    // directions: its share of white is 3/4 * 3/4 + 1/4 * 1/4, as is the third pixel's share of
    // black.
    let rows = (0..<4).map { y in (0..<4).map { x in buffer[x, y] & 255 } }
    #expect(rows[0] == [159, 159, 96, 96])
    #expect(rows[1] == [159, 159, 96, 96])
    #expect(rows[2] == [96, 96, 159, 159])
    #expect(rows[3] == [96, 96, 159, 159])
  }

  @Test(
    "A scaled page is filtered bilinearly, wherever it lies",
    arguments: [0.5, 0.85, 0.94, 1.06, 2, 3.7],
    [PagePose.settled, PagePose(shift: 0.3, drop: -0.2)])
  func bilinear(scale: Double, pose: PagePose) {
    let (width, height) = (31, 22)
    let page = mosaic(width, height)
    let source = draw(page)
    var posed = pose
    posed.scale = scale

    let buffer = draw(blackLayer(31, 22, page.posed(posed)))

    let (insetX, insetY) = (
      (31 * (1 - scale) / 2).rounded(), (22 * (1 - scale) / 2).rounded()
    )
    let left = Int((31 * pose.shift).rounded() + insetX)
    let top = Int((22 * pose.drop).rounded() + insetY)
    let (columns, rows) = (width - 2 * Int(insetX), height - 2 * Int(insetY))
    for y in 0..<height {
      for x in 0..<width {
        guard (left..<left + columns).contains(x), (top..<top + rows).contains(y) else {
          #expect(buffer[x, y] == black)
          continue
        }
        let point = Point(
          x: (Double(x - left) + 0.5) * Double(width) / Double(columns) - 0.5,
          y: (Double(y - top) + 0.5) * Double(height) / Double(rows) - 0.5)
        for (channel, expected) in source.mean(at: point).enumerated() {
          // A weight is off by up to 1/256 in each direction, and both steps round.
          #expect(abs(buffer.channel(channel, x, y) - expected) <= 3)
        }
      }
    }
  }

  @Test(
    "A symmetrical page stays symmetrical and centred at every scale",
    arguments: [0.06, 0.5, 0.83, 0.94, 1.06, 2.3], [30.0, 31])
  func symmetry(scale: Double, width: Double) {
    let page = layer(
      width, 20,
      [
        .fill(Rect(x: 0, y: 0, width: width, height: 20), colour: .white),
        .fill(Rect(x: 3, y: 0, width: 1, height: 20), colour: RGBA(hex: 0x123456)),
        .fill(Rect(x: width - 4, y: 0, width: 1, height: 20), colour: RGBA(hex: 0x123456)),
      ])

    let buffer = draw(blackLayer(width, 20, page.posed(PagePose(scale: scale))))

    #expect(pixels(buffer) == mirrored(buffer))
  }

  @Test("A scaled page fades and dims like an unscaled one")
  func opacity() {
    let pose = PagePose(scale: 0.5, opacity: 0.42, dim: 0.2)

    let buffer = draw(blackLayer(8, 8, plain(8, 8, .white).posed(pose)))

    // 255 * (1 - 51/255) * 107/255.
    #expect(buffer[2, 2] == 0xFF56_5656)
    #expect(buffer[5, 5] == 0xFF56_5656)
    #expect(buffer[1, 1] == black)
    #expect(Set(pixels(buffer)).count == 2)
  }

  @Test(
    "A scaled opaque page leaves the pixels around it unchanged",
    arguments: [PagePose(scale: 0.8), PagePose(shift: 0.4, scale: 0.5), PagePose(drop: 0.5)])
  func occlusion(pose: PagePose) {
    let lower = mosaic(41, 30).posed(PagePose(scale: 1.06, dim: 0.1))
    let upper = plain(41, 30, RGBA(hex: 0x00FF00)).posed(pose)
    let alone = pixels(draw(blackLayer(41, 30, lower)))

    let both = pixels(draw(blackLayer(41, 30, lower, upper)))

    let covered = zip(both, alone).filter { $0.0 == 0xFF00_FF00 }.count
    #expect(covered > 0 && covered < both.count)
    #expect(zip(both, alone).allSatisfy { $0 == $1 || $0 == 0xFF00_FF00 })
  }

  @Test("A page with child pages is scaled as a whole")
  func nested() {
    let (content, pose) = (mosaic(12, 10), PagePose(scale: 0.6))
    var outer = plain(12, 10, .white)
    outer.sublayers = [content]

    let buffer = draw(blackLayer(12, 10, outer.posed(pose)))

    #expect(pixels(buffer) == pixels(draw(blackLayer(12, 10, content.posed(pose)))))
  }

  @Test("A layer that is not a page ignores its scale")
  func plainLayer() {
    var box = plain(4, 4, .white)
    box.kind = .plain
    (box.offset, box.scale) = (Point(x: 2, y: 2), 0.5)

    #expect(pixels(draw(blackLayer(8, 8, box))).filter { $0 == 0xFFFF_FFFF }.count == 16)
  }

  @Test(
    "Extreme scales are drawn without a crash",
    arguments: [1e300, .greatestFiniteMagnitude, 1e-300, .leastNonzeroMagnitude])
  func extremes(scale: Double) {
    let buffer = draw(blackLayer(9, 9, plain(9, 9, .white).posed(PagePose(scale: scale))))

    #expect(Set(pixels(buffer)) == [scale > 1 ? 0xFFFF_FFFF : black])
  }

  @Test("A page of one pixel can have any scale", arguments: [1.0, 3, 100])
  func onePixel(scale: Double) {
    var page = plain(1, 1, .white).posed(PagePose(scale: scale))
    page.offset = Point(x: 4, y: 4)
    let side = min(Int(scale), 9)

    let white = pixels(draw(blackLayer(9, 9, page))).filter { $0 == 0xFFFF_FFFF }

    #expect(white.count == side * side)
  }
}

extension PixelBuffer {
  /// Blue, green or red, 0…255; outside the picture, that of the nearest pixel.
  fileprivate func channel(_ channel: Int, _ x: Int, _ y: Int) -> Double {
    let pixel = self[min(max(x, 0), width - 1), min(max(y, 0), height - 1)]
    return Double(pixel >> (8 * UInt32(channel)) & 255)
  }

  /// The channels at a point, interpolated bilinearly; pixel centres have whole coordinates.
  fileprivate func mean(at point: Point) -> [Double] {
    let (x, y) = (point.x.rounded(.down), point.y.rounded(.down))
    let (right, down) = (point.x - x, point.y - y)
    return (0..<3).map { channel in
      let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map {
        self.channel(channel, Int(x) + $0.0, Int(y) + $0.1)
      }
      return interpolate(
        interpolate(corners[0], corners[1], right), interpolate(corners[2], corners[3], right),
        down)
    }
  }
}
