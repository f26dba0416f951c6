/// A picture in memory: 32 bits a pixel, alpha in the highest byte, then red, green and blue.
///
/// Whether colours are premultiplied by alpha is up to whoever fills it; frames are opaque. Rows
/// start at multiples of 64 bytes, which vector code and SDL copy several times faster.
public final class PixelBuffer {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Pixels from the start of one row to the next: where the memory is its own, the width, rounded
  /// up to a multiple of 16.
  public let stride: Int
  /// The first row's first pixel; valid as long as the buffer is.
  public let pixels: UnsafeMutablePointer<UInt32>
  private let isOwner: Bool

  /// Creates a picture of transparent black; traps unless both extents are positive.
  public init(width: Int, height: Int) {
    precondition(
      width > 0 && height > 0, "a picture needs positive extents, not \(width)x\(height)")
    self.width = width
    self.height = height
    stride = (width + 15) / 16 * 16
    isOwner = true
    let bytes = stride * height * MemoryLayout<UInt32>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    pixels = memory.initializeMemory(as: UInt32.self, repeating: 0, count: stride * height)
  }

  /// Creates a picture on memory of somebody else, who keeps it for as long as the picture is used;
  /// it shows what is there.
  ///
  /// Traps unless both extents are positive and the stride is no less than the width.
  public init(on pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    precondition(
      width > 0 && height > 0 && stride >= width,
      "a picture needs positive extents and whole rows, not \(width)x\(height) in \(stride)")
    self.width = width
    self.height = height
    self.stride = stride
    self.pixels = pixels
    isOwner = false
  }

  deinit {
    if isOwner { pixels.deallocate() }
  }

  /// Fills all of it with one colour, and nothing between its rows.
  func fill(_ pixel: UInt32) {
    for y in 0..<height { row(y).update(repeating: pixel, count: width) }
  }

  /// The pixel in a column and row; traps outside.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel at \(x),\(y)")
    return pixels[y * stride + x]
  }

  /// The first pixel of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + y * stride
  }

  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }
}

/// A rectangle of whole device pixels; empty when an edge is not beyond its opposite.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { right - left }
  var height: Int { bottom - top }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// What an opaque rectangle leaves of it, in at most four parts: above, beside and below.
  func subtracting(_ cover: PixelRect) -> [PixelRect] {
    let hole = intersection(cover)
    guard !hole.isEmpty else { return [self] }
    return [
      PixelRect(left: left, top: top, right: right, bottom: hole.top),
      PixelRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      PixelRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
      PixelRect(left: left, top: hole.bottom, right: right, bottom: bottom),
    ].filter { !$0.isEmpty }
  }
}
