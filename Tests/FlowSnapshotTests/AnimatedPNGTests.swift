import ImageFiles
import Testing

/// Tests of writing animated PNG files, which are read back chunk by chunk.
@Suite struct AnimatedPNGTests {
  private func picture(_ change: (inout [UInt8]) -> Void = { _ in }) -> RGBImage {
    var bytes = (0..<12 * 8 * 3).map { UInt8(truncatingIfNeeded: $0 * 7) }
    change(&bytes)
    return RGBImage(width: 12, height: 8, bytes: bytes)
  }

  private struct Chunk {
    let type: String
    let data: [UInt8]

    func number(at offset: Int, bytes: Int = 4) -> Int {
      data[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private func chunks(_ file: [UInt8]) -> [Chunk] {
    var (chunks, rest): ([Chunk], ArraySlice) = ([], file.dropFirst(8))
    while !rest.isEmpty {
      let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(4).prefix(4 + size)
      let sum = rest.dropFirst(8 + size).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
      #expect(checksum(body) == sum)
      chunks.append(
        Chunk(
          type: String(decoding: body.prefix(4), as: UTF8.self), data: Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + size)
    }
    return chunks
  }

  /// CRC-32, as PNG defines it.
  private func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1
      }
    }
  }

  @Test("Only the changed part of a picture is stored, and equal pictures become one shown longer")
  func changes() throws {
    var film = AnimatedPNG(rate: 25)
    try film.add(picture())
    try film.add(picture())
    // Changes the pixels (3, 2) and (7, 4).
    try film.add(
      picture { bytes in for index in [3, 7] { bytes[(index / 2 + 1) * 36 + index * 3] ^= 1 } })

    let all = chunks(film.file(plays: 3))
    let controls = all.filter { $0.type == "fcTL" }

    let types = all.map(\.type).filter { ["acTL", "fcTL", "fdAT", "IEND"].contains($0) }
    #expect(types == ["acTL", "fcTL", "fcTL", "fdAT", "IEND"])
    let animation = try #require(all.first { $0.type == "acTL" })
    #expect([animation.number(at: 0), animation.number(at: 4)] == [2, 3])
    let counts = controls.map { $0.number(at: 20, bytes: 2) }
    let rates = controls.map { $0.number(at: 22, bytes: 2) }
    #expect(counts == [2, 1])
    #expect(rates == [25, 25])
    let area = [4, 8, 12, 16].map { controls[1].number(at: $0) }
    #expect(area == [5, 3, 3, 2])
  }

  @Test("A picture that is shown longer than the format can say is stored several times")
  func longStill() throws {
    var film = AnimatedPNG(rate: 60)
    for _ in 0..<70_000 { try film.add(picture()) }

    let controls = chunks(film.file()).filter { $0.type == "fcTL" }

    #expect(controls.map { $0.number(at: 20, bytes: 2) } == [65_535, 4465])
    #expect([4, 8, 12, 16].map { controls[1].number(at: $0) } == [1, 1, 0, 0])
  }

  @Test("The first picture is an ordinary PNG, for programs that know no animations")
  func first() throws {
    var film = AnimatedPNG(rate: 30)
    try film.add(picture())
    try film.add(picture { $0[0] ^= 255 })

    #expect(try PNG.decode(film.file()) == picture())
  }

  @Test("The stored part, drawn over the first picture, gives exactly the second one")
  func exact() throws {
    let later = picture { bytes in for index in 100..<200 { bytes[index] ^= 0x55 } }
    var film = AnimatedPNG(rate: 30)
    try film.add(picture())
    try film.add(later)
    let all = chunks(film.file())
    let control = try #require(all.last { $0.type == "fcTL" })
    let (width, height) = (control.number(at: 4), control.number(at: 8))
    let (x, y) = (control.number(at: 12), control.number(at: 16))
    let pixels = all.filter { $0.type == "fdAT" }.flatMap { $0.data.dropFirst(4) }

    let size = [width, height].flatMap { number in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let part = try PNG.decode(
      Array(film.file().prefix(8)) + chunk("IHDR", size + [8, 2, 0, 0, 0]) + chunk("IDAT", pixels)
        + chunk("IEND", []))
    var canvas = picture().bytes
    for row in 0..<height {
      let start = ((y + row) * 12 + x) * 3
      canvas.replaceSubrange(
        start..<start + width * 3, with: part.bytes[row * width * 3..<(row + 1) * width * 3])
    }

    #expect(canvas == later.bytes)
  }

  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    let numbers = [UInt32(data.count), checksum(body)].map { number in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return numbers[0] + body + numbers[1]
  }
}
