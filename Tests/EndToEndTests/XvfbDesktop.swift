import Foundation
import ImageFiles
import TestPrograms
import Testing

/// An X display of its own with a window manager, a home, and hands to move its mouse.
final class XvfbDesktop {
  private let server: Child
  private let manager: Child
  private let home: Scratch
  private let name: String
  /// How long a program may take for anything.
  var patience = Duration.seconds(30)

  init() throws {
    home = try Scratch()
    server = try Child(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1900x24", "-nolisten", "tcp"])
    // The server writes its number once it takes connections.
    name = ":" + (try #require(server.output.next(), "Xvfb does not start"))
    manager = try Child(
      "openbox", ["--startup", "echo ready"], environment: Self.environment(name, home))
    // A window that is mapped before the manager listens would stay unmapped.
    try #require(manager.output.next() != nil, "openbox does not start")
    // Where no window opens beneath the mouse.
    try hand("mousemove", "1399", "1899")
  }

  deinit {
    manager.kill()
    server.kill()
  }

  var environment: [String: String] { Self.environment(name, home) }

  private static func environment(_ name: String, _ home: Scratch) -> [String: String] {
    ["DISPLAY": name, "HOME": home.url.path]
  }

  /// Runs xdotool to its end.
  @discardableResult
  func hand(_ arguments: String...) throws -> String {
    try run(["xdotool"] + arguments).text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// The program's window on a desktop, and its trace.
final class OpenWindow {
  let desktop: XvfbDesktop
  let identifier: String
  private let child: Child

  convenience init(_ arguments: String..., by command: String = "open", on desktop: XvfbDesktop)
    throws
  {
    try self.init(arguments: arguments, by: command, on: desktop)
  }

  /// Opens it on a desktop, or on the Wayland display that is a window there.
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
    try desktop.hand("mousemove", "--window", identifier, "\(x)", "\(y)")
  }

  /// Reads the trace up to a line that ends in `text`, and returns all of it on the way.
  @discardableResult
  func wait(for text: String) throws -> [String] {
    try desktop.trace(of: child, upTo: text) { $0.hasSuffix(text) }
  }

  /// The rest of the trace, up to the program's end.
  func rest() -> [String] { child.output.rest() }

  /// All that it complains of, up to the program's end.
  func complaints() -> [String] { child.errors.rest() }

  /// What the window shows.
  func picture() throws -> RGBImage { try desktop.picture(of: identifier) }

  /// Takes pictures until the window shows an expected one; the last one it took.
  ///
  /// A frame follows its trace lines within a refresh, so it is the first or the second picture; of
  /// what scrolls, a later one.
  func picture(expecting expected: RGBImage) throws -> RGBImage {
    let deadline = ContinuousClock.now + .seconds(10)
    var picture = try picture()
    while picture != expected, .now < deadline { picture = try self.picture() }
    return picture
  }

  /// How often the process has slept and woken.
  func wakeUps() throws -> String {
    let status = try String(
      contentsOfFile: "/proc/\(child.identifier)/status", encoding: .utf8)
    return try #require(status.split(separator: "\n").first { $0.hasPrefix("voluntary") })
      .description
  }

  /// Whether its program has ended.
  var isGone: Bool { child.waits(for: .zero) }

  /// Ends it in the midst of whatever it does.
  func kill() { child.kill() }

  /// The status that it ends with, once it ends.
  func end() throws -> Int32 { try desktop.end(of: child) }

  /// Stops it as a program that hangs, until it is killed.
  func hang() { child.hang() }

  /// Has the window manager close it, and returns the status that it ends with.
  func close() throws -> Int32 { try desktop.close(identifier, of: child) }
}
