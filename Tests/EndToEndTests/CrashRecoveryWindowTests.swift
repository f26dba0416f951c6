import Foundation
import ImageFiles
import TestPrograms
import Testing

extension EndToEndTests {
  @Suite struct CrashRecoveryWindowTests {
    @Test(
      "After a crash the viewer opens again with a link to where it was, and then quits normally",
      arguments: [SIGILL, SIGSEGV])
    func restart(signal: Int32) throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")

      try viewer.crash(with: signal)
      try viewer.click(610, try waitForReport(viewer))
      let link = try viewer.copied()
      try viewer.key("ctrl+q")

      #expect(try viewer.end() == 0)
      let trace = try Program.run(["trace", link]).lines
      #expect(trace.contains { $0.contains("push second") })
    }

    @Test("After a crash F5 restarts the demo itself, not its report")
    func startAgain() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.crash(with: SIGSEGV)
      _ = try waitForReport(viewer)

      try viewer.key("F5")
      try viewer.waitForPicture(of: "the demo") { reportButton(in: $0) == nil }
      try viewer.click(610, 400)
      let link = try viewer.link()
      try viewer.key("ctrl+q")

      #expect(try viewer.end() == 0)
      let trace = try Program.run(["trace", link]).lines
      #expect(trace.contains { $0.contains("push second") })
    }

    @Test("After a crash, another demo can be opened without losing the crashed demo's time lines")
    func otherDemo() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")
      // Away from the report's button, which would be highlighted.
      try viewer.mouse(610, 600)
      try viewer.key("F5")
      try viewer.wait(for: "didShow home")
      try viewer.crash(with: SIGSEGV)
      _ = try waitForReport(viewer)

      for demo in ["checkout", "colours"] {
        try viewer.key("slash")
        try viewer.type(demo)
        try viewer.key("Return")
      }
      let link = try viewer.link()
      try viewer.key("ctrl+q")

      #expect(try viewer.end() == 0)
      let trace = try Program.run(["trace", link]).lines
      #expect(trace.contains { $0.contains("push second") })
    }

    @Test("A killed viewer opens again where it was, and sets an unreadable journal aside")
    func killed() throws {
      let viewer = try OpenViewer("checkout")
      try viewer.wait(for: "didShow basket")
      try viewer.click(610, 600)
      try viewer.wait(for: "didShow delivery")

      viewer.kill()
      try Data("nothing\n".utf8).write(
        to: viewer.home.url.appendingPathComponent("state/sluice/journal-sluice.7"))
      let again = try OpenViewer(in: viewer)
      try again.wait(for: "didShow delivery")
      #expect(try journals(viewer) == ["journal-sluice.2", "journal-sluice.7.broken"])
      try again.key("ctrl+q")

      #expect(try again.end() == 0)
      #expect(try journals(viewer) == ["journal-sluice.7.broken"])
    }

    @Test("A recording goes on after a kill, and the saved file has what was done before")
    func killedRecording() throws {
      let viewer = try OpenViewer("checkout")
      try viewer.wait(for: "didShow basket")
      try viewer.key("ctrl+r")
      try viewer.click(610, 600)
      try viewer.wait(for: "didShow delivery")

      viewer.kill()
      let again = try OpenViewer(in: viewer)
      try again.wait(for: "didShow delivery")
      try again.key("ctrl+r")
      let recording = try again.saved("yaml")

      let replay = try Program.run(["trace", "checkout", "--script", recording.path])
      #expect(replay.lines.contains { $0.hasSuffix("didShow delivery") })
      try again.key("ctrl+q")
      #expect(try again.end() == 0)
    }

    @Test("A recording that cannot be saved when the viewer is closed goes on at the next start")
    func unsavedRecording() throws {
      let viewer = try OpenViewer("checkout")
      let pictures = viewer.home.url.appendingPathComponent("Pictures")
      try Data().write(to: pictures)
      try viewer.wait(for: "didShow basket")
      try viewer.key("ctrl+r")
      try viewer.click(610, 600)
      try viewer.wait(for: "didShow delivery")
      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)
      let said = viewer.complaints()
      #expect(said.contains { $0.hasSuffix("; it goes on at the next start") }, "\(said)")

      try FileManager.default.removeItem(at: pictures)
      let again = try OpenViewer(in: viewer)
      try again.wait(for: "didShow delivery")
      try again.key("ctrl+q")

      let replay = try Program.run(
        ["trace", "checkout", "--script", again.saved("yaml").path])
      #expect(replay.lines.contains { $0.hasSuffix("didShow delivery") })
      #expect(try again.end() == 0)
      #expect(try journals(viewer).isEmpty)
    }

    @Test("A crash saves the recording up to it as a script that can be played")
    func crashedRecording() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.key("ctrl+r")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")
      try viewer.crash(with: SIGSEGV)
      try waitForReport(viewer)

      let recording = try viewer.saved("yaml")

      #expect(recording.lastPathComponent == "colours-crash.yaml")
      let replay = try Program.run(["trace", "colours", "--script", recording.path])
      #expect(replay.status == 0)
      #expect(replay.lines.contains { $0.hasSuffix("didShow second") })
      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)
    }

    @Test("A viewer killed while it shows a crash report shows it again")
    func killedAfterTrap() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")
      try viewer.crash(with: SIGSEGV)
      try waitForReport(viewer)

      viewer.kill()
      let again = try OpenViewer(in: viewer)

      try waitForReport(again)
      try again.key("ctrl+q")
      #expect(try again.end() == 0)
    }

    @Test("After the viewer was killed, it also restores what a script has done")
    func killedAfterScript() throws {
      let scratch = try Scratch()
      try Data("- key: Tab\n- key: Return\n".utf8).write(
        to: scratch.url.appendingPathComponent("s"))
      let viewer = try OpenViewer("colours", "--script", scratch.path("s"))
      try viewer.wait(for: "didShow second")

      viewer.kill()
      let again = try OpenViewer(in: viewer)

      try again.wait(for: "didShow second")
    }

    @Test(
      "A new window size is stored at once beside the other settings, and survives a kill",
      arguments: ["colour-scheme", "look"])
    func settings(schemeName: String) throws {
      let viewer = try OpenViewer(
        "colours",
        settings: """
          {"theirs": [1], "\(schemeName)": "dark", "frame-times": true, "inspector-width": 300}
          """)
      try viewer.wait(for: "didShow home")

      try viewer.desktop.resize(viewer.identifier, to: 1111, 777)
      let file = viewer.home.path("config/sluice/settings.json")
      let stored = try viewer.desktop.wait(for: "the settings") { () -> String? in
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try viewer.desktop.xdotool("getmouselocation")
        return text.contains("1111") ? text : nil
      }
      viewer.kill()

      for setting in [
        #""colour-scheme" : "dark""#, #""frame-times" : true"#, #""inspector-width" : 300"#,
        "theirs",
      ] {
        #expect(stored.contains(setting))
      }
      // The name of earlier versions is read, but no longer written.
      #expect(!stored.contains("look"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == stored)
    }

    @Test("A switched setting is stored at once, and survives a kill")
    func switched() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+shift+p")
      try viewer.type("frame times")
      try viewer.key("Return")
      let file = viewer.home.path("config/sluice/settings.json")
      try viewer.desktop.wait(for: "the setting") {
        try viewer.desktop.xdotool("getmouselocation")
        let text = try? String(contentsOfFile: file, encoding: .utf8)
        return text?.contains("\"frame-times\" : true") ?? false ? () : nil
      }
      viewer.kill()

      let again = try OpenViewer(in: viewer)
      try again.wait(for: "didShow home")
      #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"frame-times\" : true"))
    }

    @Test("Two viewers that were killed both come back, the latest first")
    func two() throws {
      let first = try OpenViewer("colours")
      try first.wait(for: "didShow home")
      try first.click(610, 400)
      try first.wait(for: "didShow second")
      let second = try OpenViewer("checkout", in: first)
      try second.wait(for: "didShow basket")
      try second.click(610, 600)
      try second.wait(for: "didShow delivery")
      for viewer in [first, second] { viewer.kill() }

      for screen in ["delivery", "second"] {
        let again = try OpenViewer(in: first)
        try again.wait(for: "didShow \(screen)")
        try again.key("ctrl+q")
        #expect(try again.end() == 0)
      }

      #expect(try journals(first).isEmpty)
    }

    @Test(
      "When the display or a signal ends the viewer, its session is kept, and a recording is saved",
      arguments: [nil, SIGTERM, SIGHUP])
    func ended(signal: Int32?) throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.key("ctrl+r")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")

      if let signal { viewer.send(signal) } else { viewer.desktop.endDisplay() }

      #expect(
        try viewer.ending() == Child.Ending(status: signal == nil ? 2 : 0, isSignal: false))
      let lines = viewer.complaints()
      #expect(lines.contains("sluice: the display has ended") == (signal == nil), "\(lines)")
      let mark = "sluice: Saved "
      let saved = try #require(lines.first { $0.hasPrefix(mark) }, "\(lines)")
      let path = String(saved.dropFirst(mark.count))
      let replay = try Program.run(["trace", "colours", "--script", path])
      #expect(replay.lines.contains { $0.hasSuffix("didShow second") })
      let again = try OpenViewer(at: viewer.home)
      try again.wait(for: "didShow second")
    }

    /// Waits for the crash report, which replaces the stage, and returns a y coordinate inside its
    /// first button.
    ///
    /// The link above the button has a varying number of lines.
    @discardableResult
    private func waitForReport(_ viewer: OpenViewer) throws -> Int {
      let picture = try viewer.waitForPicture(of: "Copy the link") { reportButton(in: $0) != nil }
      return try #require(reportButton(in: picture)) + 8
    }

    private func reportButton(in picture: RGBImage) -> Int? {
      (380..<480).first { y in
        [y, y + 16].allSatisfy { picture[400, $0] == [10, 102, 216] }
      }
    }

    private func journals(_ viewer: OpenViewer) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: viewer.home.path("state/sluice"))
        .filter { $0.hasPrefix("journal") }.sorted()
    }
  }
}
