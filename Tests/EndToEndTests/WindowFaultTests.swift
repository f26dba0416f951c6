import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests in which one system call at a time fails while a window is open.
  @Suite struct WindowFaultTests {
    private let folder: FaultFolder

    init() throws { folder = try FaultFolder() }

    private var probe: URL { BuildFolder.url.appendingPathComponent("RunProbe") }

    private func home(_ more: [String: String] = [:]) -> [String: String] {
      [
        "HOME": folder.work, "XDG_STATE_HOME": folder.work, "XDG_CONFIG_HOME": folder.work,
        "PROBE_EVENTS": "3",
      ].merging(more) { $1 }
    }

    /// A run of the program with a window in memory.
    ///
    /// System calls fail for files whose paths in the work folder begin with `below`.
    private func window(
      _ arguments: [String], below: String = "", _ more: [String: String] = [:]
    ) -> Faults.Run {
      Faults.Run(
        program: probe, arguments: folder.arguments(arguments), environment: home(more),
        folder: folder.work + below, sparing: Faults.tryAll ? [] : [.mmap])
    }

    /// Expects that a run with a fault has ended normally, or with status 2 and a message if a file
    /// that it needs could not be opened.
    private func expectEnd(_ result: Program.Result, _ fault: Faults.Fault) {
      #expect([0, 2].contains(result.status), "\(fault): \(result.errors)")
      // A full disk affects several files, each of which is reported in a line.
      let most = [.half, .torn].contains(fault.call) ? 5 : 1
      #expect(result.errorCount <= most, "\(fault): \(result.errors)")
      if result.status == 2 { #expect(result.errorCount > 0, "\(fault)") }
      let files = folder.files(after: fault)
      #expect(!files.contains { $0.hasSuffix(".part") }, "\(fault): \(files)")
    }

    private func expectOpens(
      after fault: Faults.Fault, _ arguments: [String] = []
    ) throws -> Program.Result {
      let again = try Program.run(
        probe, arguments, environment: home(["PROBE_EVENTS": "0"]))
      #expect(again.status == 0, "\(fault), then \(again.errors)")
      return again
    }

    private var settings: [String: Any] {
      let settings = folder.content("sluice/settings.json").flatMap {
        try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
      }
      return settings ?? [:]
    }

    @Test(
      "The viewer opens in spite of a fault and again after it, and its colour setting is kept",
      arguments: ["", "colours/gone@1s", "checkout@500ms"])
    func viewer(last: String) throws {
      let old = "{\"colour-scheme\": \"dark\"}"
      var newNames: Set<String> = []
      try folder.faults.inTurn(
        "viewer" + (last.isEmpty ? "" : ", last at \(last)"), window([], below: "/sluice"),
        prepare: {
          try folder.clean(leaving: "sluice/settings.json", with: old)
          if !last.isEmpty { try folder.put("\(last)\nversion 1\n", "sluice/last-link-sluice") }
        },
        whole: { result in
          try #require(result.status == 0, "\(result.errors)")
          newNames = Set(settings.keys)
          // All settings are stored at the end.
          try #require(newNames.count > 1)
        },
        check: { result, fault in
          // With `tryAll`, opening the fonts can fail, too, and without fonts nothing can be shown.
          if !Faults.tryAll { #expect(result.status == 0, "\(fault): \(result.errors)") }
          #expect(!result.errors.contains("Fatal"), "\(fault): \(result.errors)")
          #expect(settings["colour-scheme"] as? String == "dark", "\(fault)")
          // Settings that could not be stored are reported.
          let isOld = folder.text("sluice/settings.json") == old
          #expect(
            isOld ? !result.errors.isEmpty : Set(settings.keys) == newNames,
            "\(fault): \(result.errors)")
          _ = try expectOpens(after: fault)
        })
    }

    @Test("What a killed run has left in its journal is never lost by a fault")
    func journal() throws {
      try folder.faults.inTurn(
        "journal of a killed run", window([], below: "/sluice", ["PROBE_EVENTS": "0"]),
        prepare: {
          try folder.clean(
            leaving: "sluice/journal-sluice.1",
            with: "version 1\nlink checkout@0ms\n- at: 20ms\n  key: Tab\n- at: 4")
        },
        whole: { try #require($0.status == 0, "\($0.errors)") },
        check: { result, fault in
          if !Faults.tryAll { #expect(result.status == 0, "\(fault): \(result.errors)") }
          let isSetAside = folder.text("sluice/journal-sluice.1.broken").contains("key: Tab")
          #expect(!isSetAside || fault.call == .read, "\(fault)")
          let again = try expectOpens(after: fault, ["--trace", "-"])
          #expect(
            isSetAside || again.lines.contains { $0.hasSuffix("key Tab") },
            "\(fault): \(result.errors) \(again.text)")
        })
    }

    @Test(
      "A window keeps its old place or the new one, and its trace consists of whole lines",
      arguments: [["--stage"], []], ["", "signal"])
    func restore(arguments: [String], end: String) throws {
      let command =
        ["open", "checkout"] + arguments + ["--restore", "DIR/place", "--trace", "DIR/trace"]
      try folder.faults.inTurn(
        "restore" + (arguments + [end]).map { " \($0)" }.joined(),
        window(command, ["PROBE_END": end]),
        prepare: { try folder.clean(leaving: "place", with: "checkout/delivery\nversion 1\n") },
        whole: { try #require($0.status == 0, "\($0.errors)") },
        check: { result, fault in
          expectEnd(result, fault)
          let place = folder.text("place")
          #expect(place.hasPrefix("checkout/") && place.hasSuffix("\nversion 1\n"), "\(fault)")
          let trace = folder.text("trace")
          #expect(trace.isEmpty || trace.hasSuffix("\n") || fault.call == .torn, "\(fault)")
        })
    }

    @Test("A recording is the old one, or a script that plays")
    func recording() throws {
      try folder.faults.inTurn(
        "record", window(["record", "colours", "-o", "DIR/r.yaml"], below: "/"),
        prepare: { try folder.clean(leaving: "r.yaml", with: "- wait: 1ms\n") },
        whole: { try #require($0.status == 0, "\($0.errors)") },
        check: { result, fault in
          expectEnd(result, fault)
          let replay = try Program.run(["trace", "colours", "--script", "\(folder.work)/r.yaml"])
          #expect(replay.status == 0, "\(fault), then \(replay.errors)")
        })
    }

    @Test("A script that cannot be read is refused before a window opens")
    func script() throws {
      var run = window(["open", "colours", "--stage", "--script", "SCRIPT"])
      run.folder = folder.scratch.path("script.yaml")
      try folder.faults.inTurn(
        "open a script", run, prepare: { try folder.clean() },
        whole: { try #require($0.status == 0, "\($0.errors)") },
        check: { result, fault in
          expectEnd(result, fault)
          if !Faults.tryAll { #expect(result.status == 2, "\(fault)") }
        })
    }

    @Test(
      "Pictures and recordings that the viewer saves are whole, or are not there",
      arguments: ["S", "R-R", "R-"])
    func saved(keys: String) throws {
      let isPicture = keys == "S"
      try folder.faults.inTurn(
        "viewer, saving by Ctrl+\(keys)",
        window(["open", "colours"], below: "/Pictures", ["PROBE_KEYS": keys]),
        prepare: { try folder.clean() },
        whole: { result in
          try #require(result.status == 0, "\(result.errors)")
          let kinds = folder.files.filter { $0.hasPrefix("Pictures/") }.map { $0.suffix(4) }
          try #require(kinds == (isPicture ? [".png"] : [".png", "yaml"]), "\(folder.files)")
        },
        check: { result, fault in
          expectEnd(result, fault)
          for name in folder.files where name.hasPrefix("Pictures/") {
            #expect(name.hasSuffix(".png") || name.hasSuffix(".yaml"), "\(fault): \(name)")
            if name.hasSuffix(".png") {
              let end = folder.content(name)?.suffix(8).prefix(4)
              #expect(end == Data("IEND".utf8), "\(fault): \(name)")
            } else {
              let path = "\(folder.work)/\(name)"
              let replay = try Program.run(["trace", "colours", "--script", path])
              #expect(replay.status == 0, "\(fault), then \(replay.errors)")
            }
          }
          // A picture or recording that cannot be saved does not end the viewer.
          if !Faults.tryAll { #expect(result.status == 0, "\(fault): \(result.errors)") }
        })
    }

    @Test("The viewer opens, whatever fails when it asks for the desktop's preferences")
    func preferences() throws {
      let bus = try PrivateBus()
      defer { withExtendedLifetime(bus) {} }
      var run = window([], ["DBUS_SESSION_BUS_ADDRESS": bus.address, "PROBE_EVENTS": "0"])
      run.folder = "socket:"
      run.isWidened = false
      try folder.faults.inTurn(
        "viewer on a message bus", run, prepare: { try folder.clean() },
        whole: { try #require($0.status == 0, "\($0.errors)") },
        check: { result, fault in
          #expect(result.status == 0 && result.errors.isEmpty, "\(fault): \(result.errors)")
        })
    }
  }
}
