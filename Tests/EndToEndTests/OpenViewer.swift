import Foundation
import ImageFiles
import TestPrograms
import Testing

/// The viewer's window, on a separate desktop and with a separate home folder.
final class OpenViewer {
  let desktop: XvfbDesktop
  let home: Scratch
  private(set) var identifier: String
  private let child: Child
  private var lastLink = ""

  /// `settings` is the text of the viewer's settings file, `bus` the address of a message bus, and
  /// `resources` the X resources of the desktop.
  convenience init(
    _ arguments: String..., settings: String? = nil, bus: String? = nil, resources: String? = nil
  ) throws {
    let home = try Scratch()
    if let settings {
      let folder = home.url.appendingPathComponent("config/sluice")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(settings.utf8).write(to: folder.appendingPathComponent("settings.json"))
    }
    let desktop = try XvfbDesktop()
    if let resources {
      try Data(resources.utf8).write(to: home.url.appendingPathComponent("resources"))
      try desktop.run("xrdb", "-nocpp", "-merge", home.path("resources"))
    }
    try self.init(arguments, on: desktop, home, bus: bus)
  }

  convenience init(
    _ arguments: String..., in other: OpenViewer, isTraced: Bool = true
  ) throws {
    try self.init(arguments, on: other.desktop, other.home, isTraced: isTraced)
  }

  /// On a new desktop, with the home folder of a viewer that has ended.
  convenience init(at home: Scratch) throws { try self.init([], on: XvfbDesktop(), home) }

  /// Opens the viewer without a trace: an unread trace would fill its pipe and block the viewer.
  convenience init(untraced arguments: String...) throws {
    try self.init(arguments, on: XvfbDesktop(), Scratch(), isTraced: false)
    try waitForPicture(of: "a viewer") { !$0.isOfOneColour }
  }

  private init(
    _ arguments: [String], on desktop: XvfbDesktop, _ home: Scratch, bus: String? = nil,
    isTraced: Bool = true
  ) throws {
    (self.desktop, self.home) = (desktop, home)
    var environment = desktop.environment.merging([
      "HOME": home.url.path, "XDG_CONFIG_HOME": home.path("config"),
      "XDG_STATE_HOME": home.path("state"),
    ]) { $1 }
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus
    child = try Child(
      Program.path(.release).path, ["open"] + arguments + (isTraced ? ["--trace", "-"] : []),
      environment: environment)
    identifier = try desktop.window(of: child)
  }

  // MARK: Input

  func mouse(_ x: Int, _ y: Int) throws {
    try desktop.xdotool("mousemove", "--window", identifier, "\(x)", "\(y)")
  }

  func click(_ x: Int, _ y: Int) throws {
    try mouse(x, y)
    try desktop.xdotool("click", "1")
  }

  /// Does not release the mouse button.
  func drag(from start: Int, to end: Int, _ y: Int) throws {
    try mouse(start, y)
    try desktop.xdotool("mousedown", "1")
    for step in 1...5 { try mouse(start + (end - start) * step / 5, y) }
  }

  func releaseButton() throws { try desktop.xdotool("mouseup", "1") }

  func key(_ name: String, times: Int = 1) throws {
    for _ in 0..<times { try desktop.xdotool("key", name) }
  }

  func type(_ text: String) throws { try desktop.xdotool("type", text) }

  // MARK: Output

  @discardableResult
  func wait(for text: String) throws -> [String] {
    try desktop.trace(of: child, upTo: text) { $0.contains(text) }
  }

  @discardableResult
  func waitForPicture(of what: String, where isRight: (RGBImage) throws -> Bool) throws -> RGBImage
  {
    try desktop.wait(for: what) {
      let picture = try desktop.picture(of: identifier)
      return try isRight(picture) ? picture : nil
    }
  }

  func wait(forWidth width: Int, height: Int) throws {
    try desktop.wait(for: "\(width)x\(height)") {
      try desktop.size(of: identifier) == (width, height) ? () : nil
    }
  }

  func link() throws -> String {
    try key("ctrl+l")
    return try copied()
  }

  /// Makes `copied` ignore what is on the clipboard now.
  func ignoreCopied() throws {
    lastLink = try desktop.run("xclip", "-out", "-selection", "clipboard").text
  }

  /// Waits until the clipboard's text differs from the previous one, and returns it.
  func copied() throws -> String {
    let link = try desktop.wait(for: "a link on the clipboard") {
      let text = try desktop.run("xclip", "-out", "-selection", "clipboard").text
      return text.isEmpty || text == lastLink ? nil : text
    }
    lastLink = link
    return link
  }

  /// Waits until the viewer is idle while a picture of its window is taken: nothing moves, and all
  /// input has been handled.
  func waitUntilSettled() throws {
    try desktop.wait(for: "the window to settle") {
      let before = (try child.wakeUps(), try processorTicks)
      _ = try desktop.picture(of: identifier)
      return try child.wakeUps() == before.0 && processorTicks <= before.1 + 1 ? () : nil
    }
  }

  private var processorTicks: Int {
    get throws {
      let text = try String(contentsOfFile: "/proc/\(child.identifier)/stat", encoding: .utf8)
      // The name of the program, which may contain spaces, ends with a parenthesis.
      let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
    }
  }

  /// The memory in MiB, and the number of open descriptors.
  ///
  /// The descriptors of fonts, which stay open once used, do not count.
  func resourceUse() throws -> (memory: Int, descriptors: Int) {
    let memory = try #require(Int(try child.status("VmRSS").filter(\.isNumber)))
    let folder = "/proc/\(child.identifier)/fd"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).map {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) ?? ""
    }
    return (memory >> 10, files.count { !$0.contains("/fonts/") })
  }

  func saved(_ ending: String) throws -> URL {
    let folder = home.url.appendingPathComponent("Pictures")
    return try desktop.wait(for: ending) {
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      if let file = files?.first(where: { $0.pathExtension == ending }) { return file }
      // Each query takes a while and gives the program time to write a picture.
      try desktop.xdotool("getmouselocation")
      return nil
    }
  }

  // MARK: Ending

  func complaints() -> [String] { child.errors.rest() }

  func ending() throws -> Child.Ending { try child.end() }

  func end() throws -> Int32 { try desktop.end(of: child) }

  func kill() { child.kill() }

  func send(_ signal: Int32) { _ = Foundation.kill(child.identifier, signal) }

  func crash(with signal: Int32) throws {
    // Both windows have the same process ID, so only a changed name tells them apart.
    try desktop.xdotool("set_window", "--name", "Before", identifier)
    _ = Foundation.kill(child.identifier, signal)
    identifier = try desktop.window(of: child)
  }
}

extension Child {
  func wakeUps() throws -> String { try status("voluntary_ctxt_switches") }

  fileprivate func status(_ name: String) throws -> String {
    let status = try String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return try #require(line, "the process has ended").dropFirst(name.count + 1).description
  }
}

extension OpenViewer {
  /// The colour of a point on the stage, once it differs from that of a point beside the stage.
  ///
  /// Works only in a window of the default size.
  func stageColour() throws -> [UInt8] {
    try waitForPicture(of: "a stage") { $0[500, 200] != $0[260, 200] }[500, 200]
  }
}
