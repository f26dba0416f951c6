internal import CSDL2
public import SDLDrawing

/// SDL's video subsystem: windows, displays and input.
@MainActor
public enum Video {
  /// Set before SDL starts; environment variables override them.
  private static let hints = [
    // Present directly in the window's surface, without a renderer in between.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    // Do not synthesise mouse events from touches, or touches from mouse events.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // The click that activates the window is also passed on as input.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // Input methods show their own candidates, and report a long composition in one event.
    (SDL_HINT_IME_SHOW_UI, "1"),
    (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
    // The window decides whether closing it ends the program, as in a kiosk.
    (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
    // SDL would queue a signal's request to quit behind all pending input.
    (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
  ]

  /// Starts the video subsystem.
  ///
  /// Uses `SDL_InitSubSystem`.
  ///
  /// - Parameters:
  ///   - name: The program's name, shown where the desktop names programs.
  ///   - applicationID: The application ID on the desktop, which is the class of windows; `nil` for
  ///     the name of the program's file.
  public static func start(named name: String, applicationID: String? = nil) throws(SDLError) {
    for (name, value) in hints + [(SDL_HINT_APP_NAME, name)] { _ = SDL_SetHint(name, value) }
    // SDL's documentation calls these hints, but SDL reads them only from the environment.
    for name in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] {
      if let applicationID { SDL_setenv(name, applicationID, 0) }
    }
    // Allow only drivers that show something. Wayland's library prints an error if it has no
    // directory in which to look for a display.
    let drivers = environment("XDG_RUNTIME_DIR") == nil ? "x11,KMSDRM" : "x11,wayland,KMSDRM"
    _ = SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers)
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .last("SDL_InitSubSystem") }
  }

  /// Stops the video subsystem.
  ///
  /// Uses `SDL_QuitSubSystem`.
  public static func stop() {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// The display that the environment names, such as `DISPLAY=:0`, or `nil` if it names none.
  public static var namedDisplay: String? {
    ["DISPLAY", "WAYLAND_DISPLAY"].lazy.compactMap { name in
      environment(name).map { "\(name)=\($0)" }
    }.first
  }

  /// The video driver that the environment variable `SDL_VIDEODRIVER` requests; `nil` if none.
  public static var wantedDriver: String? { environment("SDL_VIDEODRIVER") }

  private static func environment(_ name: String) -> String? {
    SDL_getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The driver in use: `x11`, `wayland`, `KMSDRM`, or one that shows nothing; empty without one.
  public static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  /// Whether the driver in use shows nothing on any display.
  ///
  /// `start` allows such a driver only if the environment variable `SDL_VIDEODRIVER` requests it.
  public static var isInvisible: Bool { ["offscreen", "dummy", "evdev"].contains(driver) }

  /// Whether the left mouse button is pressed, wherever the mouse is on the desktop.
  ///
  /// SDL's event state misses a release that happens while the window is minimised.
  public static var isLeftButtonDown: Bool {
    SDL_GetGlobalMouseState(nil, nil) & UInt32(1 << (SDL_BUTTON_LEFT - 1)) != 0
  }

  /// The width and height of the first display in window units, and its refresh rate in Hz.
  ///
  /// `nil` if SDL does not know them; a refresh rate that is unknown is 0.
  public static var display: (width: Int, height: Int, refreshRate: Int)? {
    var mode = SDL_DisplayMode()
    guard SDL_GetDesktopDisplayMode(0, &mode) == 0 else { return nil }
    return (Int(mode.w), Int(mode.h), Int(mode.refresh_rate))
  }

  /// The size of the area of the first display that windows may use, in window units, or `nil` if
  /// unknown.
  public static var usableSize: (width: Int, height: Int)? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0 else { return nil }
    return (Int(bounds.w), Int(bounds.h))
  }

  /// The names of the render drivers built into SDL.
  public static var renderDrivers: [String] {
    (0..<SDL_GetNumRenderDrivers()).compactMap { index in
      var info = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(index, &info) == 0 else { return nil }
      return String(cString: info.name)
    }
  }
}
