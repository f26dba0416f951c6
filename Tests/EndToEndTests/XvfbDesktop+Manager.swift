import TestPrograms

/// What a window manager is asked for, by message, and asked again until it is done: it may be
/// busy.
extension XvfbDesktop {
  /// Closes a window, and returns the status that its program ends with.
  func close(_ window: String, of child: Child) throws -> Int32 {
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
      try run("wmctrl", "-i", "-c", window)
      if child.waits(for: min(.seconds(5), patience)) { break }
    }
    return try end(of: child)
  }

  /// Gives a window the focus, and brings it back where it was minimised.
  func activate(_ window: String) throws {
    try ask("windowactivate", window) { try hand("getwindowfocus") == window }
  }

  func minimise(_ window: String) throws {
    try ask("windowminimize", window) {
      try run("xprop", "-id", window, "WM_STATE").text.contains("Iconic")
    }
  }

  /// Makes a window so large, in pixels.
  func resize(_ window: String, to width: Int, _ height: Int) throws {
    try ask("windowsize", window, "\(width)", "\(height)") {
      try size(of: window) == (width, height)
    }
  }

  private func ask(_ request: String..., until isDone: () throws -> Bool) throws {
    try wait(for: request.joined(separator: " ")) {
      try run(["xdotool"] + request)
      // An answer takes some milliseconds, each question as long.
      for _ in 0..<100 where try isDone() { return () }
      return nil
    }
  }
}
