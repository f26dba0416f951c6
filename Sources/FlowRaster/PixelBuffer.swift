package import FlowCore
internal import Glibc

/// A picture in memory with 32 bits per pixel: alpha in the highest byte, then red, green and blue.
///
/// Whether colours are premultiplied by alpha is up to the code that fills the buffer; frames are
/// opaque. Rows of a buffer that owns its memory start at multiples of 64 bytes, which vector code
/// and SDL copy several times faster.
public final class PixelBuffer {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The distance from the start of one row to the next, in pixels; the width rounded up to a
  /// multiple of 16 if the buffer owns its memory.
  public let stride: Int
  /// A pointer to the first pixel of the first row; valid as long as the buffer is alive.
  public let pixels: UnsafeMutablePointer<UInt32>
  private let memory: Memory
  /// The alignment of rows in memory that the buffer owns, in bytes.
  private static let alignment = 64

  /// In bytes, with the padding between rows.
  package var bytes: Int { stride * height * MemoryLayout<UInt32>.stride }

  /// Creates a buffer of transparent black; traps unless both dimensions are positive.
  public init(width: Int, height: Int) {
    precondition(
      width > 0 && height > 0, "a picture needs positive extents, not \(width)x\(height)")
    self.width = width
    self.height = height
    stride = (width + 15) / 16 * 16
    let count = stride * height
    let bytes = count * MemoryLayout<UInt32>.stride
    if let pages = Memory.pages(bytes) {
      memory = .pages(pages, bytes: bytes)
      pixels = pages.bindMemory(to: UInt32.self, capacity: count)
      return
    }
    // Align the pixels here: the C library would not reuse the memory of a freed buffer for an
    // aligned allocation of the same size.
    let block = UnsafeMutableRawPointer.allocate(byteCount: bytes + Self.alignment, alignment: 1)
    memory = .block(block)
    pixels = block.alignedUp(toMultipleOf: Self.alignment)
      .initializeMemory(as: UInt32.self, repeating: 0, count: count)
  }

  /// Creates a buffer that uses the caller's memory and keeps its content; the caller must keep the
  /// memory valid while the buffer is in use.
  ///
  /// Traps unless both dimensions are positive and the stride is at least the width.
  public init(on pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    precondition(
      width > 0 && height > 0 && stride >= width,
      "a picture needs positive extents and whole rows, not \(width)x\(height) in \(stride)")
    self.width = width
    self.height = height
    self.stride = stride
    self.pixels = pixels
    memory = .foreign
  }

  deinit { memory.free() }

  /// The area must be within the bounds.
  func fill(_ area: PixelRect, _ pixel: UInt32) {
    for y in area.top..<area.bottom {
      (row(y) + area.left).update(repeating: pixel, count: area.width)
    }
  }

  /// The pixel at a column and row; traps if it is out of bounds.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel at \(x),\(y)")
    return pixels[y * stride + x]
  }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + y * stride
  }

  /// The rectangle of all pixels, with its origin at zero.
  public var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }
}

extension PixelBuffer {
  fileprivate enum Memory {
    /// Memory that the caller keeps valid.
    case foreign
    /// A block that the C library has allocated.
    case block(UnsafeMutableRawPointer)
    /// Pages that the system has mapped.
    case pages(UnsafeMutableRawPointer, bytes: Int)

    /// The size in bytes above which a buffer gets pages of the system.
    ///
    /// The C library keeps the memory of freed blocks. A block for a phone's page at one pixel per
    /// point is soon used again, but blocks for pages at a zoom of 400 % would add up to hundreds
    /// of MiB.
    private static let largestBlock = 2 << 20

    /// Returns new pages of the system, all zero; `nil` if a block is better, or no memory is left.
    static func pages(_ bytes: Int) -> UnsafeMutableRawPointer? {
      guard bytes > largestBlock else { return nil }
      let pages = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      return pages == MAP_FAILED ? nil : pages
    }

    func free() {
      switch self {
      case .foreign: break
      case .block(let block): block.deallocate()
      case .pages(let pages, let bytes): munmap(pages, bytes)
      }
    }
  }
}

extension PixelBuffer {
  /// Copies the pixels of an area from another buffer to the same area of this one.
  ///
  /// The area must be within the bounds of both buffers.
  ///
  /// - Parameter tint: A colour that is blended over the copy with the colour's own alpha.
  package func copy(_ area: PixelRect, from source: PixelBuffer, tint: RGBA? = nil) {
    for y in area.top..<area.bottom {
      let target = row(y) + area.left
      target.update(from: source.row(y) + area.left, count: area.width)
      if let tint {
        RowOperations.tint(
          target, count: area.width, with: tint.pixel, opacity: UInt32(tint.alpha))
      }
    }
  }
}
