import FlowCore
import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests that an installation that fails or is killed leaves each file either old or new.
  ///
  /// The tests install a shell script in a package with the structure of the real one, because
  /// installing the real program takes seconds.
  @Suite struct InstallFaultTests {
    private let folder: FaultFolder
    private var scratch: Scratch { folder.scratch }

    init() throws {
      folder = try FaultFolder()
      for version in ["1", "2"] { try makePackage(version) }
    }

    // MARK: A small package

    private static let program = """
      #!/bin/sh
      case "$1" in
      --version) echo VERSION ;;
      icon) echo "icon $2 VERSION" >"$4" ;;
      --generate-completion-script) echo "$2 VERSION" ;;
      --experimental-dump-help) echo VERSION ;;
      manual) cat ;;
      esac

      """

    private func makePackage(_ version: String) throws {
      let root = scratch.url.appendingPathComponent(version)
      let id = "io.github.sluice.Sluice"
      let files = [
        "CHANGELOG.md": version, "Assets/desktop/\(id).desktop": "@PROGRAM@ \(version)",
        "Assets/desktop/\(id).metainfo.xml": "@VERSION@", "Assets/icons/sluice.svg": version,
        "Assets/page/page.html": version,
        "Examples/tour.yaml": version, "Examples/only-\(version).yaml": version,
        "Sources/FlowDemos/Demo.swift": version, "Sources/Features/Feature.swift": version,
      ]
      for (name, text) in files {
        let file = root.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try Program.writeScript(
        Self.program.replacing("VERSION", with: version),
        to: root.appendingPathComponent(".build/release/sluice"))
      try Program.writeScript(
        String(contentsOf: Program.root.appendingPathComponent("Scripts/install"), encoding: .utf8),
        to: script(version))
    }

    private func script(_ version: String) -> URL {
      scratch.url.appendingPathComponent("\(version)/Scripts/install")
    }

    private var prefix: String { folder.work + "/prefix" }

    private var environment: [String: String] {
      // The order of the files must not depend on the machine's locale.
      ["HOME": folder.work, "LC_ALL": "C", "SOURCE_DATE_EPOCH": "0", "TMPDIR": scratch.url.path]
    }

    private func install(_ version: String, _ arguments: [String] = ["--no-build"]) -> Faults.Run {
      Faults.Run(
        program: script(version), arguments: arguments + ["--prefix", prefix],
        environment: environment,
        folder: prefix, isWidened: false)
    }

    @discardableResult
    private func run(_ run: Faults.Run) throws -> Program.Result {
      try Program.run(run.program, run.arguments, environment: run.environment)
    }

    private var remove: Faults.Run { install("1", ["--remove"]) }

    /// The installed files; the manifest's lines are sorted, because their order does not matter.
    private var contents: [String: Data] {
      var contents: [String: Data] = [:]
      for name in (try? FileManager.default.subpathsOfDirectory(atPath: prefix)) ?? [] {
        let data = FileManager.default.contents(atPath: "\(prefix)/\(name)") ?? Data()
        contents[name] = name == "share/sluice/manifest" ? sorted(data) : data
      }
      return contents
    }

    /// Sorts the lines, and leaves out the prefix itself, which may have existed before.
    private func sorted(_ manifest: Data) -> Data {
      let lines = String(decoding: manifest, as: UTF8.self).split(separator: "\n")
      return Data(lines.filter { $0 != "./" }.sorted().joined(separator: "\n").utf8)
    }

    private func installBoth() throws -> (old: [String: Data], new: [String: Data]) {
      try folder.clean()
      try #require(try run(install("1")).status == 0)
      let old = contents
      try #require(try run(install("2")).status == 0)
      return (old, contents)
    }

    // MARK: Faults

    @Test(
      "A fault during an installation leaves all files old, or all files new",
      arguments: [false, true])
    func faults(isUpgrade: Bool) throws {
      let all = try installBoth()
      let old = isUpgrade ? all.old : [:]
      let new = isUpgrade ? all.new : all.old

      try folder.faults.inTurn(
        isUpgrade ? "upgrade" : "install", install(isUpgrade ? "2" : "1"),
        prepare: {
          try folder.clean()
          if isUpgrade { try run(install("1")) }
        },
        whole: { try #require($0.status == 0 && contents == new, "\($0.errors)") },
        check: { result, fault in
          let isKept = result.errors.hasSuffix(" stays until the next installation\n")
          let now = contents.filter { !isKept || !$0.key.hasPrefix(".sluice-") }
          #expect(now == (result.status == 0 ? new : old), "\(fault): \(result.errors)")
          if isKept {
            try run(install(isUpgrade ? "2" : "1"))
            #expect(contents == new, "\(fault)")
          }
          guard result.status != 0 else { return }
          #expect(result.status == 2, "\(fault): \(result.errors)")
          #expect(result.errorCount == 1, "\(fault): \(result.errors)")
        })
    }

    @Test("After a fault during a removal, another removal removes everything")
    func faultsOfRemoval() throws {
      try folder.faults.inTurn(
        "uninstall", remove,
        prepare: {
          try folder.clean()
          try run(install("1"))
        },
        whole: { try #require($0.status == 0 && contents.isEmpty, "\($0.errors)") },
        check: { result, fault in
          if result.status == 0 { return #expect(contents.isEmpty, "\(fault)") }
          #expect(result.errorCount == 1, "\(fault): \(result.errors)")
          let again = try run(remove)
          #expect(again.status == 0 && contents.isEmpty, "\(fault), then \(again.errors)")
        })
    }

    // MARK: Kills

    /// Kills a run after a random fraction of `length`, unless it ends before that.
    private func kill(
      _ run: Faults.Run, within length: Duration, using random: inout SeededGenerator
    ) throws -> (time: Duration, isKilled: Bool) {
      var isKilled = false
      let limit = length * Double.random(in: 0...1, using: &random)
      let time = try ContinuousClock().measure {
        let child = try Child(run.program.path, run.arguments, environment: run.environment)
        isKilled = !child.hasEnded(within: limit)
        child.kill()
      }
      return (time, isKilled)
    }

    @Test(
      "A killed installation leaves each file old or new, and the next one removes its leftovers",
      arguments: [false, true])
    func kills(isUpgrade: Bool) throws {
      var random = SeededGenerator.varying(for: "killed installations")
      let all = try installBoth()
      // The longest time until a kill; shortened whenever an installation ends first.
      var length = try ContinuousClock().measure { _ = try run(install("2")) }
      var kills = 0
      while kills < (Faults.tryAll ? 100 : 3) {
        try folder.clean()
        if isUpgrade { try run(install("1")) }

        let (time, isKilled) = try kill(install("2"), within: length, using: &random)
        if isKilled { kills += 1 } else { length = time }

        for (name, data) in contents where !name.hasPrefix(".sluice-") {
          // During an installation the manifest lists the files of both versions.
          let isList = name.hasPrefix("share/sluice/manifest") || name.hasSuffix("/checksums")
          let isWhole = isList || data == all.new[name] || isUpgrade && data == all.old[name]
          #expect(isWhole, "\(time): \(name)")
        }
        if Bool.random(using: &random) {
          let next = try run(install("2"))
          #expect(next.status == 0 && contents == all.new, "\(time): \(next.errors)")
        }
        let end = try run(remove)
        let isNothing = end.errors.contains("nothing is installed")
        #expect(end.status == 0 || isNothing, "\(time): \(end.errors)")
        #expect(contents.isEmpty, "\(time): \(contents.keys.sorted())")
      }
      print("faults: \(isUpgrade ? "upgrade" : "install") killed: \(kills)")
    }

    @Test("Only remains of an installation are removed, not other files with similar names")
    func others() throws {
      try folder.put("theirs", "prefix/.sluice-abcdef/file")
      let mark = "sluice-is-being-installed"
      try folder.put("theirs", "prefix/.sluice-aaaaaa/\(mark)")
      try folder.put("", "prefix/.sluice-cccccc/\(mark)/file")
      try folder.put("share/theirs/\n../outside/\n", "prefix/.sluice-cccccc/folders")
      try folder.put("", "outside/\(mark)/file")
      let links = [("share/theirs", "outside"), (".sluice-dddddd", "outside")]
      mkdir("\(prefix)/share", 0o700)
      for (name, target) in links {
        symlink("\(folder.work)/\(target)", "\(prefix)/\(name)")
      }

      try #require(try run(install("1")).status == 0)
      try #require(try run(remove).status == 0)

      #expect(folder.content("prefix/.sluice-abcdef/file") == Data("theirs".utf8))
      #expect(folder.content("prefix/.sluice-aaaaaa/\(mark)") == Data("theirs".utf8))
      #expect(folder.content("prefix/.sluice-dddddd/\(mark)/file") == Data())
      #expect(contents[".sluice-cccccc"] == nil)
    }
  }
}
