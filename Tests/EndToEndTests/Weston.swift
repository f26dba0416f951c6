import Foundation
import TestPrograms
import Testing

/// A Wayland display inside a window on an X display; it shows every client window full screen.
///
/// To run it manually: `weston --backend=x11-backend.so --shell=kiosk-shell.so --use-pixman
/// --socket=sluice`, then start the program with `WAYLAND_DISPLAY=sluice` and without `DISPLAY` in
/// its environment.
final class Weston {
  private let child: Child
  private let folder: Scratch
  let desktop: XvfbDesktop
  /// The X11 ID of the window that contains the display.
  let identifier: String

  init(on desktop: XvfbDesktop, scale: Int = 1) throws {
    self.desktop = desktop
    folder = try Scratch()
    // The folder for sockets must not be accessible to other users.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    child = try Child(
      "/usr/bin/weston",
      [
        "--no-config", "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--use-pixman",
        "--width=390", "--height=844", "--scale=\(scale)", "--socket=sluice", "--idle-time=0",
      ], environment: desktop.environment.merging(["XDG_RUNTIME_DIR": folder.url.path]) { $1 })
    identifier = try desktop.window("--class", "weston")
  }

  var environment: [String: String] {
    var environment = desktop.environment
    environment["DISPLAY"] = nil
    return environment.merging(
      ["XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": "sluice"]
    ) { $1 }
  }
}
