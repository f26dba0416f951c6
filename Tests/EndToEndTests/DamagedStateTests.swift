import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of what earlier runs, other programs or a broken disk have left where the viewer stores
  /// its state.
  @Suite struct DamagedStateTests {
    private let folder: FaultFolder

    init() throws { folder = try FaultFolder() }

    /// Opens the viewer with the state in the test's folder, or, if `state` is `nil`, with none.
    private func open(_ arguments: String..., at state: String? = "") throws -> Program.Result {
      let home = state.map { folder.work + $0 } ?? folder.scratch.path("empty")
      return try Program.run(
        BuildFolder.url.appendingPathComponent("RunProbe"), arguments,
        environment: [
          "HOME": folder.work, "XDG_STATE_HOME": home, "XDG_CONFIG_HOME": home,
          "PROBE_EVENTS": "0",
        ])
    }

    @Test(
      "With state that cannot be read, the viewer opens, renames the file, and says so in a line",
      arguments: [
        ("last-link-sluice", "colours@1s,script=AAAA\nversion 1\n"),
        ("last-link-sluice", "colours@1s,script=\nversion 1\n"),
        ("last-link-sluice", "colours@1s,leap=far\nversion 1\n"),
        ("last-link-sluice", "gone@1s\nversion 1\n"),
        ("journal-sluice.1", "version 1\nlink colours@1s,script=AAAA\n"),
        ("journal-sluice.1", "no journal\n"),
        ("journal-sluice.1", "no newline"),
        ("journal-sluice.1", "version 1\nlink colours@0ms\nno: &step\nscript: *step\n"),
        ("settings.json", "{\"dark\": " + String(repeating: "[", count: 1 << 16)),
        ("settings.json", "{"),
      ])
    func unreadable(name: String, text: String) throws {
      try folder.put(text, "sluice/\(name)")

      let first = try open()

      #expect(first.status == 0, "\(first.errors)")
      #expect(first.errorCount == 1, "\(first.errors)")
      #expect(first.errors.contains("sluice/\(name).broken now"), "\(first.errors)")
      #expect(folder.text("sluice/\(name).broken") == text)
      let second = try open()
      #expect(second.status == 0)
      #expect(second.errors == "")
    }

    @Test("A journal is replayed up to a step that cannot be read, and the whole file is kept")
    func damagedJournal() throws {
      let text = """
        version 1
        link checkout@0ms
        - at: 20ms
          key: Tab
        - at: 30ms
          leap: far
        - at: 40ms
          key: Return

        """
      try folder.put(text, "sluice/journal-sluice.1")

      let first = try open("--trace", "-")

      #expect(first.status == 0, "\(first.errors)")
      #expect(first.lines.count { $0.hasSuffix("key Tab") } == 1)
      #expect(!first.lines.contains { $0.hasSuffix("key Return") })
      #expect(first.errorCount == 1, "\(first.errors)")
      #expect(first.errors.contains("not all of"), "\(first.errors)")
      #expect(folder.text("sluice/journal-sluice.1.broken") == text)
    }

    @Test(
      "If its state is no regular file or far too large, the viewer opens and says so in one line",
      arguments: ["last-link-sluice", "journal-sluice.1", "settings.json"],
      ["folder", "device", "pipe", "link", "1 GB"])
    func noFile(name: String, kind: String) throws {
      try folder.put("", "sluice/other")
      let path = "\(folder.work)/sluice/\(name)"
      switch kind {
      case "folder": mkdir(path, 0o700)
      case "device": symlink("/dev/zero", path)
      case "pipe": mkfifo(path, 0o600)
      case "link": symlink("/nowhere", path)
      default:
        try folder.put("", "sluice/\(name)")
        truncate(path, 1 << 30)
      }

      let result = try open()

      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errorCount == 1, "\(result.errors)")
      #expect(try open().status == 0)
    }

    /// 2 to the power of 40 copies of a word, as nested aliases.
    private static let bomb =
      "- &a0 {text: ha}\n"
      + (1...40).map { "- &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()

    @Test(
      "Nested aliases and endless waits in a stored session do not keep the viewer from opening",
      arguments: ["aliases", "waits"])
    func bombs(kind: String) throws {
      let script =
        kind == "aliases"
        ? Self.bomb : (1...5000).map { "- at: \($0)h\n  key: Tab\n" }.joined()
      try folder.put("version 1\nlink colours@0ms\n" + script, "sluice/journal-sluice.1")

      let first = try open("--trace", "-")

      #expect(first.status == 0, "\(first.errors)")
      #expect(first.errorCount <= 1, "\(first.errors)")
      #expect(first.lines.contains { $0.hasSuffix("didShow home") })
      let second = try open()
      #expect(second.status == 0)
      #expect(second.errors == "")
    }

    @Test(
      "If a stored place is gone, the viewer opens its demo; if that is gone, it opens as usual",
      arguments: ["colours/gone@1s", "colours/gone", "gone/home@1s"])
    func gone(link: String) throws {
      try folder.put("\(link)\nversion 1\n", "sluice/last-link-sluice")

      let first = try open("--trace", "-")

      #expect(first.status == 0, "\(first.errors)")
      #expect(first.errorCount == 1, "\(first.errors)")
      #expect(first.errors.contains("sluice/last-link-sluice.broken now"), "\(first.errors)")
      #expect(folder.text("sluice/last-link-sluice.broken") == "\(link)\nversion 1\n")
      if link.hasPrefix("colours") {
        #expect(first.lines.contains { $0.hasSuffix("didShow home") }, "\(first.lines)")
      } else {
        let usual = try #require(try open("--trace", "-", at: nil).lines.first)
        #expect(first.lines.first == usual)
      }
    }
  }
}
