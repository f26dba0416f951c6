internal import CSDL2

/// A window on the desktop.
@MainActor
public struct Window: ~Copyable {
  let pointer: OpaquePointer

  /// Opens a resizable window in the middle of the display, its size in window units.
  ///
  /// `SDL_CreateWindow`.
  public init(title: String, width: Int, height: Int) throws(SDLError) {
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let pointer = SDL_CreateWindow(
        title, sluice_windowpos_centered(), sluice_windowpos_centered(), Int32(width),
        Int32(height), flags)
    else { throw .last("SDL_CreateWindow") }
    self.pointer = pointer
  }

  deinit { SDL_DestroyWindow(pointer) }

  /// The extent in window units, in which pointers are reported.
  public var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// The extent in device pixels, in which pictures are shown.
  public var pixelSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// The refresh rate of the display that the window is on, or `nil` when SDL does not know it.
  public var refreshRate: Int? {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(pointer), &mode) == 0 else {
      return nil
    }
    return mode.refresh_rate > 0 ? Int(mode.refresh_rate) : nil
  }

  /// Says the least size to which a person can make the window, in window units.
  public func setMinimumSize(width: Int, height: Int) {
    SDL_SetWindowMinimumSize(pointer, Int32(width), Int32(height))
  }

  /// Gives the window an icon.
  public func setIcon(_ icon: borrowing Surface) {
    SDL_SetWindowIcon(pointer, icon.pointer)
  }

  /// Shows opaque pixels in the middle of a backdrop, straight in the window's own surface.
  ///
  /// `pixels` are `0xFFRRGGBB`; whatever format the display has, they are converted to it.
  public func show(
    _ pixels: UnsafePointer<UInt32>, stride: Int, placement: Placement, backdrop: UInt32
  ) throws(SDLError) {
    guard let surface = SDL_GetWindowSurface(pointer) else { throw .last("SDL_GetWindowSurface") }
    guard let format = surface.pointee.format, let target = surface.pointee.pixels else {
      throw .last("SDL_GetWindowSurface")
    }
    let width = min(placement.width, Int(surface.pointee.w) - placement.x)
    let height = min(placement.height, Int(surface.pointee.h) - placement.y)
    guard width > 0, height > 0 else { return }
    if width < Int(surface.pointee.w) || height < Int(surface.pointee.h) {
      let (red, green, blue) = channels(backdrop)
      SDL_FillRect(surface, nil, SDL_MapRGB(format, red, green, blue))
    }
    let pitch = Int(surface.pointee.pitch)
    let corner = target + placement.y * pitch + placement.x * Int(format.pointee.BytesPerPixel)
    let converted = SDL_ConvertPixels(
      Int32(width), Int32(height), SDL_PIXELFORMAT_ARGB8888.rawValue, pixels, Int32(stride * 4),
      format.pointee.format, corner, Int32(pitch))
    guard converted == 0 else { throw .last("SDL_ConvertPixels") }
    guard SDL_UpdateWindowSurface(pointer) == 0 else { throw .last("SDL_UpdateWindowSurface") }
  }
}

/// Where a picture lies in a window, in device pixels.
public struct Placement: Hashable, Sendable {
  /// Pixels from the window's left edge.
  public let x: Int
  /// Pixels from its top edge.
  public let y: Int
  /// The picture's extent.
  public let width: Int
  public let height: Int

  /// Creates a placement.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

func channels(_ pixel: UInt32) -> (red: UInt8, green: UInt8, blue: UInt8) {
  (
    UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
    UInt8(truncatingIfNeeded: pixel)
  )
}
