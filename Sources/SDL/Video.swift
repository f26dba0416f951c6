internal import CSDL2

/// SDL's video subsystem: windows, displays and input.
@MainActor
public enum Video {
  /// What the program asks of SDL before it starts; the environment may overrule each.
  private static let hints = [
    // Presenting goes straight into the window's surface, without a renderer in between.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    // A finger is a finger: no mouse events made of it, nor the other way round.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // The click that brings the window to the front is also a click on the stage.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // Input methods show their candidates, and whatever they compose comes in one piece.
    (SDL_HINT_IME_SHOW_UI, "1"),
    (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
    (SDL_HINT_APP_NAME, "Sluice"),
    // Whether a window that shall be closed ends the program is the window's to say, as in a kiosk.
    (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
  ]

  /// What the desktop calls the program: the window class, and the name of what is installed for
  /// it.
  public static let applicationID = "io.github.sluice.Sluice"

  /// Starts it.
  ///
  /// `SDL_InitSubSystem`.
  public static func start() throws(SDLError) {
    for (name, value) in hints { _ = SDL_SetHint(name, value) }
    // These are no hints, whatever SDL's own words: it looks for them only in the environment.
    for name in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] {
      SDL_setenv(name, applicationID, 0)
    }
    // Only drivers that show something. Wayland's library complains by itself where it has no place
    // to look for a display.
    let drivers = environment("XDG_RUNTIME_DIR") == nil ? "x11,KMSDRM" : "x11,wayland,KMSDRM"
    _ = SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers)
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .last("SDL_InitSubSystem") }
  }

  /// Stops it.
  ///
  /// `SDL_QuitSubSystem`.
  public static func stop() {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// The display that the environment names, as `DISPLAY=:0`, or `nil` when it names none.
  public static var namedDisplay: String? {
    ["DISPLAY", "WAYLAND_DISPLAY"].lazy.compactMap { name in
      environment(name).map { "\(name)=\($0)" }
    }.first
  }

  /// The video driver that the environment insists on, or `nil` when it leaves the choice.
  public static var wantedDriver: String? { environment("SDL_VIDEODRIVER") }

  private static func environment(_ name: String) -> String? {
    SDL_getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The driver in use: `x11`, `wayland`, `KMSDRM`, or one that shows nothing.
  public static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  /// Whether the driver in use shows nothing to anybody.
  ///
  /// SDL picks such a one in silence when it finds no display.
  public static var isInvisible: Bool { ["offscreen", "dummy", "evdev"].contains(driver) }

  /// Whether the left mouse button is down on the desktop, wherever the mouse is.
  ///
  /// SDL's own count misses a release that happens while the window is minimised.
  public static var isLeftButtonDown: Bool {
    SDL_GetGlobalMouseState(nil, nil) & UInt32(1 << (SDL_BUTTON_LEFT - 1)) != 0
  }

  /// Width, height and refresh rate of the first display, or `nil` when SDL does not know them.
  public static var display: (width: Int, height: Int, refreshRate: Int)? {
    var mode = SDL_DisplayMode()
    guard SDL_GetDesktopDisplayMode(0, &mode) == 0 else { return nil }
    return (Int(mode.w), Int(mode.h), Int(mode.refresh_rate))
  }

  /// The part of the first display that windows may use, in window units.
  public static var usableSize: (width: Int, height: Int)? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0 else { return nil }
    return (Int(bounds.w), Int(bounds.h))
  }

  /// The names of the render drivers that SDL was built with.
  public static var renderDrivers: [String] {
    (0..<SDL_GetNumRenderDrivers()).compactMap { index in
      var info = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(index, &info) == 0 else { return nil }
      return String(cString: info.name)
    }
  }
}
