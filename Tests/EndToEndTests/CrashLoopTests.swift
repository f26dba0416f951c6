import FlowCore
import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests that kill the program at random instants of random sessions.
  @Suite struct CrashLoopTests {
    /// The number of kills per test, from `SLUICE_KILLS` if set; 120 take a few minutes.
    private static let rounds =
      ProcessInfo.processInfo.environment["SLUICE_KILLS"].flatMap(Int.init).map { max(1, $0) }
      ?? (Faults.tryAll ? 120 : 3)

    private var probe: String { BuildFolder.url.appendingPathComponent("RunProbe").path }

    /// Kills the program once it has printed `count` lines of the trace; returns these lines.
    private func killed(
      _ arguments: [String], after count: Int, seed: Int, _ home: [String: String]
    ) throws -> [String] {
      let child = try Child(
        probe, arguments + ["--trace", "-"],
        environment: home.merging(["PROBE_SEED": "\(seed)", "PROBE_EVENTS": "300"]) { $1 })
      var lines: [String] = []
      while lines.count < count, let line = child.output.next() { lines.append(line) }
      child.kill()
      return lines
    }

    private static let inputs: Set = [
      "down", "move", "up", "cancelled", "wheel", "key", "text", "resize", "focus", "prefer",
    ]

    private func time(_ line: String) -> Double {
      line.split(separator: " ").first.flatMap { Double($0) } ?? 0
    }

    /// The lines up to the instant of the last input, to which a session is restored.
    ///
    /// A final move is left out: a session records the mouse position just before a wheel step or a
    /// key press, and the kill may come in between.
    private func untilLastInput(_ run: ArraySlice<String>) -> [String] {
      let isMove = run.last?.split(separator: " ").dropFirst().first == "move"
      let lines = isMove ? run.dropLast() : run
      let last = lines.last {
        Self.inputs.contains($0.split(separator: " ").dropFirst().first.map(String.init) ?? "")
      }
      guard let last else { return Array(lines.prefix(1)) }
      return lines.filter { time($0) <= time(last) }
    }

    /// The indices of the lines that are earlier than the line before, with which a run begins.
    private func starts(in lines: [String]) -> [Int] {
      lines.indices.dropFirst().filter { time(lines[$0]) < time(lines[$0 - 1]) }
    }

    /// The lines since the stage was last restarted or continued from an earlier instant.
    ///
    /// A restart that no input has followed does not count: the run before the restart is restored.
    private func lastRun(in lines: [String]) -> ArraySlice<String> {
      let starts = [0] + starts(in: lines)
      guard let start = starts.last, starts.count > 1, lines.last.map(time) == 0 else {
        return lines[(starts.last ?? 0)...]
      }
      return lines[starts[starts.count - 2]..<start]
    }

    /// Replays the recording that a run has saved, with the link in the recording.
    ///
    /// The run's messages contain the path of the recording.
    private func replay(ofRecordingIn messages: String) throws -> Program.Result {
      let path = try #require(
        messages.split(separator: "\n").first { $0.hasSuffix(".yaml") }?.split(separator: " ").last,
        "no recording was saved: \(messages)")
      let text = try String(contentsOfFile: String(path), encoding: .utf8)
      let link = text.split(separator: " ").first { $0.contains("@0ms") }
      return try Program.run(["trace", String(try #require(link)), "--script", String(path)])
    }

    @Test("A killed viewer opens again where it was, with all that was done, any number of times")
    func viewer() throws {
      var random = SeededGenerator.varying(for: "killed viewers")
      let scratch = try Scratch()
      let home = [
        "HOME": scratch.url.path, "XDG_STATE_HOME": scratch.path("state"),
        "XDG_CONFIG_HOME": scratch.path("config"), "PROBE_KEYS": "R-",
      ]
      for round in 1...Self.rounds {
        let seed = Int.random(in: 1...1_000_000, using: &random)
        let count = Int.random(in: 3...150, using: &random)
        let demos = ["colours", "checkout", "onboarding", "gates", "verbs"]
        let demo = demos[seed % demos.count]

        let seen = try killed(["open", demo], after: count, seed: seed, home)
        let again = try Program.run(
          URL(fileURLWithPath: probe), ["--trace", "-"],
          environment: home.merging(["PROBE_EVENTS": "0", "PROBE_KEYS": ""]) { $1 })

        let context = "round \(round): \(demo), seed \(seed), \(count) lines; \(again.errors)"
        #expect(again.status == 0, "\(context)")
        #expect(!seen.isEmpty, "\(context)")
        let last = untilLastInput(lastRun(in: seen))
        let start = again.lines.firstIndex { $0 == last.first } ?? again.lines.endIndex
        #expect(again.lines[start...].starts(with: last), "\(context)")
        let state = try FileManager.default.contentsOfDirectory(
          atPath: scratch.path("state/sluice"))
        #expect(state == ["last-link-sluice"], "\(context)")
        // The first input begins a recording, which goes on in the second run, and ends with it.
        if last.contains(where: { time($0) > 0 }) {
          let recording = try replay(ofRecordingIn: again.errors)
          #expect(recording.status == 0, "\(context); \(recording.errors)")
          #expect(recording.lines.starts(with: last), "\(context)")
        }
        // The end of a run stores all settings.
        let file = FileManager.default.contents(
          atPath: scratch.path("config/sluice/settings.json"))
        let settings = try JSONSerialization.jsonObject(with: try #require(file, "\(context)"))
        #expect(
          (settings as? [String: Any])?["colour-scheme"] as? String == "desktop", "\(context)")
      }
    }

    @Test("After a kill, a demo that was open before the last one is restored unchanged")
    func leftDemo() throws {
      var random = SeededGenerator.varying(for: "kills after another demo was opened")
      for round in 1...Self.rounds {
        let seed = Int.random(in: 1...1_000_000, using: &random)
        let more = Int.random(in: 1...30, using: &random)
        let scratch = try Scratch()
        let home = [
          "HOME": scratch.url.path, "XDG_STATE_HOME": scratch.path("state"),
          "XDG_CONFIG_HOME": scratch.path("config"),
        ]
        let probe = try Child(
          probe, ["open", "colours", "--trace", "-"],
          environment: home.merging(
            ["PROBE_SEED": "\(seed)", "PROBE_EVENTS": "40", "PROBE_DEMO": "verbs"]) { $1 })
        var lines: [String] = []
        while let line = probe.output.next() {
          lines.append(line)
          if let end = starts(in: lines).first, lines.count >= end + more { break }
        }
        probe.kill()
        let context = "round \(round), seed \(seed), \(more) more lines"
        let end = try #require(starts(in: lines).first, "no other demo was opened: \(context)")
        let left = lines[..<end]

        let again = try Program.run(
          URL(fileURLWithPath: self.probe), [],
          environment: home.merging(["PROBE_EVENTS": "0", "PROBE_DEMO": "colours"]) { $1 })

        #expect(again.status == 0, "\(context)")
        let link = try String(
          contentsOfFile: scratch.path("state/sluice/last-link-sluice"), encoding: .utf8)
        #expect(link.hasPrefix("colours@"), "\(context): \(link)")
        let replay = try Program.run(["trace", String(link.prefix { $0 != "\n" })])
        let expected = untilLastInput(left)
        #expect(expected.count > 10, "\(context): hardly anything was done")
        #expect(replay.lines.starts(with: expected), "\(context)")
      }
    }

    @Test("After several viewers were killed, each start restores one of them")
    func severalViewers() throws {
      let scratch = try Scratch()
      let home = [
        "HOME": scratch.url.path, "XDG_STATE_HOME": scratch.path("state"), "PROBE_EVENTS": "0",
      ]
      let folder = scratch.url.appendingPathComponent("state/sluice")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let demos = ["colours", "checkout", "verbs"]
      for (count, demo) in demos.enumerated() {
        let text = "version 1\nlink \(demo)@0ms\n- at: 20ms\n  key: Tab\n- at: 4"
        try Data(text.utf8).write(
          to: folder.appendingPathComponent("journal-sluice.\(count + 1)"))
      }

      var found: [String] = []
      for _ in demos {
        let again = try Program.run(
          URL(fileURLWithPath: probe), ["--trace", "-"], environment: home)
        #expect(again.status == 0)
        #expect(again.lines.contains { $0.hasSuffix("key Tab") })
        let link = try String(
          contentsOf: folder.appendingPathComponent("last-link-sluice"), encoding: .utf8)
        found += demos.filter { link.hasPrefix($0) }
      }

      #expect(found.sorted() == demos.sorted())
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @Test("The records of earlier demos and time lines survive repeated kills")
    func earlierRecords() throws {
      let scratch = try Scratch()
      let home = ["HOME": scratch.url.path, "XDG_STATE_HOME": scratch.path("state")]
      let folder = scratch.url.appendingPathComponent("state/sluice")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let records = [
        "link verbs@0ms\n- at: 20ms\n  key: Tab\n",
        "link colours@0ms\n- at: 20ms\n  key: Tab\n- at: 900ms\n  key: Return\n",
        "link colours@0ms\n- at: 20ms\n  key: Tab\n- at: 800ms\n  key: Space\n",
        "link checkout@0ms\n- at: 20ms\n  key: Tab\n",
      ]
      try Data(records.map { "version 1\n\($0)" }.joined().utf8).write(
        to: folder.appendingPathComponent("journal-sluice.1"))

      for round in 1...3 {
        // The journal is written before the window opens.
        _ = try killed([], after: 3, seed: round, home)

        let journals = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(journals.count == 1, "round \(round)")
        let text = try String(
          contentsOf: folder.appendingPathComponent(try #require(journals.first)), encoding: .utf8)
        let demos = text.split(separator: "\n").filter { $0.hasPrefix("link ") }.map {
          $0.dropFirst(5).prefix { $0 != "@" }
        }
        #expect(demos == ["verbs", "colours", "colours", "checkout"], "round \(round): \(text)")
        for key in ["Return", "Space"] {
          #expect(text.split(separator: "\n").count { $0.hasSuffix("key: \(key)") } == 1)
        }
      }
    }

    @Test("A journal of a newer version is reported in one line and left alone")
    func newerJournal() throws {
      let scratch = try Scratch()
      let folder = scratch.url.appendingPathComponent("state/sluice")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let journal = folder.appendingPathComponent("journal-sluice.1")
      let content = Data("version 2\nlink colours@0ms\n".utf8)
      try content.write(to: journal)

      let result = try Program.run(
        URL(fileURLWithPath: probe), [],
        environment: [
          "HOME": scratch.url.path, "XDG_STATE_HOME": scratch.path("state"), "PROBE_EVENTS": "0",
        ])

      #expect(result.status == 0)
      #expect(
        result.errors
          == "RunProbe: \(journal.path): expected version 1 or an older one, not 2; take a newer sluice\n"
      )
      #expect(FileManager.default.contents(atPath: journal.path) == content)
    }

    @Test("The recording of a killed program plays all that was done, any number of times")
    func recording() throws {
      var random = SeededGenerator.varying(for: "killed recordings")
      let scratch = try Scratch()
      for round in 1...Self.rounds {
        let seed = Int.random(in: 1...1_000_000, using: &random)
        // The recording must be there as soon as the trace is.
        let count = round == 1 ? 1 : Int.random(in: 2...150, using: &random)
        let file = scratch.path("r.yaml")

        let seen = try killed(
          ["record", "checkout", "-o", file], after: count, seed: seed,
          ["HOME": scratch.url.path])
        let replay = try Program.run(["trace", "checkout", "--script", file])

        let context = "round \(round), seed \(seed), \(count) lines; \(replay.errors)"
        #expect(replay.status == 0, "\(context)")
        #expect(!seen.isEmpty, "\(context)")
        #expect(Array(replay.lines.prefix(seen.count)) == seen, "\(context)")
      }
    }
  }
}
