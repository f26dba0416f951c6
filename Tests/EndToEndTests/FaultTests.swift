import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests in which each call of the system that can fail does so once.
  @Suite struct FaultTests {
    private let scratch: Scratch
    private let faults: Faults

    init() throws {
      scratch = try Scratch()
      faults = try Faults(in: scratch)
      mkdir(scratch.path("w"), 0o700)
      _ = try scratch.write("- key: Tab\n- key: Return\n- wait: 400ms\n", "script.yaml")
    }

    private var probe: URL { BuildFolder.url.appendingPathComponent("RunProbe") }

    /// A command that writes a file.
    struct Writer: CustomTestStringConvertible {
      let words: [String]
      let output: String
      var testDescription: String { words.joined(separator: " ") }
    }

    private func content(_ name: String) -> Data? {
      FileManager.default.contents(atPath: scratch.path("w/\(name)"))
    }

    private func words(_ words: [String]) -> [String] {
      words.map {
        $0.replacing("DIR", with: scratch.path("w")).replacing(
          "SCRIPT", with: scratch.path("script.yaml"))
      }
    }

    /// The names in the work folder, sorted.
    private var files: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: scratch.path("w"))) ?? []).sorted()
    }

    private func clean() throws {
      for name in files {
        try FileManager.default.removeItem(atPath: scratch.path("w/\(name)"))
      }
    }

    @Test(
      "A command that cannot write its file says so in one line, and leaves the old or a new file",
      arguments: [
        Writer(words: ["render", "colours", "-o", "DIR/out"], output: "out"),
        Writer(words: ["film", "colours", "--script", "SCRIPT", "-o", "DIR/out"], output: "out"),
        Writer(words: ["page", "colours", "--script", "SCRIPT", "-o", "DIR/out"], output: "out"),
        Writer(words: ["icon", "16", "-o", "DIR/out"], output: "out"),
        Writer(
          words: ["bench", "still", "200", "200", "1", "DIR/out"], output: "out"),
      ])
    func commands(writer: Writer) throws {
      let program = Program.path()
      let arguments = words(writer.words)
      let whole = try Program.run(program, arguments)
      try #require(whole.status == 0, "\(whole.errors)")
      let new = try #require(content(writer.output))

      var count = 0
      for call in Faults.Call.allCases {
        count += try faults.inTurn(
          call, of: program, arguments, under: Faults.tryAll ? nil : scratch.path("w"),
          prepare: {
            try clean()
            _ = try scratch.write("old", "w/\(writer.output)")
          },
          check: { result, number in
            let context = "\(call) \(number)"
            let now = content(writer.output)
            #expect(now == Data("old".utf8) || now == new, "\(context)")
            #expect(files == [writer.output], "\(context)")
            if result.status != 0 {
              #expect(result.status == 2, "\(context): \(result.errors)")
              #expect(
                result.errors.split(separator: "\n").count == 1, "\(context): \(result.errors)")
              #expect(now == Data("old".utf8), "\(context)")
            } else {
              #expect(now == new || Faults.tryAll, "\(context)")
            }
          })
      }
      #expect(count > 3)
    }

    @Test("Either all of several pictures are written, or none, and the old ones stay")
    func shots() throws {
      let arguments = words(["render", "colours", "--script", "SHOTS", "--shots", "DIR"]).map {
        $0.replacing("SHOTS", with: scratch.path("shots.yaml"))
      }
      _ = try scratch.write("- shot: a\n- shot: b\n- shot: c\n", "shots.yaml")

      var count = 0
      for call in Faults.Call.allCases {
        count += try faults.inTurn(
          call, of: Program.path(), arguments, under: Faults.tryAll ? nil : scratch.path("w"),
          prepare: {
            try clean()
            _ = try scratch.write("old", "w/b.png")
          },
          check: { result, number in
            if result.status == 0 {
              #expect(files == ["a.png", "b.png", "c.png"], "\(call) \(number)")
            } else {
              #expect(files == ["b.png"], "\(call) \(number)")
              #expect(content("b.png") == Data("old".utf8), "\(call) \(number)")
              #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
            }
          })
      }
      #expect(count > 10)
    }

    // MARK: Runs with a window

    private var home: [String: String] {
      [
        "HOME": scratch.path("w"), "XDG_STATE_HOME": scratch.path("w"),
        "XDG_CONFIG_HOME": scratch.path("w"), "PROBE_EVENTS": "3",
      ]
    }

    @Test(
      "The viewer opens despite a fault, keeps its settings, and opens again",
      arguments: Faults.tryAll ? ["", "colours/gone@1s", "checkout@500ms"] : ["colours/gone@1s"])
    func viewer(last: String) throws {
      var count = 0
      for call in Faults.Call.allCases where call != .mmap || Faults.tryAll {
        count += try faults.inTurn(
          call, of: probe, [], under: Faults.tryAll ? nil : scratch.path("w/sluice"),
          environment: home,
          prepare: {
            try clean()
            mkdir(scratch.path("w/sluice"), 0o700)
            _ = try scratch.write("{\"look\": \"dark\"}", "w/sluice/settings.json")
            if !last.isEmpty {
              _ = try scratch.write("\(last)\nversion 1\n", "w/sluice/last-link-sluice")
            }
          },
          check: { result, number in
            let context = "\(call) \(number): \(result.errors)"
            // With faults in all files, fonts may be missing, and then nothing can be shown.
            if !Faults.tryAll { #expect(result.status == 0, "\(context)") }
            #expect(!result.errors.contains("Fatal"), "\(context)")
            let settings = content("sluice/settings.json").flatMap {
              try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
            }
            #expect(settings?["look"] as? String == "dark", "\(context)")
            guard number % 5 == 1 else { return }
            let again = try Program.run(probe, [], environment: home)
            #expect(again.status == 0, "\(context), then \(again.errors)")
          })
      }
      #expect(count > 10)
    }

    @Test(
      "After a fault a stage has stored its old place or the new one, and its trace has whole lines"
    )
    func stage() throws {
      let arguments = words([
        "open", "checkout", "--stage", "--restore", "DIR/place", "--trace", "DIR/trace",
      ])
      for call in Faults.Call.allCases where call != .mmap || Faults.tryAll {
        _ = try faults.inTurn(
          call, of: probe, arguments, under: Faults.tryAll ? nil : scratch.path("w"),
          environment: home,
          prepare: {
            try clean()
            _ = try scratch.write("checkout/delivery\nversion 1\n", "w/place")
          },
          check: { result, number in
            let context = "\(call) \(number): \(result.errors)"
            let text = content("place").map { String(decoding: $0, as: UTF8.self) } ?? ""
            #expect(text.hasPrefix("checkout/") && text.hasSuffix("\nversion 1\n"), "\(context)")
            #expect([0, 2].contains(result.status), "\(context)")
            if result.status == 2 { #expect(!result.errors.isEmpty, "\(context)") }
            let trace = content("trace").map { String(decoding: $0, as: UTF8.self) } ?? ""
            #expect(trace.isEmpty || trace.hasSuffix("\n"), "\(context)")
          })
      }
    }

    @Test("After a fault a recording's file is the old one or a script that plays")
    func recording() throws {
      let arguments = words(["record", "colours", "-o", "DIR/r.yaml"])
      for call in Faults.Call.allCases where call != .mmap || Faults.tryAll {
        _ = try faults.inTurn(
          call, of: probe, arguments, under: Faults.tryAll ? nil : scratch.path("w/"),
          environment: home,
          prepare: {
            try clean()
            _ = try scratch.write("- wait: 1ms\n", "w/r.yaml")
          },
          check: { result, number in
            let context = "\(call) \(number): \(result.errors)"
            #expect([0, 2].contains(result.status), "\(context)")
            if result.status == 2 {
              #expect(result.errors.split(separator: "\n").count == 1, "\(context)")
            }
            let replay = try Program.run(
              ["trace", "colours", "--script", scratch.path("w/r.yaml")])
            #expect(replay.status == 0, "\(context), then \(replay.errors)")
          })
      }
    }
  }
}
