import FlowScene
import FlowText
import ImageFiles
import Testing

@Suite struct BitmapPNGTests {
  private func error(_ file: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try Bitmap(png: file)
      return nil
    } catch {
      return error
    }
  }

  /// A file with another size in its header, but with the checksum of the original header.
  private func resized(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    var file = PNGFiles.transparent
    let bytes = [width, height].flatMap { number in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    file.replaceSubrange(16..<24, with: bytes)
    return file
  }

  @Test("Colours are premultiplied by alpha")
  func transparent() throws {
    let bitmap = try Bitmap(png: PNGFiles.transparent)

    #expect((bitmap.width, bitmap.height) == (2, 1))
    #expect(bitmap.pixels == [0xFFFF_0000, 0x8000_8000])
  }

  @Test("Files with palettes and with 16-bit channels are decoded")
  func formats() throws {
    #expect(try Bitmap(png: PNGFiles.palette).pixels == [0xFF28_323C, 0xFF0A_141E])
    // Decoders disagree on whether 16-bit greys are linear.
    let grey = try #require(try Bitmap(png: PNGFiles.deep).pixels.first)
    #expect(grey >> 24 == 255 && grey & 255 == grey >> 8 & 255 && grey & 255 == grey >> 16 & 255)
  }

  @Test(
    "Data that is not a PNG is rejected as such",
    arguments: [[], [1, 2, 3], Array("GIF89a and more than eight".utf8), [0x89, 0x50, 0x4E]])
  func notPNG(file: [UInt8]) {
    #expect(error(file) == .notPNG)
  }

  @Test("A truncated file is rejected as such, wherever it ends")
  func truncated() {
    for count in 8..<PNGFiles.transparent.count {
      #expect(error(Array(PNGFiles.transparent.prefix(count))) == .truncated, "\(count) bytes")
    }
  }

  @Test(
    "A picture without pixels, or with too many, is rejected before it is decompressed",
    arguments: [
      (0, 1, PNGError.empty), (1, 0, .empty), (8001, 8000, .tooLarge(width: 8001, height: 8000)),
      (1_000_001, 1, .tooLarge(width: 1_000_001, height: 1)),
      (.max, .max, .tooLarge(width: 4_294_967_295, height: 4_294_967_295)),
    ] as [(UInt32, UInt32, PNGError)])
  func extents(width: UInt32, height: UInt32, expected: PNGError) {
    #expect(error(resized(width, height)) == expected)
  }

  @Test("A file with a changed byte is rejected, and the error says why", arguments: [30, 45, 50])
  func broken(offset: Int) {
    var file = PNGFiles.transparent
    file[offset] ^= 0x01

    guard case .broken(let message) = error(file) else {
      Issue.record("the error is not that of a broken file")
      return
    }
    #expect(!message.isEmpty)
  }

  @Test(
    "The description of every error is one line that names its subject",
    arguments: [
      (.notPNG, "this is no PNG file"), (.truncated, "the PNG file ends"),
      (.empty, "the picture in the PNG file has no pixels"),
      (.tooLarge(width: 9, height: 8), "the picture in the PNG file is too large: 9x8 pixels"),
      (.tooLong, "the pictures of the film are too many"),
      (.broken("x"), "the PNG file is broken: x"),
      (.refused("x"), "the picture cannot be written: x"),
    ] as [(PNGError, String)])
  func message(error: PNGError, start: String) {
    #expect(!error.description.contains("\n"))
    #expect(error.description.hasPrefix(start))
  }
}
