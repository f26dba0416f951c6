import Foundation
import ImageFiles
import Testing

@Suite struct AnimatedPNGReaderTests {
  private var foreign: [UInt8] {
    get throws { [UInt8](try #require(Data(base64Encoded: ForeignAnimatedPNG.base64))) }
  }

  private func pixel(_ image: RGBImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(image.bytes[(y * image.width + x) * 3..<(y * image.width + x + 1) * 3])
  }

  @Test("What `AnimatedPNG` writes is read back: every picture, and how long it is shown")
  func roundTrip() throws {
    var film = AnimatedPNG(rate: 25)
    let pictures = (0..<4).map { number in
      RGBImage(
        width: 5, height: 3,
        bytes: (0..<45).map { UInt8(truncatingIfNeeded: $0 < 9 * number ? 255 - $0 : $0) })
    }
    for picture in [pictures[0], pictures[0], pictures[1], pictures[2], pictures[3]] {
      try film.add(picture)
    }

    var reader = try AnimatedPNGReader(film.file())

    #expect(reader.isAnimation)
    #expect(reader.delays.map(\.count) == [2, 1, 1, 1])
    #expect(reader.delays.allSatisfy { $0.rate == 25 })
    for picture in pictures { #expect(try reader.picture() == picture) }
    #expect(try reader.picture() == nil)
  }

  @Test("A film that composites and restores its pictures is shown as the format says")
  func composited() throws {
    var reader = try AnimatedPNGReader(try foreign)

    let first = try #require(try reader.picture())
    let second = try #require(try reader.picture())
    let third = try #require(try reader.picture())

    #expect(reader.delays.map(\.rate) == [10, 50, 25])
    #expect(pixel(first, 3, 3) == [200, 100, 50])
    #expect(pixel(second, 0, 0) == [200, 100, 50])
    #expect(pixel(second, 3, 3) == [100, 50, 153])
    #expect(pixel(third, 3, 0) == [0, 255, 0])
    #expect(pixel(third, 3, 3) == [200, 100, 50])
    #expect(try reader.picture() == nil)
  }

  @Test("A PNG without animation has one picture")
  func still() throws {
    let image = RGBImage(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6])

    var reader = try AnimatedPNGReader(PNG.encode(image))

    #expect(!reader.isAnimation)
    #expect(try reader.picture() == image)
    #expect(try reader.picture() == nil)
  }

  @Test("A file with a changed byte does not crash the reader, and one that is cut off is refused")
  func broken() throws {
    let file = try foreign
    for index in file.indices {
      for change in [1, 0x80, 0xFF] as [UInt8] {
        var other = file
        other[index] ^= change
        guard var reader = try? AnimatedPNGReader(other) else { continue }
        while (try? reader.picture()) != nil {}
      }
      #expect(throws: PNGError.self) { try AnimatedPNGReader(Array(file[..<index])) }
    }
  }
}
