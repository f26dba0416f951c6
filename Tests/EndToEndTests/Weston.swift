import Foundation
import TestPrograms
import Testing

/// A Wayland display, as a window on an X display: each window of a program fills all of it.
///
/// By hand, the same is `weston --backend=x11-backend.so --shell=kiosk-shell.so --use-pixman
/// --socket=sluice`, and then `WAYLAND_DISPLAY=sluice` without `DISPLAY` in the program's
/// environment.
final class Weston {
  private let child: Child
  private let folder: Scratch
  let desktop: XvfbDesktop
  /// The X window that it is.
  let identifier: String

  /// Starts one of 390x844 units, with so many pixels each.
  init(on desktop: XvfbDesktop, scale: Int = 1) throws {
    self.desktop = desktop
    folder = try Scratch()
    // Nobody else may look into a folder of sockets.
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
