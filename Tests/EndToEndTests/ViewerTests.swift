import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// The viewer as a person has it: the built program, a window, a mouse and keys.
  @Suite struct ViewerTests {
    @Test("The viewer opens in 1280x860, finds a demo, and its stage takes the mouse")
    func open() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      let geometry = try viewer.desktop.hand("getwindowgeometry", viewer.identifier)
      #expect(geometry.contains("1280x860"))

      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")
      // From the stage's left edge to its middle and beyond.
      try viewer.mouse(470, 400)
      try viewer.desktop.hand("mousedown", "1")
      for x in stride(from: 480, through: 720, by: 40) { try viewer.mouse(x, 400) }
      try viewer.desktop.hand("mouseup", "1")
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+f")
      try viewer.desktop.hand("type", "gates")
      try viewer.key("Return")
      try viewer.wait(for: "didShow initial")
    }

    @Test("A link that was copied leads back to its instant, in a picture and in the viewer")
    func link() throws {
      let scratch = try Scratch()
      let viewer = try OpenViewer("checkout")
      try viewer.wait(for: "didShow basket")
      try viewer.click(610, 651)
      try viewer.wait(for: "didShow delivery")
      try viewer.key("ctrl+s")
      let picture = try viewer.saved("png")
      let name = picture.lastPathComponent
      #expect(name.hasPrefix("checkout-delivery-"))

      try viewer.key("ctrl+r")
      try viewer.key("ctrl+r")
      let recording = try viewer.saved("yaml")
      let first = try String(contentsOf: recording, encoding: .utf8).split(separator: "\n")[0]
      let words = first.split(separator: " ").map(String.init)
      let link = try #require(words.firstIndex(of: "open").map { words[$0 + 1] })
      let path = scratch.path("again.png")
      let result = try Program.run(
        ["render", link, "--script", recording.path, "--scale", "2", "-o", path])

      #expect(result.status == 0, "\(result.errors)")
      #expect(try PNG.decode(bytes(path)) == PNG.decode(bytes(picture.path)))
    }

    @Test("Closed and opened again, the viewer goes on where it was")
    func resume() throws {
      let viewer = try OpenViewer("checkout")
      try viewer.wait(for: "didShow basket")
      try viewer.click(610, 651)
      try viewer.wait(for: "didShow delivery")
      try viewer.key("ctrl+q")
      #expect(viewer.end() == 0)

      let again = try OpenViewer(in: viewer)

      try again.wait(for: "didShow delivery")
    }

    @Test("A broken file of settings is set aside with one line, and the viewer opens")
    func settings() throws {
      let viewer = try OpenViewer("home", settings: "{ broken")
      try viewer.wait(for: "didShow home")
      try viewer.key("ctrl+q")

      #expect(viewer.end() == 0)
      let complaints = viewer.complaints()
      #expect(complaints.count == 1)
      #expect(complaints.first?.contains("settings.json.broken") == true)
    }

    @Test("In a kiosk the stage fills the screen, and only Ctrl+Q leads out")
    func kiosk() throws {
      let viewer = try OpenViewer("home", "--kiosk")
      try viewer.wait(for: "didShow home")
      let geometry = try viewer.desktop.hand("getwindowgeometry", viewer.identifier)
      #expect(geometry.contains("1400x1900"))
      try viewer.key("alt+F4")
      try viewer.key("Escape")
      try viewer.wait(for: "key Escape")
      try viewer.key("ctrl+q")

      #expect(viewer.end() == 0)
    }

    private func bytes(_ path: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }
}

/// The viewer's window on a desktop of its own, with a home of its own.
final class OpenViewer {
  let desktop: Desktop
  let home: Scratch
  let identifier: String
  private let process = Process()
  private let trace: LineReader
  private let errors: LineReader

  convenience init(
    _ arguments: String..., settings: String? = nil, bus: String? = nil
  ) throws {
    let home = try Scratch()
    if let settings {
      let folder = home.url.appendingPathComponent("config/sluice")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(settings.utf8).write(to: folder.appendingPathComponent("settings.json"))
    }
    try self.init(arguments, on: Desktop(), home, bus: bus)
  }

  /// Opens the viewer again for the same person, without words.
  convenience init(in other: OpenViewer) throws {
    try self.init([], on: other.desktop, other.home)
  }

  private init(
    _ arguments: [String], on desktop: Desktop, _ home: Scratch, bus: String? = nil
  ) throws {
    (self.desktop, self.home) = (desktop, home)
    let (pipe, news) = (Pipe(), Pipe())
    process.executableURL = Program.path(.release)
    process.arguments = ["open"] + arguments + ["--trace", "-"]
    process.environment = desktop.environment.merging([
      "HOME": home.url.path, "XDG_CONFIG_HOME": home.path("config"),
      "XDG_STATE_HOME": home.path("state"),
    ]) { $1 }
    process.environment?["DBUS_SESSION_BUS_ADDRESS"] = bus
    process.standardOutput = pipe
    process.standardError = news
    try process.run()
    trace = LineReader(pipe)
    errors = LineReader(news)
    identifier = try desktop.hand("search", "--sync", "--onlyvisible", "--name", "Sluice")
  }

  deinit { process.kill() }

  func mouse(_ x: Int, _ y: Int) throws {
    try desktop.hand("mousemove", "--window", identifier, "\(x)", "\(y)")
  }

  func click(_ x: Int, _ y: Int) throws {
    try mouse(x, y)
    try desktop.hand("click", "1")
  }

  /// The colours of a column of pixels, as three bytes each.
  func column(_ x: Int) throws -> [UInt8] {
    try Program.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "import", "-window", identifier, "-crop", "1x860+\(x)+0", "-depth", "8", "rgb:-",
      ], environment: desktop.environment
    ).output
  }

  func key(_ name: String) throws { try desktop.hand("key", name) }

  func wait(for text: String) throws {
    while let line = trace.next() {
      if line.contains(text) { return }
    }
    throw Missing(text: text)
  }

  struct Missing: Error {
    let text: String
  }

  /// The first file with an ending in the person's folder for pictures, once it is there whole.
  func saved(_ ending: String) throws -> URL {
    let folder = home.url.appendingPathComponent("Pictures")
    for _ in 0..<300 {
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      if let file = files?.first(where: { $0.pathExtension == ending }) { return file }
      // A picture of the whole desktop takes a while, and so gives the program time.
      try desktop.hand("getmouselocation")
    }
    throw Missing(text: ending)
  }

  func complaints() -> [String] { errors.rest() }

  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
