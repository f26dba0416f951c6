internal import CZ

/// Text within a PNG file, which other programs ignore: compressed international text (`iTXt`).
package enum PNGText {
  /// The largest size of a text that is read, in bytes.
  package static let longest = 64 << 20

  /// A copy of a file with a text under a keyword, in place of any earlier text under it; the
  /// pictures stay the same.
  ///
  /// - Parameters:
  ///   - text: The text. Its compressed bytes may differ between versions of zlib.
  ///   - keyword: 1 to 79 ASCII letters or spaces; traps if it is empty or longer.
  ///   - file: A valid PNG file, which may be animated.
  package static func adding(_ text: String, keyword: String, to file: [UInt8]) -> [UInt8] {
    precondition((1...79).contains(keyword.utf8.count), "expected a keyword of 1 to 79 letters")
    var chunks = PNGChunk.chunks(of: file).filter { !$0.isText(keyword) }
    // The byte that ends the keyword; then: compressed, by deflate, in no language, without a
    // translated keyword.
    let head = Array(keyword.utf8) + [0, 1, 0, 0, 0]
    let chunk = PNGChunk("iTXt", head + compressed(Array(text.utf8)))
    chunks.insert(chunk, at: max(0, chunks.count - 1))
    return PNGChunk.file(of: chunks)
  }

  /// The text under a keyword, in the form that `adding` writes.
  ///
  /// `nil` if the file is not a valid PNG or has no such text, or if the text is in another form,
  /// is damaged, or has more than `longest` bytes.
  package static func text(in file: [UInt8], keyword: String) -> String? {
    guard (try? PNGHeader.check(file)) != nil else { return nil }
    let chunk = PNGChunk.chunks(of: file).first { $0.isText(keyword) }
    guard let data = chunk?.data.dropFirst(keyword.utf8.count), data.prefix(5) == [0, 1, 0, 0, 0]
    else { return nil }
    return decompressed(Array(data.dropFirst(5))).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var size = compressBound(UInt(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(size)) { packed, count in
      let status = compress2(
        packed.baseAddress, &size, bytes, UInt(bytes.count), Z_BEST_COMPRESSION)
      precondition(status == Z_OK, "zlib is out of memory: \(status)")
      count = Int(size)
    }
  }

  /// Unpacks a zlib stream; `nil` if it is broken or too long.
  private static func decompressed(_ packed: [UInt8]) -> [UInt8]? {
    var room = min(max(1 << 16, packed.count * 8), longest)
    while true {
      var (size, status) = (UInt(room), Z_OK)
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
        status = uncompress(bytes.baseAddress, &size, packed, UInt(packed.count))
        count = status == Z_OK ? Int(size) : 0
      }
      if status == Z_OK { return bytes }
      guard status == Z_BUF_ERROR, room < longest else { return nil }
      room = min(room * 4, longest)
    }
  }
}

extension PNGChunk {
  fileprivate func isText(_ keyword: String) -> Bool {
    type == "iTXt" && data.starts(with: Array(keyword.utf8) + [0])
  }
}
