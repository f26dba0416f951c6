import TestPrograms

/// Requests to the window manager, repeated until it has carried them out, since it may be busy.
extension XvfbDesktop {
  func close(_ window: String, of child: Child) throws -> Int32 {
    let deadline = ContinuousClock.now + timeLimit
    while ContinuousClock.now < deadline {
      try run("wmctrl", "-i", "-c", window)
      if child.hasEnded(within: min(.seconds(5), timeLimit)) { break }
    }
    return try end(of: child)
  }

  func activate(_ window: String) throws {
    try ask("windowactivate", window) { try xdotool("getwindowfocus") == window }
  }

  func minimise(_ window: String) throws {
    try ask("windowminimize", window) {
      try run("xprop", "-id", window, "WM_STATE").text.contains("Iconic")
    }
  }

  func resize(_ window: String, to width: Int, _ height: Int) throws {
    try ask("windowsize", window, "\(width)", "\(height)") {
      try size(of: window) == (width, height)
    }
  }

  private func ask(_ request: String..., until isDone: () throws -> Bool) throws {
    try wait(for: request.joined(separator: " ")) {
      try run(["xdotool"] + request)
      // Queries often before the next request, since the manager needs some milliseconds for one.
      for _ in 0..<100 where try isDone() { return () }
      return nil
    }
  }
}
