internal import CZ

/// An animated PNG file (APNG), which every browser plays; programs that do not know APNG show its
/// first picture.
///
/// The pictures are exact. Only the area in which a picture differs from the previous one is
/// stored; successive equal pictures become one that is shown longer. Equal films give equal bytes.
package struct AnimatedPNG {
  private struct Frame {
    let area: ChangedArea
    /// The number of successive equal pictures for which this one stands.
    var count: Int
    /// Compressed.
    let pixels: [UInt8]
  }

  /// The largest number of equal pictures for which one can stand, which the format stores in 16
  /// bits.
  private static let longest = Int(UInt16.max)

  /// In pictures per second.
  private let rate: Int
  private var last: RGBImage?
  private var frames: [Frame] = []
  /// From the PNG file of the first picture: the chunks before its pixels.
  private var header: [PNGChunk] = []

  /// Begins a film of `rate` pictures per second, 1 to 1000; traps if the rate is out of range.
  package init(rate: Int) {
    precondition((1...1000).contains(rate), "1 to 1000 pictures a second, not \(rate)")
    self.rate = rate
  }

  /// Adds a picture; traps unless it has the size of the earlier ones.
  ///
  /// - Throws: `PNGError.refused`, for example beyond libpng's limit of a million pixels a side.
  package mutating func add(_ image: RGBImage) throws(PNGError) {
    let area: ChangedArea
    if let last {
      precondition(
        last.width == image.width && last.height == image.height, "a film's pictures have one size")
      if let changed = ChangedArea(from: last, to: image) {
        area = changed
      } else if frames[frames.count - 1].count < Self.longest {
        frames[frames.count - 1].count += 1
        return
      } else {
        area = .firstPixel
      }
    } else {
      area = ChangedArea(of: image)
    }
    let chunks = PNGChunk.chunks(of: try PNG.encode(area.pixels(of: image)))
    if frames.isEmpty { header = Array(chunks.prefix { $0.type != "IDAT" }) }
    let pixels = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    frames.append(Frame(area: area, count: 1, pixels: pixels))
    last = image
  }

  /// The file of the pictures so far, which plays `plays` times, or for ever if `plays` is 0; traps
  /// if there are no pictures.
  package func file(plays: Int = 0) -> [UInt8] {
    precondition(!frames.isEmpty, "a film has at least one picture")
    var chunks = header
    chunks.append(PNGChunk("acTL", big(frames.count) + big(plays)))
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      chunks.append(PNGChunk("fcTL", big(sequence) + control(of: frame)))
      sequence += 1
      if index == 0 {
        chunks.append(PNGChunk("IDAT", frame.pixels))
      } else {
        chunks.append(PNGChunk("fdAT", big(sequence) + frame.pixels))
        sequence += 1
      }
    }
    chunks.append(PNGChunk("IEND", []))
    return PNGChunk.file(of: chunks)
  }

  /// The data of an `fcTL` chunk; its last bytes say that the picture replaces the pixels in the
  /// area, and stays when the next one is drawn.
  private func control(of frame: Frame) -> [UInt8] {
    let area = frame.area
    return [area.width, area.height, area.x, area.y].flatMap { big($0) }
      + big(frame.count).suffix(2) + big(rate).suffix(2) + [0, 0]
  }

  private func big(_ number: Int) -> [UInt8] { PNGChunk.big(UInt32(number)) }
}

struct PNGChunk {
  let type: String
  let data: [UInt8]

  init(_ type: String, _ data: [UInt8]) {
    self.type = type
    self.data = data
  }

  /// The chunks of a PNG file, which must be complete, up to the one that ends it.
  static func chunks(of file: [UInt8]) -> [PNGChunk] {
    var (chunks, position): ([PNGChunk], Int) = ([], PNGHeader.signature.count)
    while position + 12 <= file.count, chunks.last?.type != "IEND" {
      let size = file.number(at: position)
      let type = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      chunks.append(PNGChunk(type, Array(file[position + 8..<position + 8 + size])))
      position += 12 + size
    }
    return chunks
  }

  static func file(of chunks: [PNGChunk]) -> [UInt8] {
    chunks.reduce(into: PNGHeader.signature) { file, chunk in
      let body = Array(chunk.type.utf8) + chunk.data
      file += big(UInt32(chunk.data.count)) + body
      file += big(UInt32(truncatingIfNeeded: crc32(0, body, UInt32(body.count))))
    }
  }

  /// The most significant byte comes first.
  static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
