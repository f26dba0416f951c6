import Foundation
import Testing

extension EndToEndTests {
  /// Tests of recording input in a real window and replaying it without one.
  @Suite struct RecordTests {
    private func replay(
      _ script: String, of demo: String = "colours", _ arguments: String...
    ) throws -> [String] {
      try Program.run(["trace", demo, "--script", script] + arguments).lines
    }

    private func use(_ window: OpenWindow) throws -> [String] {
      var lines = try window.wait(for: "didShow home")
      try window.mouse(195, 400)
      try window.desktop.xdotool("click", "1")
      lines += try window.wait(for: "didShow second")
      try window.mouse(8, 400)
      try window.desktop.xdotool("mousedown", "1")
      // The drag ends near its start, so that it is cancelled however fast the events arrive.
      for x in [60, 110, 160, 203, 150, 90, 12] { try window.mouse(x, 400) }
      return lines + (try window.wait(for: "move mouse 12.000 400.000"))
    }

    private func useMore(_ window: OpenWindow) throws -> [String] {
      try window.desktop.xdotool("click", "5")
      try window.desktop.xdotool("key", "a")
      var lines = try window.wait(for: "key A")
      let other = try OpenWindow("home", on: window.desktop)
      lines += try window.wait(for: "focus window lost")
      other.kill()
      try window.desktop.activate(window.identifier)
      lines += try window.wait(for: "focus window gained")
      try window.desktop.resize(window.identifier, to: 531, 1013)
      // The stage begins 31 pixels from the window's edge after the resize.
      try window.mouse(40, 400)
      try window.desktop.xdotool("mousedown", "1")
      for x in stride(from: 80, to: 500, by: 51) { try window.mouse(x, 401) }
      try window.desktop.xdotool("mouseup", "1")
      return lines + (try window.wait(for: "didShow home"))
    }

    @Test("FC-17 SX-8 Replaying a recording of a window produces the same trace")
    func same() throws {
      let scratch = try Scratch()
      let path = scratch.path("a.yaml")
      let window = try OpenWindow("colours", "-o", path, by: "record", on: try XvfbDesktop())

      var lines = try use(window)
      try window.desktop.xdotool("mouseup", "1")
      lines += try window.wait(for: "didCancel home")
      lines += try useMore(window)
      try window.desktop.xdotool("key", "ctrl+q")
      lines += window.remainingLines()

      #expect(try window.end() == 0)
      #expect(try replay(path) == lines)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(
        text.hasPrefix(
          "# Replay with: sluice trace colours --size 390x844 --script FILE\n- version: 1\n"
            + "- recorded: {size: [390, 844]}\n"))
      #expect(text.contains(/ms\n  wait: 0s\n# sum [0-9a-f]{16}\n$/))
      #expect(text.contains("\n  drag: {page: back, to: "))
      #expect(text.contains("\n  exact:\n  - at: "))
      #expect(text.split(separator: "\n").contains("  - moves: |"))
    }

    @Test("FC-17 Replaying a recording enters the same text")
    func writing() throws {
      let scratch = try Scratch()
      let path = scratch.path("a.yaml")
      let window = try OpenWindow("controls", "-o", path, by: "record", on: try XvfbDesktop())
      var lines = try window.wait(for: "didShow gallery")

      for _ in 0..<13 { try window.desktop.xdotool("key", "Tab") }
      try window.desktop.xdotool("type", "elm")
      lines += try window.wait(for: "text \"m\"")
      try window.desktop.xdotool("key", "ctrl+q")
      lines += window.remainingLines()

      #expect(try window.end() == 0)
      #expect(try replay(path, of: "controls") == lines)
      #expect(lines.contains { $0.hasSuffix("text \"l\"") })
    }

    @Test("A recording that is cut off is a valid script up to that point")
    func cutOff() throws {
      let scratch = try Scratch()
      let path = scratch.path("a.yaml")
      let window = try OpenWindow(
        "colours", "--interactor", "zig-zag", "--size", "400x800", "-o", path, by: "record",
        on: try XvfbDesktop())

      let lines = try use(window)
      window.kill()

      #expect(try replay(path, "--interactor", "zig-zag", "--size", "400x800") == lines)
    }

    @Test("A window is in the language of its environment, and the recording's command says so")
    func language() throws {
      let scratch = try Scratch()
      let path = scratch.path("a.yaml")
      let window = try OpenWindow(
        "colours", "-o", path, by: "record", on: try XvfbDesktop(locale: "de_DE.UTF-8"))

      _ = try use(window)
      window.kill()

      let script = try String(contentsOfFile: path, encoding: .utf8)
      #expect(script.contains("--prefer language=de"))
    }

    @Test("The replay of a recording that was cut off says so in one line")
    func tornReplay() throws {
      let scratch = try Scratch()
      let file = try scratch.write(
        "# sum cbf29ce484222325\n- at: 20ms\n  key: Tab\n- at: 30ms\n  ke", "r.yaml")

      let replay = try Program.run(["trace", "checkout", "--script", file])

      #expect(replay.status == 0)
      let line = "sluice: \(file) was cut off, and is played without 2 torn lines at its end\n"
      #expect(replay.errors == line)
      #expect(replay.lines.contains { $0.hasSuffix("key Tab") })
    }

    @Test("A recording that cannot be written is reported once, and the window ends with status 2")
    func fullDevice() throws {
      let window = try OpenWindow("colours", "-o", "/dev/full", by: "record", on: try XvfbDesktop())

      _ = try use(window)
      try window.desktop.xdotool("key", "ctrl+q")

      #expect(try window.end() == 2)
      #expect(
        window.complaints() == [
          "sluice: cannot write /dev/full: No space left on device; the recording ends here"
        ])
    }

    @Test("`record` replaces an existing file only once a window has opened")
    func kept() throws {
      let scratch = try Scratch()
      let path = try scratch.write("old", "a.yaml")

      let result = try Program.run(["record", "colours", "-o", path, "--trace", scratch.path("t")])

      #expect(result.status == 2)
      #expect(result.errors.contains("there is no display"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      #expect(try scratch.files == ["a.yaml"])
    }
  }
}
