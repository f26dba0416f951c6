internal import CSDL2
internal import CSDL2Image

/// Pixels in memory, allocated by SDL or one of its companion libraries.
public struct Surface: ~Copyable {
  let pointer: UnsafeMutablePointer<SDL_Surface>

  init(_ pointer: UnsafeMutablePointer<SDL_Surface>) {
    self.pointer = pointer
  }

  deinit { SDL_FreeSurface(pointer) }

  /// The width in pixels.
  public var width: Int { Int(pointer.pointee.w) }
  /// The height in pixels.
  public var height: Int { Int(pointer.pointee.h) }

  /// Draws an SVG file to fit a box of `width` by `height` pixels, keeping its aspect ratio.
  ///
  /// Uses `IMG_LoadSizedSVG_RW`.
  /// - Throws: `SDLError` if the file cannot be read or is not an SVG picture.
  public static func svg(path: String, width: Int, height: Int) throws(SDLError) -> Surface {
    guard let file = SDL_RWFromFile(path, "rb") else { throw .last("SDL_RWFromFile") }
    defer { _ = SDL_RWclose(file) }
    guard let surface = IMG_LoadSizedSVG_RW(file, Int32(width), Int32(height)) else {
      throw .last("IMG_LoadSizedSVG_RW")
    }
    return Surface(surface)
  }

  /// The alpha of each pixel, row by row without padding, whatever the surface's format.
  ///
  /// - Throws: `SDLError` if the pixels cannot be converted to ARGB.
  public func alphas() throws(SDLError) -> [UInt8] {
    try pixels { UInt8($0 >> 24) }
  }

  /// The pixels, row by row without padding: alpha in the highest byte, then red, green and blue,
  /// not premultiplied.
  ///
  /// - Throws: `SDLError` if the pixels cannot be converted to ARGB.
  public func colours() throws(SDLError) -> [UInt32] {
    try pixels { $0 }
  }

  @inline(__always)
  private func pixels<Value>(_ value: (UInt32) -> Value) throws(SDLError) -> [Value] {
    let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    guard let copy = SDL_ConvertSurfaceFormat(pointer, format, 0) else {
      throw .last("SDL_ConvertSurfaceFormat")
    }
    defer { SDL_FreeSurface(copy) }
    guard let pixels = copy.pointee.pixels else { throw .last("SDL_ConvertSurfaceFormat") }
    let pitch = Int(copy.pointee.pitch)
    return [Value](unsafeUninitializedCapacity: width * height) { values, count in
      for y in 0..<height {
        let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { values.initializeElement(at: y * width + x, to: value(row[x])) }
      }
      count = width * height
    }
  }
}
