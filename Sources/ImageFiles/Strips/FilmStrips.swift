/// The pictures of a film in a few tall, lossless WebP files, called strips, which a program can
/// decode independently of each other.
///
/// A strip begins with a whole picture. Each later picture is drawn on the previous one: first its
/// moves, which repeat pixels of the previous picture, then patches, which have the pixels that are
/// still wrong; the other pixels of a patch are transparent. A picture that equals the previous one
/// is not stored.
package struct FilmStrips {
  /// What is drawn on a picture to get the next one.
  package struct Change: Hashable, Sendable {
    /// The moves to draw first; all copy from the picture as it was before the first of them.
    package let moves: [Move]
    /// The first change of a strip has one patch, a whole picture.
    package let patches: [Patch]
  }

  /// A rectangle of a strip, to be drawn on a picture.
  package struct Patch: Hashable, Sendable {
    /// The position in the picture, in pixels.
    package let x: Int, y: Int
    /// The size in pixels.
    package let width: Int, height: Int
    /// The position in the strip, in pixels.
    package let left: Int, top: Int
  }

  /// Several pictures of one size.
  package struct Strip: Sendable {
    /// The size of each picture, in pixels.
    package let width: Int, height: Int
    /// The changes in the order in which they apply.
    package let changes: [Change]
    /// The WebP file, as wide as a picture.
    package let file: [UInt8]
  }

  /// Where a picture is stored: it consists of the changes of a strip up to and including `change`.
  package struct Position: Hashable, Sendable {
    /// The strip's index.
    package let strip: Int
    /// The index of the last change.
    package let change: Int
  }

  /// The largest width and height of a picture, in pixels.
  package static let maxSide = AnimatedWebP.maxSide
  /// The largest number of pixels in a strip: larger strips compress better, but take longer to
  /// decode, 0.1 s at this size.
  private static let maxPixels = 1 << 23
  /// The largest number of changes in a strip, so that each picture can be assembled quickly; by
  /// eye.
  private static let maxChanges = 128

  /// The finished strips; `finish` adds the last one.
  package private(set) var strips: [Strip] = []
  private var last: PixelGrid?
  private var changes: [Change] = []
  private var sheet = StripSheet(width: 1)

  /// Creates strips without pictures.
  package init() {}

  /// Adds a picture, and returns where it is stored.
  ///
  /// - Throws: `WebPError` if an earlier picture is larger than `maxSide`, or there is not enough
  ///   memory.
  package mutating func add(_ image: RGBImage) throws(WebPError) -> Position {
    let picture = PixelGrid(image)
    if last == picture { return position }
    if let last, last.width == picture.width, last.height == picture.height,
      changes.count < Self.maxChanges
    {
      let prediction = Prediction(of: picture, from: last)
      let areas = picture.areas(unlike: prediction.picture)
      let height = sheet.height(with: areas)
      if height <= Self.maxSide, height * picture.width <= Self.maxPixels {
        let patches = sheet.add(areas, of: picture, over: prediction.picture)
        return append(picture, prediction.moves, patches)
      }
    }
    try finish()
    sheet = StripSheet(width: picture.width)
    return append(picture, [], sheet.add([ChangedArea(of: image)], of: picture, over: nil))
  }

  /// Compresses the current strip, which need not be full.
  ///
  /// - Throws: `WebPError` if its pictures are larger than `maxSide`, or there is not enough
  ///   memory.
  package mutating func finish() throws(WebPError) {
    guard let picture = last else { return }
    strips.append(
      Strip(
        width: picture.width, height: picture.height, changes: changes,
        file: try LosslessWebP.strip(sheet.pixels, width: picture.width)))
    (last, changes) = (nil, [])
  }

  private var position: Position { Position(strip: strips.count, change: changes.count - 1) }

  private mutating func append(_ picture: PixelGrid, _ moves: [Move], _ patches: [Patch])
    -> Position
  {
    changes.append(Change(moves: moves, patches: patches))
    last = picture
    return position
  }
}
