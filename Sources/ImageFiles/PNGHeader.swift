internal import CZ

/// Checks the header of a PNG file before anything is decoded.
struct PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bytes of a chunk besides its data: its length, name and checksum.
  private static let frame = 12

  /// Checks the signature, the dimensions, and that all chunks are complete.
  ///
  /// - Throws: `PNGError` if the file cannot be read, as far as can be seen without decoding it.
  static func check(_ file: [UInt8]) throws(PNGError) {
    guard file.prefix(signature.count).elementsEqual(signature) else { throw .notPNG }
    guard file.count >= signature.count + frame + 13 else { throw .truncated }
    guard name(in: file, at: signature.count) == "IHDR" else { throw .broken("it has no header") }
    let (width, height) = (file.number(at: 16), file.number(at: 20))
    guard width > 0, height > 0 else { throw .empty }
    guard max(width, height) <= PNGError.maxSide, width * height <= PNGError.maxPixels else {
      throw .tooLarge(width: width, height: height)
    }
    guard isComplete(file) else { throw .truncated }
  }

  /// Checks the checksums of all chunks: decoding leaves out those of text and of animations.
  ///
  /// - Throws: `PNGError` if a checksum is wrong, or as `check` does.
  static func checkSums(_ file: [UInt8]) throws(PNGError) {
    try check(file)
    var offset = signature.count
    while offset + frame <= file.count {
      let end = offset + frame + file.number(at: offset)
      let sum = file[offset + 4..<end - 4].withUnsafeBufferPointer { bytes in
        crc32(0, bytes.baseAddress, UInt32(bytes.count))
      }
      guard Int(sum) == file.number(at: end - 4) else {
        throw .broken("it was changed or damaged after it was written")
      }
      if name(in: file, at: offset) == "IEND" { return }
      offset = end
    }
  }

  private static func isComplete(_ file: [UInt8]) -> Bool {
    var offset = signature.count
    while offset + frame <= file.count {
      let end = offset + frame + file.number(at: offset)
      if end > file.count { return false }
      if name(in: file, at: offset) == "IEND" { return true }
      offset = end
    }
    return false
  }

  private static func name(in file: [UInt8], at chunk: Int) -> String {
    String(decoding: file[chunk + 4..<chunk + 8], as: UTF8.self)
  }
}

extension [UInt8] {
  /// The number at an offset, most significant byte first, as in a PNG file.
  func number(at offset: Int, bytes: Int = 4) -> Int {
    self[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
}
