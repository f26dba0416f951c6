import Foundation
import ImageFiles
import TestPrograms
import Testing

/// A separate X display with a window manager, a home folder and simulated input.
final class XvfbDesktop {
  private let server: Child
  private let manager: Child
  private let home: Scratch
  private let name: String
  var timeLimit = Duration.seconds(30)

  /// The locale of programs; `nil` for that of POSIX.
  private let locale: String?

  init(locale: String? = nil) throws {
    self.locale = locale
    home = try Scratch()
    server = try Child(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1900x24", "-nolisten", "tcp"])
    // The server prints the number of its display once it accepts connections.
    name = ":" + (try #require(server.output.next(), "Xvfb does not start"))
    manager = try Child(
      "openbox", ["--startup", "echo ready"], environment: Self.environment(name, home))
    // A window created before the window manager is ready would never be mapped.
    try #require(manager.output.next() != nil, "openbox does not start")
    // Moves the mouse into a corner, so that no window opens under the mouse.
    try xdotool("mousemove", "1399", "1899")
  }

  deinit {
    manager.kill()
    server.kill()
  }

  func endDisplay() { server.kill() }

  var environment: [String: String] {
    Self.environment(name, home).merging(locale.map { ["LANG": $0] } ?? [:]) { $1 }
  }

  private static func environment(_ name: String, _ home: Scratch) -> [String: String] {
    ["DISPLAY": name, "HOME": home.url.path]
  }

  @discardableResult
  func xdotool(_ arguments: String...) throws -> String {
    try run(["xdotool"] + arguments).text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A window of the program on a desktop, with the program's trace.
final class OpenWindow {
  let desktop: XvfbDesktop
  let identifier: String
  private let child: Child

  convenience init(_ arguments: String..., by command: String = "open", on desktop: XvfbDesktop)
    throws
  {
    try self.init(arguments: arguments, by: command, on: desktop)
  }

  init(
    arguments: [String], by command: String = "open", on desktop: XvfbDesktop,
    through weston: Weston? = nil
  ) throws {
    self.desktop = desktop
    let alone = command == "open" ? ["--stage"] : []
    child = try Child(
      Program.path(.release).path, [command] + alone + arguments + ["--trace", "-"],
      environment: weston?.environment ?? desktop.environment)
    if let weston {
      identifier = weston.identifier
      try desktop.waitForFrame(of: identifier)
    } else {
      identifier = try desktop.window(of: child)
    }
  }

  func mouse(_ x: Int, _ y: Int) throws {
    try desktop.xdotool("mousemove", "--window", identifier, "\(x)", "\(y)")
  }

  @discardableResult
  func wait(for text: String) throws -> [String] {
    try desktop.trace(of: child, upTo: text) { $0.hasSuffix(text) }
  }

  func remainingLines() -> [String] { child.output.rest() }

  func complaints() -> [String] { child.errors.rest() }

  func picture() throws -> RGBImage { try desktop.picture(of: identifier) }

  /// Takes pictures for up to ten seconds until one is as expected, and returns the last one.
  ///
  /// A frame may be drawn a moment after its trace lines.
  func picture(expecting expected: RGBImage) throws -> RGBImage {
    let deadline = ContinuousClock.now + .seconds(10)
    var picture = try picture()
    while picture != expected, .now < deadline { picture = try self.picture() }
    return picture
  }

  func wakeUps() throws -> String { try child.wakeUps() }

  var isGone: Bool { child.hasEnded(within: .zero) }

  func kill() { child.kill() }

  func end() throws -> Int32 { try desktop.end(of: child) }

  func hang() { child.hang() }

  func close() throws -> Int32 { try desktop.close(identifier, of: child) }
}
