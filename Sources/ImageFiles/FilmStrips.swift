/// The pictures of a film in a few tall, lossless WebP files, called strips, which a program can
/// decode independently of each other.
///
/// A strip begins with a whole picture. Each part below it contains the area that the next picture
/// changes. Because a strip is compressed as one picture, a sliding page, whose pixels repeat from
/// picture to picture, takes hardly more space. A picture that equals the previous one is not
/// stored.
public struct FilmStrips {
  /// A rectangle of pixels that is copied from a strip to a picture.
  public struct Part: Hashable, Sendable {
    /// The position in the picture, in pixels; in the strip, it has the same `x`.
    public let x: Int, y: Int
    /// The size in pixels.
    public let width: Int, height: Int
    /// The top in the strip, in pixels.
    public let offset: Int
  }

  /// Several pictures of one size.
  public struct Strip: Sendable {
    /// The size of each picture, in pixels.
    public let width: Int, height: Int
    /// The parts in the order in which they change the picture; the first one is a whole picture.
    public let parts: [Part]
    /// The WebP file.
    public let file: [UInt8]
  }

  /// Where a picture is stored: it consists of the parts of a strip up to and including `part`,
  /// drawn over each other.
  public struct Place: Hashable, Sendable {
    /// The strip's index.
    public let strip: Int
    /// The index of the last part.
    public let part: Int
  }

  /// The largest width and height of a picture, in pixels.
  public static let maxSide = AnimatedWebP.maxSide
  /// In pixels: taller strips compress better, but take longer to decode; 19 pictures of 390x844
  /// pixels take 0.1 s.
  private static let maxPixels = 1 << 23
  /// Lets every picture be assembled quickly; by eye.
  private static let maxParts = 128

  /// The finished strips; `finish` adds the last one.
  public private(set) var strips: [Strip] = []
  private var last: RGBImage?
  private var parts: [Part] = []
  private var bytes: [UInt8] = []

  /// Creates strips without pictures.
  public init() {}

  /// Adds a picture, and returns where it is stored.
  ///
  /// - Throws: `WebPError` if an earlier picture is larger than `maxSide`, or there is not enough
  ///   memory.
  public mutating func add(_ image: RGBImage) throws(WebPError) -> Place {
    guard let last, last.width == image.width, last.height == image.height else {
      try finish()
      return append(ChangedArea(of: image), of: image)
    }
    guard let area = ChangedArea(from: last, to: image) else { return place }
    let newHeight = height + area.height
    if parts.count == Self.maxParts || newHeight > Self.maxSide
      || newHeight * image.width > Self.maxPixels
    {
      try finish()
      return append(ChangedArea(of: image), of: image)
    }
    return append(area, of: image)
  }

  /// Compresses the current strip, which need not be full.
  ///
  /// - Throws: `WebPError` if its pictures are larger than `maxSide`, or there is not enough
  ///   memory.
  public mutating func finish() throws(WebPError) {
    guard let image = last else { return }
    let strip = RGBImage(width: image.width, height: height, bytes: bytes)
    strips.append(
      Strip(
        width: image.width, height: image.height, parts: parts,
        file: try LosslessWebP.encode(strip)))
    (last, parts, bytes) = (nil, [], [])
  }

  private var height: Int { parts.last.map { $0.offset + $0.height } ?? 0 }

  private var place: Place { Place(strip: strips.count, part: parts.count - 1) }

  private mutating func append(_ area: ChangedArea, of image: RGBImage) -> Place {
    parts.append(
      Part(x: area.x, y: area.y, width: area.width, height: area.height, offset: height))
    for row in area.y..<area.y + area.height {
      let start = row * image.width * 3
      let (left, right) = (start + area.x * 3, start + (area.x + area.width) * 3)
      bytes.append(contentsOf: repeatElement(0, count: area.x * 3))
      bytes.append(contentsOf: image.bytes[left..<right])
      bytes.append(contentsOf: repeatElement(0, count: (image.width - area.x - area.width) * 3))
    }
    last = image
    return place
  }
}
