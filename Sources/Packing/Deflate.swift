internal import CZ

/// Compression as raw deflate streams (RFC 1951), without header and checksum, by zlib.
public enum Deflate {
  /// 2^15 bytes (32 KiB), the largest; negative, which tells zlib to use raw deflate.
  private static let window: Int32 = -15
  /// zlib's default.
  private static let memory: Int32 = 8
  /// In bytes, decompressed at a time; by eye.
  private static let chunkSize = 16_384

  /// Compresses bytes at zlib's highest level; empty input gives two bytes.
  ///
  /// Other versions of zlib may produce different bytes, which decompress to the same input.
  public static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let status = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib is out of memory, or of another version: \(status)")
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    return [UInt8](unsafeUninitializedCapacity: room) { packed, count in
      count = room - Self.deflate(bytes, into: packed, of: &stream)
    }
  }

  /// The buffer must be large enough; returns the number of unused bytes.
  private static func deflate(
    _ bytes: [UInt8], into packed: UnsafeMutableBufferPointer<UInt8>, of stream: inout z_stream
  ) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
      stream.avail_in = UInt32(bytes.count)
      stream.next_out = packed.baseAddress
      stream.avail_out = UInt32(packed.count)
      let status = CZ.deflate(&stream, Z_FINISH)
      precondition(status == Z_STREAM_END, "zlib's own bound was too small: \(status)")
      return Int(stream.avail_out)
    }
  }

  /// Decompresses the output of `compress`.
  ///
  /// - Parameter limit: The largest allowed size of the output in bytes, because untrusted input
  ///   may expand a thousandfold; must not be negative.
  /// - Throws: `DeflateError` if the input is not a deflate stream, is incomplete, is followed by
  ///   other bytes, or exceeds the limit.
  public static func decompress(_ packed: [UInt8], limit: Int) throws(DeflateError) -> [UInt8] {
    precondition(limit >= 0, "a limit must not be negative, as \(limit) bytes is")
    var stream = z_stream()
    let status = inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib is out of memory, or of another version: \(status)")
    defer { inflateEnd(&stream) }
    var bytes: [UInt8] = []
    var offset = 0
    while true {
      let (part, status) = inflate(packed[offset...], of: &stream)
      bytes += part
      guard bytes.count <= limit else { throw .tooLong(limit: limit) }
      offset = packed.count - Int(stream.avail_in)
      switch status {
      case Z_STREAM_END where offset == packed.count: return bytes
      case Z_OK where !part.isEmpty: continue
      case Z_OK, Z_BUF_ERROR: throw .truncated
      default: throw .broken
      }
    }
  }

  private static func inflate(
    _ packed: ArraySlice<UInt8>, of stream: inout z_stream
  ) -> (bytes: [UInt8], status: Int32) {
    var status = Z_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: chunkSize) { bytes, count in
      packed.withUnsafeBufferPointer { packed in
        stream.next_in = UnsafeMutablePointer(mutating: packed.baseAddress)
        stream.avail_in = UInt32(packed.count)
        stream.next_out = bytes.baseAddress
        stream.avail_out = UInt32(chunkSize)
        status = CZ.inflate(&stream, Z_NO_FLUSH)
      }
      count = chunkSize - Int(stream.avail_out)
    }
    return (bytes, status)
  }
}

/// Why bytes could not be decompressed.
public enum DeflateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are invalid, or more bytes follow the end of the stream.
  case broken
  /// The stream is incomplete.
  case truncated
  /// The output would exceed the limit.
  case tooLong(limit: Int)

  /// What is wrong, as an English clause without a full stop.
  public var description: String {
    switch self {
    case .broken: "the compressed data is invalid"
    case .truncated: "the compressed data is incomplete"
    case .tooLong(let limit): "the compressed data expands to more than \(limit) bytes"
    }
  }
}
