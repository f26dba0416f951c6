internal import CSDL2
public import SDLDrawing

/// A surface of SDL on which frames are drawn, such as a window's; its owner keeps it valid.
@MainActor
public struct DrawingSurface {
  private let pointer: UnsafeMutablePointer<SDL_Surface>

  init(_ pointer: UnsafeMutablePointer<SDL_Surface>) { self.pointer = pointer }

  /// Refers to an `SDL_Surface`.
  public init(_ pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer.assumingMemoryBound(to: SDL_Surface.self)
  }

  /// Makes the pixels accessible while `body` runs.
  ///
  /// Uses `SDL_LockSurface`.
  public func withPixels<Result>(
    _ body: () throws(SDLError) -> Result
  ) throws(SDLError) -> Result {
    guard SDL_LockSurface(pointer) == 0 else { throw .last("SDL_LockSurface") }
    defer { SDL_UnlockSurface(pointer) }
    return try body()
  }

  /// Returns the part of the surface at `placement`, for drawing a picture directly; `nil` if the
  /// surface's pixel format is not `0xFFRRGGBB`, or the picture does not fit on the surface.
  ///
  /// The stride is in pixels.
  public func canvas(
    _ placement: Placement
  ) -> (pixels: UnsafeMutablePointer<UInt32>, stride: Int)? {
    let (surface, pitch) = (pointer.pointee, Int(pointer.pointee.pitch))
    // A window that has just been made smaller may be too small for the picture.
    guard surface.format.pointee.isXRGB8888, pitch % 4 == 0,
      placement.x + placement.width <= surface.w, placement.y + placement.height <= surface.h
    else { return nil }
    let bytes = pitch * (placement.height - 1) + 4 * placement.width
    return (corner(placement).bindMemory(to: UInt32.self, capacity: bytes / 4), pitch / 4)
  }

  /// Fills the surface with one colour, unless the picture at `placement` covers all of it.
  public func fill(_ colour: UInt32, around placement: Placement) {
    let surface = pointer.pointee
    guard placement.width < Int(surface.w) || placement.height < Int(surface.h) else { return }
    let (red, green, blue) = channels(colour)
    SDL_FillRect(pointer, nil, SDL_MapRGB(surface.format, red, green, blue))
  }

  /// Copies opaque pixels into the surface.
  ///
  /// `pixels` are `0xFFRRGGBB`, and are converted to the surface's format; `stride` is in pixels.
  /// What does not fit on the surface at the right and the bottom is left out.
  ///
  /// Uses `SDL_ConvertPixels`.
  public func copy(
    _ pixels: UnsafePointer<UInt32>, stride: Int, placement: Placement
  ) throws(SDLError) {
    let surface = pointer.pointee
    let width = min(placement.width, Int(surface.w) - placement.x)
    let height = min(placement.height, Int(surface.h) - placement.y)
    guard width > 0, height > 0 else { return }
    let converted = SDL_ConvertPixels(
      Int32(width), Int32(height), SDL_PIXELFORMAT_ARGB8888.rawValue, pixels, Int32(stride * 4),
      surface.format.pointee.format, corner(placement), surface.pitch)
    guard converted == 0 else { throw .last("SDL_ConvertPixels") }
  }

  private func corner(_ placement: Placement) -> UnsafeMutableRawPointer {
    let surface = pointer.pointee
    return surface.pixels
      + (placement.y * Int(surface.pitch)
        + placement.x * Int(surface.format.pointee.BytesPerPixel))
  }
}

extension SDL_PixelFormat {
  fileprivate var isXRGB8888: Bool {
    BytesPerPixel == 4 && Rmask == 0xFF_0000 && Gmask == 0xFF00 && Bmask == 0xFF
  }
}

func channels(_ pixel: UInt32) -> (red: UInt8, green: UInt8, blue: UInt8) {
  (
    UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
    UInt8(truncatingIfNeeded: pixel)
  )
}
