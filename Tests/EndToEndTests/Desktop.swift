import Foundation
import ImageFiles
import Testing

/// An X display of its own with a window manager, and hands to move its mouse.
final class Desktop {
  private let server = Process()
  private let manager = Process()
  let name: String

  init() throws {
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "1400x1900x24", "-nolisten", "tcp",
    ]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    // The server writes its number once it takes connections.
    name = ":" + (try #require(LineReader(pipe).next()))
    manager.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    manager.arguments = ["openbox", "--startup", "echo ready"]
    manager.environment = environment
    manager.standardError = FileHandle.nullDevice
    let news = Pipe()
    manager.standardOutput = news
    try manager.run()
    // A window that is mapped before the manager listens would stay unmapped.
    _ = LineReader(news).next()
    // Where no window opens beneath the mouse.
    try hand("mousemove", "1399", "1899")
  }

  deinit {
    manager.kill()
    server.kill()
  }

  var environment: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "DISPLAY": name,
      "HOME": NSTemporaryDirectory(),
    ]
  }

  /// Runs xdotool to its end.
  @discardableResult
  func hand(_ arguments: String...) throws -> String {
    try Program.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["xdotool"] + arguments, environment: environment
    ).text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Process {
  /// Ends the process at once.
  ///
  /// A child inherits the signals that the threads of a test run block; only this one always comes.
  func kill() {
    _ = Foundation.kill(processIdentifier, SIGKILL)
    waitUntilExit()
  }
}

/// Reads lines from a pipe as they come.
final class LineReader {
  private let handle: FileHandle
  private var buffer = Data()

  init(_ pipe: Pipe) { handle = pipe.fileHandleForReading }

  /// The longest that a program may say nothing while something is expected of it, in milliseconds: a
  /// test that waits for what never comes must not wait for ever.
  private static let patience: Int32 = 30_000

  /// The next line; waits for it, and is `nil` at the end, and where none comes.
  func next() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer = Data(buffer[(end + 1)...])
        return line
      }
      var source = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, Self.patience) > 0 else { return nil }
      let more = handle.availableData
      guard !more.isEmpty else { return nil }
      buffer += more
    }
  }

  /// All lines that are still to come; waits for the end.
  func rest() -> [String] {
    var lines: [String] = []
    while let line = next() { lines.append(line) }
    return lines
  }
}

/// The program's window on a desktop, and its trace.
final class OpenWindow {
  let desktop: Desktop
  let identifier: String
  private let process = Process()
  private let trace: LineReader
  private let errors: LineReader

  convenience init(_ arguments: String..., by command: String = "open", on desktop: Desktop) throws
  {
    try self.init(arguments: arguments, by: command, on: desktop)
  }

  /// Opens it on a desktop, or on the Wayland display that is a window there.
  init(
    arguments: [String], by command: String = "open", on desktop: Desktop,
    through weston: Weston? = nil
  ) throws {
    self.desktop = desktop
    let (pipe, news) = (Pipe(), Pipe())
    process.executableURL = Program.path(.release)
    let alone = command == "open" ? ["--stage"] : []
    process.arguments = [command] + alone + arguments + ["--trace", "-"]
    process.environment = weston?.environment ?? desktop.environment
    process.standardOutput = pipe
    process.standardError = news
    try process.run()
    trace = LineReader(pipe)
    errors = LineReader(news)
    identifier =
      try weston?.identifier
      ?? desktop.hand("search", "--sync", "--onlyvisible", "--name", "Sluice")
  }

  deinit {
    process.kill()
  }

  func mouse(_ x: Int, _ y: Int) throws {
    try desktop.hand("mousemove", "--window", identifier, "\(x)", "\(y)")
  }

  /// Reads the trace up to a line that ends in `text`, and returns all of it on the way.
  @discardableResult
  func wait(for text: String) throws -> [String] {
    var lines: [String] = []
    while let line = trace.next() {
      lines.append(line)
      if line.hasSuffix(text) { return lines }
    }
    throw Missing(text: text, lines: lines)
  }

  /// The rest of the trace, up to the program's end.
  func rest() -> [String] { trace.rest() }

  /// All that it complains of, up to the program's end.
  func complaints() -> [String] { errors.rest() }

  struct Missing: Error {
    let text: String
    let lines: [String]
  }

  /// What the window shows.
  func picture() throws -> RGBImage { try desktop.picture(of: identifier) }

  /// Takes pictures until the window shows an expected one; the last one it took.
  ///
  /// A frame follows its trace lines within a refresh, so it is the first or the second picture.
  func picture(expecting expected: RGBImage) throws -> RGBImage {
    var picture = try picture()
    for _ in 0..<20 where picture != expected { picture = try self.picture() }
    return picture
  }

  /// How often the process has slept and woken.
  func wakeUps() throws -> String {
    let status = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    return try #require(status.split(separator: "\n").first { $0.hasPrefix("voluntary") })
      .description
  }

  /// Ends it in the midst of whatever it does.
  func kill() { process.kill() }

  /// The status that it ends with, once it ends.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
