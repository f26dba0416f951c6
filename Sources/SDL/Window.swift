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

  /// What the title bar says.
  public var title: String { String(cString: SDL_GetWindowTitle(pointer)) }

  /// Has the title bar say something else.
  public func setTitle(_ title: String) { SDL_SetWindowTitle(pointer, title) }

  /// Whether the window covers its display, with nothing around it.
  public var isFullScreen: Bool { has(SDL_WINDOW_FULLSCREEN) }

  /// Whether the window is as large as the display has room for: its size is none that a person
  /// chose.
  public var isMaximised: Bool { has(SDL_WINDOW_MAXIMIZED) }

  private func has(_ flag: SDL_WindowFlags) -> Bool {
    SDL_GetWindowFlags(pointer) & flag.rawValue != 0
  }

  /// Lets the window cover its display, without another video mode, or gives it its size back.
  ///
  /// `SDL_SetWindowFullscreen`.
  public func setFullScreen(_ isFull: Bool) throws(SDLError) {
    let flags = isFull ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    guard SDL_SetWindowFullscreen(pointer, flags) == 0 else {
      throw .last("SDL_SetWindowFullscreen")
    }
  }

  /// Gives the window an icon.
  public func setIcon(_ icon: borrowing Surface) {
    SDL_SetWindowIcon(pointer, icon.pointer)
  }

  /// The window's own surface, where a picture will lie; `nil` where its pixels are not as ours,
  /// `0xFFRRGGBB`.
  ///
  /// What lies around the picture is filled with a backdrop. The surface is another one whenever
  /// the window's size changes, so it is asked for in each frame. `SDL_GetWindowSurface`.
  public func canvas(
    placement: Placement, backdrop: UInt32
  ) throws(SDLError) -> (pixels: UnsafeMutablePointer<UInt32>, stride: Int)? {
    let (surface, format, corner) = try prepare(placement, backdrop: backdrop)
    let pitch = Int(surface.pointee.pitch)
    // A window that has just become smaller has no room for the picture.
    guard format.pointee.hasRedGreenBlue, pitch % 4 == 0,
      placement.x + placement.width <= surface.pointee.w,
      placement.y + placement.height <= surface.pointee.h
    else { return nil }
    let bytes = pitch * (placement.height - 1) + 4 * placement.width
    return (corner.bindMemory(to: UInt32.self, capacity: bytes / 4), pitch / 4)
  }

  /// Shows what was drawn on the window's surface: `SDL_UpdateWindowSurface`.
  public func update() throws(SDLError) {
    guard SDL_UpdateWindowSurface(pointer) == 0 else { throw .last("SDL_UpdateWindowSurface") }
  }

  /// Shows opaque pixels in the middle of a backdrop, straight in the window's own surface.
  ///
  /// `pixels` are `0xFFRRGGBB`; whatever format the display has, they are converted to it.
  public func show(
    _ pixels: UnsafePointer<UInt32>, stride: Int, placement: Placement, backdrop: UInt32
  ) throws(SDLError) {
    let (surface, format, corner) = try prepare(placement, backdrop: backdrop)
    let width = min(placement.width, Int(surface.pointee.w) - placement.x)
    let height = min(placement.height, Int(surface.pointee.h) - placement.y)
    guard width > 0, height > 0 else { return }
    let converted = SDL_ConvertPixels(
      Int32(width), Int32(height), SDL_PIXELFORMAT_ARGB8888.rawValue, pixels, Int32(stride * 4),
      format.pointee.format, corner, surface.pointee.pitch)
    guard converted == 0 else { throw .last("SDL_ConvertPixels") }
    try update()
  }

  /// The window's surface, its format, and the corner of a picture on it.
  private func prepare(
    _ placement: Placement, backdrop: UInt32
  ) throws(SDLError) -> (
    UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_PixelFormat>,
    UnsafeMutableRawPointer
  ) {
    guard let surface = SDL_GetWindowSurface(pointer), let format = surface.pointee.format,
      let pixels = surface.pointee.pixels
    else { throw .last("SDL_GetWindowSurface") }
    if placement.width < Int(surface.pointee.w) || placement.height < Int(surface.pointee.h) {
      let (red, green, blue) = channels(backdrop)
      SDL_FillRect(surface, nil, SDL_MapRGB(format, red, green, blue))
    }
    let offset =
      placement.y * Int(surface.pointee.pitch) + placement.x * Int(format.pointee.BytesPerPixel)
    return (surface, format, pixels + offset)
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

extension SDL_PixelFormat {
  /// Whether a pixel is four bytes as ours are: red, green and blue in the same bits.
  fileprivate var hasRedGreenBlue: Bool {
    BytesPerPixel == 4 && Rmask == 0xFF_0000 && Gmask == 0xFF00 && Bmask == 0xFF
  }
}

func channels(_ pixel: UInt32) -> (red: UInt8, green: UInt8, blue: UInt8) {
  (
    UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
    UInt8(truncatingIfNeeded: pixel)
  )
}
