import CWebP
import ImageFiles
import Testing

/// Animated WebP files, read back with libwebp.
@Suite struct AnimatedWebPTests {
  private static let (width, height) = (96, 200)

  private func picture(_ colour: (_ x: Int, _ y: Int) -> UInt32) -> RGBImage {
    RGBImage(width: Self.width, height: Self.height, colour: colour)
  }

  private func texture(_ x: Int, _ y: Int) -> UInt32 {
    UInt32((x * 7919 + y * 104_729) % 0xFF_FFFF)
  }

  private func film(_ pictures: [RGBImage], rate: Int = 25, plays: Int = 0) throws -> [UInt8] {
    let film = try AnimatedWebP(width: Self.width, height: Self.height, rate: rate, plays: plays)
    for picture in pictures { try film.add(picture) }
    return try film.file()
  }

  /// If `isBlended`, transparent pixels show the previous image; `canvas` is the result.
  private struct Shown {
    let area: [Int]
    let milliseconds: Int
    let isBlended: Bool
    let canvas: [UInt8]
  }

  private func play(_ file: [UInt8]) throws -> (images: [Shown], plays: Int) {
    try file.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      let film = try #require(WebPMuxCreateInternal(&data, 0, WEBP_MUX_ABI_VERSION))
      defer { WebPMuxDelete(film) }
      var (count, parameters) = (Int32(0), WebPMuxAnimParams())
      try #require(WebPMuxNumChunks(film, WEBP_CHUNK_ANMF, &count) == WEBP_MUX_OK)
      try #require(WebPMuxGetAnimationParams(film, &parameters) == WEBP_MUX_OK)
      var canvas = [UInt8](repeating: 0, count: Self.width * Self.height * 3)
      let images = try (1...UInt32(count)).map { try shown($0, of: film, on: &canvas) }
      return (images, Int(parameters.loop_count))
    }
  }

  private func shown(
    _ number: UInt32, of film: OpaquePointer, on canvas: inout [UInt8]
  ) throws -> Shown {
    var frame = WebPMuxFrameInfo()
    try #require(WebPMuxGetFrame(film, number, &frame) == WEBP_MUX_OK)
    defer { WebPDataClear(&frame.bitstream) }
    var (width, height) = (Int32(0), Int32(0))
    let pixels = try #require(
      WebPDecodeRGBA(frame.bitstream.bytes, frame.bitstream.size, &width, &height))
    defer { WebPFree(pixels) }
    let (left, top) = (Int(frame.x_offset), Int(frame.y_offset))
    let isBlended = frame.blend_method == WEBP_MUX_BLEND
    for pixel in 0..<Int(width) * Int(height) where !isBlended || pixels[pixel * 4 + 3] > 0 {
      let x = left + pixel % Int(width)
      let y = top + pixel / Int(width)
      for channel in 0..<3 {
        canvas[(y * Self.width + x) * 3 + channel] = pixels[pixel * 4 + channel]
      }
    }
    return Shown(
      area: [left, top, Int(width), Int(height)], milliseconds: Int(frame.duration),
      isBlended: isBlended, canvas: canvas)
  }

  @Test("Every picture is exact, whether it moves as a whole or only some of its pixels change")
  func exact() throws {
    let moved = picture { x, y in x < 40 ? 0xFF_FFFF : texture(x - 40, y) }
    let dotted = picture { x, y in
      x < 40 ? (x % 7 == 3 && y % 5 == 1 ? 0x12_3456 : 0xFF_FFFF) : texture(x - 40, y)
    }
    let black = picture { _, _ in 0 }
    let pictures = [picture(texture), moved, dotted, black, moved]
    let shown = try play(film(pictures)).images

    #expect(shown.map(\.canvas) == pictures.map(\.bytes))
    #expect(shown.map(\.isBlended).prefix(3) == [false, false, true])
  }

  @Test("Only the changed part of a picture is stored, and equal pictures become one shown longer")
  func changes() throws {
    let later = picture { x, y in
      [[33, 51], [40, 60]].contains([x, y]) ? 0x12_3456 : texture(x, y)
    }
    let shown = try play(film([picture(texture), picture(texture), later])).images

    // Areas begin in even columns and rows.
    #expect(shown.map(\.area) == [[0, 0, 96, 200], [32, 50, 9, 11]])
    #expect(shown.map(\.milliseconds) == [80, 40])
  }

  @Test("A film has its number of plays, and equal films give equal bytes", arguments: [0, 1, 3])
  func plays(count: Int) throws {
    let pictures = [picture(texture), picture { x, y in texture(x + 1, y) }]
    let file = try film(pictures, plays: count)

    #expect(try play(file).plays == count)
    #expect(try film(pictures, plays: count) == file)
  }

  @Test("Rounding durations to whole milliseconds does not add up to an error")
  func thirds() throws {
    let pictures = (0..<30).map { index in picture { _, _ in UInt32(index) } }

    #expect(try play(film(pictures, rate: 30)).images.map(\.milliseconds).reduce(0, +) == 1000)
  }
}
