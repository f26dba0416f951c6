import Foundation
import Testing

extension EndToEndTests {
  /// Tests that installing and removing harm no foreign files, and succeed completely or not at
  /// all.
  @Suite struct InstallSafetyTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private var prefix: String { scratch.path("prefix") }

    private func install(_ arguments: String..., path: String? = nil) throws -> Program.Result {
      let tools = "/usr/local/bin:/usr/bin:/bin"
      return try Program.run(
        Program.root.appendingPathComponent("Scripts/install"), arguments + ["--prefix", prefix],
        environment: [
          "HOME": scratch.url.path, "PATH": path.map { "\($0):\(tools)" } ?? tools,
        ])
    }

    private func put(_ text: String, _ name: String) throws {
      let file = URL(fileURLWithPath: "\(prefix)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    private var contents: [String: Data] {
      get throws {
        guard FileManager.default.fileExists(atPath: prefix) else { return [:] }
        var contents: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: prefix) {
          contents[name] = FileManager.default.contents(atPath: "\(prefix)/\(name)") ?? Data()
        }
        return contents
      }
    }

    private func expectRefusal(
      _ request: String = "--no-build", because message: String
    ) throws {
      let before = try contents

      let result = try install(request)

      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("install: ") && result.errors.contains(message))
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      #expect(try contents == before)
    }

    @Test(
      "A foreign file in place of a file to install is refused and left alone",
      arguments: [
        "bin/sluice", "share/man/man1/sluice.1", "share/zsh/site-functions/_sluice",
        "share/sluice/examples/tour.yaml", "share/sluice/checksums",
      ])
    func foreign(name: String) throws {
      try put("theirs", name)

      try expectRefusal(because: "there is another \(prefix)/\(name) already")
    }

    @Test("A file in place of a folder, and a link in place of a folder or a file, are refused")
    func obstructed() throws {
      let outside = scratch.path("outside")
      try FileManager.default.createDirectory(
        atPath: outside, withIntermediateDirectories: true)
      try put("theirs", "share/man")
      try expectRefusal(because: "\(prefix)/share/man is no folder")

      try FileManager.default.removeItem(atPath: "\(prefix)/share/man")
      try FileManager.default.createSymbolicLink(
        atPath: "\(prefix)/share/man", withDestinationPath: outside)
      try expectRefusal(because: "\(prefix)/share/man is a link")

      try FileManager.default.removeItem(atPath: "\(prefix)/share/man")
      try FileManager.default.createDirectory(
        atPath: "\(prefix)/bin", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: "\(prefix)/bin/sluice", withDestinationPath: "nowhere")
      try expectRefusal(because: "there is another \(prefix)/bin/sluice already")
    }

    @Test("A file that was changed after it was installed is neither overwritten nor removed")
    func changed() throws {
      try #require(try install("--no-build").status == 0)
      try put("theirs", "share/man/man1/sluice.1")

      try expectRefusal(because: "share/man/man1/sluice.1 is not as it was installed")
      let removal = try install("--remove")

      #expect(removal.status == 0)
      #expect(removal.errors.contains("share/man/man1/sluice.1 is not as it was installed"))
      #expect(
        try contents.filter { !$0.value.isEmpty } == [
          "share/man/man1/sluice.1": Data("theirs".utf8)
        ])
    }

    @Test(
      "A manifest that names anything foreign stops both removing and installing",
      arguments: [
        "../outside/file", "/etc/hostname", "bin/other", "share/sluice/../../bin/other",
        "./bin/other",
        "share/sluice//x/../../../bin/other", "share/other/", "../outside/",
      ])
    func doctored(line: String) throws {
      try #require(try install("--no-build").status == 0)
      try put("theirs", "bin/other")
      let manifest = "\(prefix)/share/sluice/manifest"
      let text = try String(contentsOfFile: manifest, encoding: .utf8)
      try put(text + line + "\n", "share/sluice/manifest")

      try expectRefusal("--remove", because: "nothing is changed")
      try expectRefusal(because: "nothing is changed")
    }

    @Test("Removing follows no link that has taken the place of a folder")
    func linkAtRemoval() throws {
      try #require(try install("--no-build").status == 0)
      let outside = scratch.path("outside")
      try FileManager.default.moveItem(atPath: "\(prefix)/share/man/man1", toPath: outside)
      try FileManager.default.createSymbolicLink(
        atPath: "\(prefix)/share/man/man1", withDestinationPath: outside)

      try expectRefusal("--remove", because: "share/man/man1 is a link")

      #expect(FileManager.default.fileExists(atPath: "\(outside)/sluice.1"))
    }

    @Test(
      "If renaming a file fails, everything is restored as it was",
      arguments: [1, 2, 40, 200], [false, true])
    func failure(number: Int, isUpgrade: Bool) throws {
      if isUpgrade {
        try #require(try install("--no-build").status == 0)
      } else {
        try put("theirs", "share/other")
      }
      let before = try contents
      let tools = scratch.path("tools")
      // This `mv` fails once and then works again, so that the earlier renames can be undone.
      try Program.writeScript(
        """
        #!/bin/sh
        echo >>\(scratch.path("count"))
        [ "$(wc -l <\(scratch.path("count")))" -ne \(number) ] || exit 1
        exec /bin/mv "$@"
        """, to: URL(fileURLWithPath: "\(tools)/mv"))

      let result = try install("--no-build", path: tools)

      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("install: cannot write "))
      #expect(try contents == before)
    }

    @Test("If there is no room for the files, nothing is changed", arguments: [false, true])
    func noRoom(isUpgrade: Bool) throws {
      if isUpgrade { try #require(try install("--no-build").status == 0) }
      let before = try contents

      let script = Program.root.appendingPathComponent("Scripts/install").path
      let result = try Program.run(
        URL(fileURLWithPath: "/bin/bash"),
        [
          "-c", "trap '' XFSZ; ulimit -f 4000; exec \"$0\" --no-build --prefix \"$1\"", script,
          prefix,
        ], environment: ["HOME": scratch.url.path])

      #expect(result.status == 2)
      #expect(result.errors.contains("install: cannot write \(prefix)/bin/sluice"))
      #expect(try contents == before)
    }
  }
}
