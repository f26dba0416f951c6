import Packing
import Testing

@Suite struct DeflateTests {
  private let script = Array(
    String(repeating: "- tap: [195, 400]\n- wait: 350ms\n", count: 2_000).utf8)
  private let noise: [UInt8] = (0..<100_000).map { (index: UInt32) in
    UInt8(truncatingIfNeeded: index &* 2_654_435_761 >> 13 ^ index &* index)
  }

  @Test("Empty data, a script and noise survive a round trip")
  func roundTrip() throws {
    for bytes in [[], [7], script, noise] {
      let packed = Deflate.compress(bytes)

      #expect(try Deflate.decompress(packed, limit: bytes.count) == bytes)
    }
  }

  @Test("A script of 64,000 bytes is compressed to less than 400")
  func small() {
    #expect(script.count == 64_000)
    #expect(Deflate.compress(script).count < 400)
  }

  @Test("Streams of other encoders are accepted, here one with a stored block")
  func foreign() throws {
    let stored: [UInt8] = [1, 5, 0, 0xFA, 0xFF] + Array("hello".utf8)

    #expect(try Deflate.decompress(stored, limit: 5) == Array("hello".utf8))
  }

  @Test("Data that exceeds the limit is refused")
  func tooLong() {
    let packed = Deflate.compress(script)

    #expect(throws: DeflateError.tooLong(limit: 63_999)) {
      try Deflate.decompress(packed, limit: 63_999)
    }
    #expect(throws: DeflateError.tooLong(limit: 0)) {
      try Deflate.decompress(Deflate.compress([1]), limit: 0)
    }
  }

  @Test("Truncated data is refused, wherever it ends")
  func truncated() {
    let packed = Deflate.compress(script)

    for length in 0..<packed.count {
      #expect(throws: DeflateError.truncated) {
        try Deflate.decompress(Array(packed[..<length]), limit: script.count)
      }
    }
  }

  @Test("Data after the end of the stream is refused")
  func followed() {
    #expect(throws: DeflateError.broken) {
      try Deflate.decompress(Deflate.compress(script) + [0], limit: script.count)
    }
  }

  @Test("Invalid data is refused, or decompressed within the limit, and never causes a crash")
  func broken() {
    let packed = Deflate.compress(noise)

    #expect(throws: DeflateError.broken) { try Deflate.decompress([7, 8, 9], limit: 100) }
    for offset in stride(from: 0, to: packed.count, by: 997) {
      var wrong = packed
      wrong[offset] ^= 0x55
      let bytes = try? Deflate.decompress(wrong, limit: noise.count)
      #expect(bytes.map { $0.count <= noise.count } ?? true)
    }
  }

  @Test("A negative limit is a programming error")
  func negativeLimit() async {
    await #expect(processExitsWith: .failure) {
      _ = try Deflate.decompress([3, 0], limit: -1)
    }
  }
}
