import ImageFiles
import Testing

@Suite struct PNGPicturesTests {
  private func picture(_ seed: Int) -> RGBImage {
    let bytes = (0..<12 * 8 * 3).map { UInt8(truncatingIfNeeded: $0 * 7 + ($0 > 99 ? seed : 0)) }
    return RGBImage(width: 12, height: 8, bytes: bytes)
  }

  private func file() throws -> [UInt8] {
    var film = AnimatedPNG(rate: 25)
    for seed in [1, 1, 2, 3, 3, 3] { try film.add(picture(seed)) }
    return film.file()
  }

  @Test("All pictures of a film are read as they were added, with their durations")
  func film() throws {
    let film = try PNGPictures(try self.file())

    #expect(film.rate == 25)
    #expect(film.pictures.map(\.image) == [1, 2, 3].map { picture($0) })
    #expect(film.pictures.map(\.count) == [2, 1, 3])
  }

  @Test("A still picture is one picture without a rate")
  func still() throws {
    let pictures = try PNGPictures(try PNG.encode(picture(4)))

    #expect(pictures.rate == nil && pictures.pictures.map(\.image) == [picture(4)])
  }

  @Test("A text is read as it was added, replaces an earlier one, and changes no picture")
  func text() throws {
    let content = String(repeating: "Größe 120 → 118\n", count: 1000)
    let first = PNGText.adding("old", keyword: "Layers", to: try file())

    let file = PNGText.adding(content, keyword: "Layers", to: first)

    #expect(PNGText.text(in: file, keyword: "Layers") == content)
    #expect(PNGText.text(in: file, keyword: "Layer") == nil)
    #expect(try PNGPictures(file) == PNGPictures(try self.file()))
    #expect(file.count < first.count + 1000)
  }

  @Test("A text of the largest permitted size is read, even if it is compressed to very little")
  func longText() throws {
    let content = String(repeating: "x", count: PNGText.longest)

    let file = PNGText.adding(content, keyword: "Layers", to: try file())

    let text = try #require(PNGText.text(in: file, keyword: "Layers"))
    let isEqual = text == content
    #expect(isEqual)
  }

  @Test("Damaged and truncated films are refused, or read without harm")
  func damaged() throws {
    let file = PNGText.adding("words", keyword: "Layers", to: try file())
    for end in 0..<file.count {
      #expect(throws: PNGError.self) { try PNGPictures(Array(file[..<end])) }
    }
    for index in 8..<file.count {
      var bytes = file
      bytes[index] ^= 0xFF
      _ = try? PNGPictures(bytes)
      _ = PNGText.text(in: bytes, keyword: "Layers")
    }
    #expect(try PNGPictures(file + [0, 0, 0, 255, 1, 2]) == PNGPictures(file))
  }
}
