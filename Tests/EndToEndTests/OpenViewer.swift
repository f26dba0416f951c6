import Foundation
import ImageFiles
import TestPrograms
import Testing

/// The viewer's window on a desktop of its own, with a home of its own.
final class OpenViewer {
  let desktop: XvfbDesktop
  let home: Scratch
  private(set) var identifier: String
  private let child: Child
  private var lastLink = ""

  convenience init(_ arguments: String..., settings: String? = nil, bus: String? = nil) throws {
    let home = try Scratch()
    if let settings {
      let folder = home.url.appendingPathComponent("config/sluice")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(settings.utf8).write(to: folder.appendingPathComponent("settings.json"))
    }
    try self.init(arguments, on: XvfbDesktop(), home, bus: bus)
  }

  /// Opens the viewer again for the same person, where the other one was closed.
  convenience init(_ arguments: String..., in other: OpenViewer) throws {
    try self.init(arguments, on: other.desktop, other.home)
  }

  private init(
    _ arguments: [String], on desktop: XvfbDesktop, _ home: Scratch, bus: String? = nil
  ) throws {
    (self.desktop, self.home) = (desktop, home)
    var environment = desktop.environment.merging([
      "HOME": home.url.path, "XDG_CONFIG_HOME": home.path("config"),
      "XDG_STATE_HOME": home.path("state"),
    ]) { $1 }
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus
    child = try Child(
      Program.path(.release).path, ["open"] + arguments + ["--trace", "-"],
      environment: environment)
    identifier = try desktop.window(of: child)
  }

  // MARK: Hands

  func mouse(_ x: Int, _ y: Int) throws {
    try desktop.hand("mousemove", "--window", identifier, "\(x)", "\(y)")
  }

  func click(_ x: Int, _ y: Int) throws {
    try mouse(x, y)
    try desktop.hand("click", "1")
  }

  /// Presses the mouse at a place, and moves it to another one on the same height; it stays down.
  func drag(from start: Int, to end: Int, _ y: Int) throws {
    try mouse(start, y)
    try desktop.hand("mousedown", "1")
    for step in 1...5 { try mouse(start + (end - start) * step / 5, y) }
  }

  func letGo() throws { try desktop.hand("mouseup", "1") }

  func key(_ name: String, times: Int = 1) throws {
    for _ in 0..<times { try desktop.hand("key", name) }
  }

  func type(_ text: String) throws { try desktop.hand("type", text) }

  // MARK: What can be known of it

  /// Reads the trace up to a line with a text in it, and returns all lines on the way.
  @discardableResult
  func wait(for text: String) throws -> [String] {
    try desktop.trace(of: child, upTo: text) { $0.contains(text) }
  }

  /// Waits until a picture of the window is as it should be, and returns that one.
  @discardableResult
  func picture(of what: String, where isRight: (RGBImage) throws -> Bool) throws -> RGBImage {
    try desktop.wait(for: what) {
      let picture = try desktop.picture(of: identifier)
      return try isRight(picture) ? picture : nil
    }
  }

  /// Waits until the window is so large, in pixels.
  func wait(forWidth width: Int, height: Int) throws {
    try desktop.wait(for: "\(width)x\(height)") {
      try desktop.size(of: identifier) == (width, height) ? () : nil
    }
  }

  /// Copies a link to the instant that is shown, which must be another one than the last time.
  func link() throws -> String {
    try key("ctrl+l")
    return try copied()
  }

  /// What is on the clipboard, once that is something else than the last time.
  func copied() throws -> String {
    let words = try desktop.wait(for: "a link on the clipboard") {
      let words = try desktop.run("xclip", "-out", "-selection", "clipboard").text
      return words.isEmpty || words == lastLink ? nil : words
    }
    lastLink = words
    return words
  }

  /// The first file with an ending in the person's folder for pictures, once it is there whole.
  func saved(_ ending: String) throws -> URL {
    let folder = home.url.appendingPathComponent("Pictures")
    return try desktop.wait(for: ending) {
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      if let file = files?.first(where: { $0.pathExtension == ending }) { return file }
      // A picture of the whole desktop takes a while, and so gives the program time.
      try desktop.hand("getmouselocation")
      return nil
    }
  }

  // MARK: Its end

  func complaints() -> [String] { child.errors.rest() }

  func end() throws -> Int32 { try desktop.end(of: child) }

  /// Ends as nobody can prepare for.
  func kill() { child.kill() }

  /// Traps as far as the program can tell, and waits until it is back with another window.
  func trap(_ signal: Int32) throws {
    // Both windows have the same number: only a name tells them apart.
    try desktop.hand("set_window", "--name", "Before", identifier)
    _ = Foundation.kill(child.identifier, signal)
    identifier = try desktop.window(of: child)
  }
}

extension OpenViewer {
  /// The colour of the stage's page, beside all that stands on it, in a window of the first size.
  func stageColour() throws -> [UInt8] {
    try picture(of: "a stage") { $0[500, 200] != $0[260, 200] }[500, 200]
  }
}
