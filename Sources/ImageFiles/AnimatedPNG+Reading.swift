/// The pictures of a PNG file, one after another; one if it is not animated.
public struct PNGPictures: Hashable, Sendable {
  /// A picture, and how long it is shown.
  public struct Picture: Hashable, Sendable {
    /// The whole picture.
    public let image: RGBImage
    /// For how many times the film's interval it is shown; 1 in a still picture.
    public let count: Int
  }

  /// The pictures, in order.
  public let pictures: [Picture]
  /// The number of intervals a second; `nil` for a still picture.
  public let rate: Int?

  /// Reads a file.
  ///
  /// - Throws: `PNGError` if it is no PNG file, or is truncated, invalid, empty or too large, or is
  ///   an animation that `AnimatedPNG` does not write: with pictures that are blended with what is
  ///   below, or that are removed again.
  public init(_ file: [UInt8]) throws(PNGError) {
    try PNGHeader.check(file)
    let chunks = PNGChunk.chunks(of: file)
    guard chunks.contains(where: { $0.type == "acTL" }) else {
      (pictures, rate) = ([Picture(image: try PNG.decode(file), count: 1)], nil)
      return
    }
    var reader = PNGFrameReader(chunks)
    for chunk in chunks { try reader.read(chunk) }
    try reader.finish()
    (pictures, rate) = (reader.pictures, reader.rate)
  }
}

/// Puts the pictures of an animated PNG together, chunk by chunk.
private struct PNGFrameReader {
  private(set) var pictures: [PNGPictures.Picture] = []
  private(set) var rate: Int?
  /// The chunks before the first picture, which each picture's own file gets.
  private let header: [PNGChunk]
  private var canvas: RGBImage?
  private var control: Control?
  private var pixels: [UInt8] = []
  private var total = 0

  /// Where and how long a picture is shown.
  private struct Control {
    let width: Int, height: Int, x: Int, y: Int
    let count: Int, rate: Int
    /// Whether the picture replaces what was there, and stays.
    let isPlain: Bool

    init?(_ chunk: PNGChunk) {
      guard chunk.data.count == 26 else { return nil }
      let number = { (start: Int, bytes: Int) in
        chunk.data[start..<start + bytes].reduce(0) { $0 << 8 | Int($1) }
      }
      (width, height, x, y) = (number(4, 4), number(8, 4), number(12, 4), number(16, 4))
      (count, rate) = (max(1, number(20, 2)), number(22, 2) == 0 ? 100 : number(22, 2))
      isPlain = chunk.data[24] == 0 && chunk.data[25] == 0
    }
  }

  init(_ chunks: [PNGChunk]) {
    header = chunks.prefix { $0.type != "IDAT" }.filter {
      ["IHDR", "PLTE", "tRNS", "gAMA", "sRGB", "cHRM"].contains($0.type)
    }
  }

  mutating func read(_ chunk: PNGChunk) throws(PNGError) {
    switch chunk.type {
    case "fcTL":
      try finish()
      guard let control = Control(chunk), control.isPlain else {
        throw .broken("its pictures are not plain ones, one after another")
      }
      self.control = control
    case "IDAT": pixels += chunk.data
    case "fdAT": pixels += chunk.data.dropFirst(4)
    default: break
    }
  }

  /// Adds the picture whose chunks were read, if any.
  mutating func finish() throws(PNGError) {
    // Pixels before the first control belong to a picture for programs that know no animations.
    defer { (control, pixels) = (nil, []) }
    guard let control else { return }
    let area = try PNG.decode(file(of: control))
    let image = try placed(area, control)
    total += image.bytes.count / 3
    guard total <= PNGError.maxPixels * 8 else {
      throw .tooLarge(width: image.width, height: image.height * pictures.count)
    }
    (canvas, rate) = (image, rate ?? control.rate)
    pictures.append(PNGPictures.Picture(image: image, count: control.count))
  }

  /// A file of the picture alone.
  private func file(of control: Control) throws(PNGError) -> [UInt8] {
    guard let first = header.first, first.data.count == 13 else {
      throw .broken("it has no header")
    }
    let size = [control.width, control.height].flatMap { PNGChunk.big(UInt32($0)) }
    let own = PNGChunk("IHDR", size + first.data.dropFirst(8))
    let chunks = [own] + header.dropFirst() + [PNGChunk("IDAT", pixels), PNGChunk("IEND", [])]
    return PNGChunk.file(of: chunks)
  }

  /// The canvas with a part of it replaced.
  private func placed(_ area: RGBImage, _ control: Control) throws(PNGError) -> RGBImage {
    guard let canvas else { return area }
    guard control.x + area.width <= canvas.width, control.y + area.height <= canvas.height else {
      throw .broken("one of its pictures lies outside")
    }
    var bytes = canvas.bytes
    for row in 0..<area.height {
      let start = ((control.y + row) * canvas.width + control.x) * 3
      let source = row * area.width * 3
      bytes.replaceSubrange(
        start..<start + area.width * 3, with: area.bytes[source..<source + area.width * 3])
    }
    return RGBImage(width: canvas.width, height: canvas.height, bytes: bytes)
  }
}
