import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of what earlier runs, other programs or a broken disk have left where the viewer stores
  /// its state.
  @Suite struct DamagedStateTests {
    private let folder: FaultFolder

    init() throws { folder = try FaultFolder() }

    private func open(_ words: String...) throws -> Program.Result {
      try Program.run(
        BuildFolder.url.appendingPathComponent("RunProbe"), words,
        environment: [
          "HOME": folder.work, "XDG_STATE_HOME": folder.work, "XDG_CONFIG_HOME": folder.work,
          "PROBE_EVENTS": "0",
        ])
    }

    @Test(
      "The viewer opens where its state cannot be read, keeps that under another name, and says so",
      arguments: [
        ("last-link-sluice", "colours@1s,script=AAAA\nversion 1\n"),
        ("last-link-sluice", "colours@1s,script=\nversion 1\n"),
        ("last-link-sluice", "colours@1s,leap=far\nversion 1\n"),
        ("last-link-sluice", "gone@1s\nversion 1\n"),
        ("journal-sluice.1", "version 1\nlink colours@1s,script=AAAA\n"),
        ("journal-sluice.1", "no journal\n"),
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

    @Test("A journal is played up to a step that cannot be read, and all of it is kept")
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
      "The viewer opens where its state is no file",
      arguments: ["last-link-sluice", "journal-sluice.1", "settings.json"], ["folder", "device"])
    func noFile(name: String, kind: String) throws {
      try folder.put("", "sluice/other")
      let path = "\(folder.work)/sluice/\(name)"
      if kind == "folder" { mkdir(path, 0o700) } else { symlink("/dev/zero", path) }

      let result = try open()

      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errorCount <= 1, "\(result.errors)")
    }
  }
}
