internal import CZ

/// Bytes made smaller: raw deflate streams (RFC 1951), without header and checksum, by zlib.
public enum Deflate {
  /// Raw deflate with the widest window, 32 KiB: zlib counts it in bits, and below 0 for no header.
  private static let window: Int32 = -15
  /// How much of zlib's state a stream may take while packing; its own default.
  private static let memory: Int32 = 8
  /// How many bytes are unpacked at a time; by eye.
  private static let step = 16_384

  /// Makes bytes as small as zlib can; none at all become two.
  ///
  /// Other versions of zlib may make other bytes, which unpack to the same.
  public static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let status = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib has no room for its state, or is another one: \(status)")
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    return [UInt8](unsafeUninitializedCapacity: room) { packed, count in
      count = room - Self.deflate(bytes, into: packed, of: &stream)
    }
  }

  /// Packs everything in one go into a buffer that is large enough; how much of that is left over.
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

  /// The bytes that `compress` was given.
  ///
  /// - Parameter limit: The most bytes that may come of it: what others have packed may be a
  ///   thousand times as large as it looks. Must not be negative.
  /// - Throws: `DeflateError` when it is no deflate stream, not all of one, followed by something
  ///   else, or longer than the limit.
  public static func decompress(_ packed: [UInt8], limit: Int) throws(DeflateError) -> [UInt8] {
    precondition(limit >= 0, "there is no limit of \(limit) bytes")
    var stream = z_stream()
    let status = inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib has no room for its state, or is another one: \(status)")
    defer { inflateEnd(&stream) }
    var bytes: [UInt8] = []
    var place = 0
    while true {
      let (part, status) = inflate(packed[place...], of: &stream)
      bytes += part
      guard bytes.count <= limit else { throw .tooLong(limit: limit) }
      place = packed.count - Int(stream.avail_in)
      switch status {
      case Z_STREAM_END where place == packed.count: return bytes
      case Z_OK where !part.isEmpty: continue
      case Z_OK, Z_BUF_ERROR: throw .truncated
      default: throw .broken
      }
    }
  }

  /// The next bytes, and what zlib says to that.
  private static func inflate(
    _ packed: ArraySlice<UInt8>, of stream: inout z_stream
  ) -> (bytes: [UInt8], status: Int32) {
    var status = Z_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: step) { bytes, count in
      packed.withUnsafeBufferPointer { packed in
        stream.next_in = UnsafeMutablePointer(mutating: packed.baseAddress)
        stream.avail_in = UInt32(packed.count)
        stream.next_out = bytes.baseAddress
        stream.avail_out = UInt32(step)
        status = CZ.inflate(&stream, Z_NO_FLUSH)
      }
      count = step - Int(stream.avail_out)
    }
    return (bytes, status)
  }
}

/// Why bytes could not be unpacked.
public enum DeflateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes contradict themselves, or more of them follow than belong together.
  case broken
  /// The bytes end before what is packed in them does.
  case truncated
  /// More bytes would come of it than are wanted.
  case tooLong(limit: Int)

  /// What was wrong, in one sentence.
  public var description: String {
    switch self {
    case .broken: "what is packed is broken"
    case .truncated: "what is packed ends too soon"
    case .tooLong(let limit): "what is packed is longer than \(limit) bytes"
    }
  }
}
