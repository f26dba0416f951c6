internal import CSDL2
public import SDLDrawing

/// A window on the desktop.
@MainActor
public struct Window: ~Copyable {
  let pointer: OpaquePointer

  /// Opens a resizable window in the middle of the display; the size is in window units.
  ///
  /// Uses `SDL_CreateWindow`.
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

  /// The size in window units, in which pointer positions are reported.
  public var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// The size in device pixels, in which frames are presented.
  public var pixelSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// The refresh rate of the window's display in Hz, or `nil` if SDL does not know it.
  public var refreshRate: Int? {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(pointer), &mode) == 0 else {
      return nil
    }
    return mode.refresh_rate > 0 ? Int(mode.refresh_rate) : nil
  }

  /// Sets the smallest size to which the window can be resized, in window units.
  public func setMinimumSize(width: Int, height: Int) {
    SDL_SetWindowMinimumSize(pointer, Int32(width), Int32(height))
  }

  /// The text of the title bar.
  public var title: String { String(cString: SDL_GetWindowTitle(pointer)) }

  /// Sets the text of the title bar.
  public func setTitle(_ title: String) { SDL_SetWindowTitle(pointer, title) }

  /// Whether the window fills its display without decorations.
  public var isFullScreen: Bool { has(SDL_WINDOW_FULLSCREEN) }

  /// Whether the window is maximised; if so, its size was not chosen by a person.
  public var isMaximised: Bool { has(SDL_WINDOW_MAXIMIZED) }

  private func has(_ flag: SDL_WindowFlags) -> Bool {
    SDL_GetWindowFlags(pointer) & flag.rawValue != 0
  }

  /// Enters full screen without a change of video mode, or restores the window's size.
  ///
  /// Uses `SDL_SetWindowFullscreen`.
  public func setFullScreen(_ isFull: Bool) throws(SDLError) {
    let flags = isFull ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    guard SDL_SetWindowFullscreen(pointer, flags) == 0 else {
      throw .last("SDL_SetWindowFullscreen")
    }
  }

  /// Sets the window's icon; the size is in pixels.
  ///
  /// - Parameter bytes: Four bytes for each pixel: red, green, blue (not premultiplied) and alpha.
  ///   Any other number of bytes traps.
  public func setIcon(width: Int, height: Int, rgba bytes: [UInt8]) {
    precondition(
      bytes.count == width * height * 4,
      "an icon of \(width)x\(height) pixels has \(width * height * 4) bytes, not \(bytes.count)")
    var bytes = bytes
    bytes.withUnsafeMutableBytes { pixels in
      // SDL copies the pixels. Errors are ignored, because a window works without an icon.
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4),
        UInt32(SDL_PIXELFORMAT_RGBA32.rawValue))
      SDL_SetWindowIcon(pointer, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// Returns the part of the window's surface at `placement`, for drawing a picture directly; `nil`
  /// if the surface's pixel format is not `0xFFRRGGBB`, or the picture does not fit on the surface.
  ///
  /// The stride is in pixels. Resizing the window replaces the surface, so call this for each
  /// frame.
  ///
  /// Uses `SDL_GetWindowSurface`.
  public func canvas(
    _ placement: Placement
  ) throws(SDLError) -> (pixels: UnsafeMutablePointer<UInt32>, stride: Int)? {
    let (surface, format, corner) = try surface(at: placement)
    let pitch = Int(surface.pointee.pitch)
    // A window that has just been made smaller may be too small for the picture.
    guard format.pointee.isXRGB8888, pitch % 4 == 0,
      placement.x + placement.width <= surface.pointee.w,
      placement.y + placement.height <= surface.pointee.h
    else { return nil }
    let bytes = pitch * (placement.height - 1) + 4 * placement.width
    return (corner.bindMemory(to: UInt32.self, capacity: bytes / 4), pitch / 4)
  }

  /// Fills the window's surface with one colour, unless the picture covers all of it.
  public func fill(_ colour: UInt32, around placement: Placement) throws(SDLError) {
    let (surface, format, _) = try surface(at: placement)
    guard placement.width < Int(surface.pointee.w) || placement.height < Int(surface.pointee.h)
    else { return }
    let (red, green, blue) = channels(colour)
    SDL_FillRect(surface, nil, SDL_MapRGB(format, red, green, blue))
  }

  /// Presents the window's surface: `SDL_UpdateWindowSurface`.
  public func update() throws(SDLError) {
    guard SDL_UpdateWindowSurface(pointer) == 0 else { throw .last("SDL_UpdateWindowSurface") }
  }

  /// Presents parts of the window's surface: `SDL_UpdateWindowSurfaceRects`.
  public func update(_ parts: [Placement]) throws(SDLError) {
    let rects = parts.map { SDL_Rect($0) }
    guard SDL_UpdateWindowSurfaceRects(pointer, rects, Int32(rects.count)) == 0 else {
      throw .last("SDL_UpdateWindowSurfaceRects")
    }
  }

  /// Copies opaque pixels into the window's surface, without presenting it.
  ///
  /// `pixels` are `0xFFRRGGBB`, and are converted to the surface's format; `stride` is in pixels.
  /// What does not fit on the surface at the right and the bottom is left out.
  public func copy(
    _ pixels: UnsafePointer<UInt32>, stride: Int, placement: Placement
  ) throws(SDLError) {
    let (surface, format, corner) = try surface(at: placement)
    let width = min(placement.width, Int(surface.pointee.w) - placement.x)
    let height = min(placement.height, Int(surface.pointee.h) - placement.y)
    guard width > 0, height > 0 else { return }
    let converted = SDL_ConvertPixels(
      Int32(width), Int32(height), SDL_PIXELFORMAT_ARGB8888.rawValue, pixels, Int32(stride * 4),
      format.pointee.format, corner, surface.pointee.pitch)
    guard converted == 0 else { throw .last("SDL_ConvertPixels") }
  }

  /// `corner` is the address of the picture's top left pixel.
  private func surface(
    at placement: Placement
  ) throws(SDLError) -> (
    UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_PixelFormat>,
    UnsafeMutableRawPointer
  ) {
    guard let surface = SDL_GetWindowSurface(pointer), let format = surface.pointee.format,
      let pixels = surface.pointee.pixels
    else { throw .last("SDL_GetWindowSurface") }
    let offset =
      placement.y * Int(surface.pointee.pitch) + placement.x * Int(format.pointee.BytesPerPixel)
    return (surface, format, pixels + offset)
  }
}

/// The rectangle of a picture in a window, or of a part of a picture, in device pixels.
public struct Placement: Hashable, Sendable {
  /// The distance from the left edge of the window, or of the whole picture.
  public let x: Int
  /// The distance from the top edge.
  public let y: Int
  /// The rectangle's width.
  public let width: Int
  /// The rectangle's height.
  public let height: Int

  /// Creates a placement.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle of the whole picture in its own coordinates, with its origin at zero.
  public var bounds: Placement { Placement(x: 0, y: 0, width: width, height: height) }

  /// The rectangle translated by a number of pixels.
  public func moved(x dx: Int, y dy: Int) -> Placement {
    Placement(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension SDL_Rect {
  init(_ placement: Placement) {
    self.init(
      x: Int32(placement.x), y: Int32(placement.y), w: Int32(placement.width),
      h: Int32(placement.height))
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
