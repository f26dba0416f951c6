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

  private var geometry: WindowGeometry { WindowGeometry(pointer) }

  /// The size in window units, in which pointer positions are reported.
  public var size: (width: Int, height: Int) { geometry.size }

  /// The size in device pixels, in which frames are presented.
  public var pixelSize: (width: Int, height: Int) { geometry.pixelSize }

  /// The refresh rate of the window's display in Hz, or `nil` if SDL does not know it.
  public var refreshRate: Int? { geometry.refreshRate }

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
  /// - Parameter pixels: The pixels row by row: alpha in the highest byte, then premultiplied red,
  ///   green and blue. Traps if their number does not match the size.
  public func setIcon(width: Int, height: Int, premultiplied pixels: [UInt32]) {
    precondition(
      pixels.count == width * height,
      "an icon of \(width)x\(height) pixels does not have \(pixels.count)")
    var straight = pixels.map { pixel in
      let alpha = pixel >> 24
      guard alpha > 0 else { return 0 as UInt32 }
      let channel = { (shift: UInt32) in
        min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
      }
      return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
    straight.withUnsafeMutableBytes { pixels in
      // SDL copies the pixels. Errors are ignored, because a window works without an icon.
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      SDL_SetWindowIcon(pointer, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// The window's surface; resizing the window replaces it, so ask for it for each frame.
  ///
  /// Uses `SDL_GetWindowSurface`.
  public var surface: DrawingSurface {
    get throws(SDLError) {
      guard let surface = SDL_GetWindowSurface(pointer), surface.pointee.pixels != nil else {
        throw .last("SDL_GetWindowSurface")
      }
      return DrawingSurface(surface)
    }
  }

  /// Destroys the window's surface, and with it the memory of its pixels; SDL 2.28 and later create
  /// no renderer for a window that has one.
  ///
  /// Looks `SDL_DestroyWindowSurface` up, because earlier versions lack it; there, this does
  /// nothing.
  public func destroySurface() {
    guard let library = SDL_LoadObject("libSDL2-2.0.so.0") else { return }
    defer { SDL_UnloadObject(library) }
    guard let function = SDL_LoadFunction(library, "SDL_DestroyWindowSurface") else { return }
    typealias Destroy = @convention(c) (OpaquePointer) -> Int32
    _ = unsafeBitCast(function, to: Destroy.self)(pointer)
  }

  /// Presents the window's surface: `SDL_UpdateWindowSurface`.
  public func update() throws(SDLError) {
    guard SDL_UpdateWindowSurface(pointer) == 0 else { throw .last("SDL_UpdateWindowSurface") }
  }

  /// Presents areas of the window's surface: `SDL_UpdateWindowSurfaceRects`.
  public func update(_ areas: [Placement]) throws(SDLError) {
    let rects = areas.map { SDL_Rect($0) }
    guard SDL_UpdateWindowSurfaceRects(pointer, rects, Int32(rects.count)) == 0 else {
      throw .last("SDL_UpdateWindowSurfaceRects")
    }
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
