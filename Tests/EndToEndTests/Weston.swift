import Foundation
import Testing

/// A Wayland display, as a window on an X display: each window of a program fills all of it.
///
/// By hand, the same is `weston --backend=x11-backend.so --shell=kiosk-shell.so --use-pixman --socket=sluice`, and
/// then `WAYLAND_DISPLAY=sluice` without `DISPLAY` in the program's environment.
final class Weston {
  private let process = Process()
  private let folder: Scratch
  let desktop: Desktop
  /// The X window that it is.
  let identifier: String

  /// Whether the machine has it.
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/weston")

  /// Starts one of 390x844 units, with so many pixels each.
  init(on desktop: Desktop, scale: Int = 1) throws {
    self.desktop = desktop
    folder = try Scratch()
    // Nobody else may look into a folder of sockets.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    let news = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/weston")
    process.arguments = [
      "--no-config", "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--use-pixman",
      "--width=390", "--height=844", "--scale=\(scale)", "--socket=sluice", "--idle-time=0",
    ]
    process.environment = desktop.environment.merging(["XDG_RUNTIME_DIR": folder.url.path]) { $1 }
    process.standardError = news
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // The shell is the last that it loads.
    let log = LineReader(news)
    while let line = log.next(), !line.contains("kiosk-shell.so") {}
    identifier = try desktop.hand("search", "--sync", "--onlyvisible", "--class", "weston")
  }

  deinit { process.kill() }

  var environment: [String: String] {
    var environment = desktop.environment
    environment["DISPLAY"] = nil
    return environment.merging(
      ["XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": "sluice"]
    ) { $1 }
  }
}
