import Foundation
import Testing

extension EndToEndTests {
  /// Tests of the files staged for a Debian package.
  ///
  /// `Scripts/try-deb` also builds and installs a package, which takes longer.
  @Suite struct PackageTests {
    private let scratch: Scratch
    private let id = "io.github.sluice.Sluice"

    init() throws { scratch = try Scratch() }

    private func script(_ name: String, _ arguments: [String]) throws -> Program.Result {
      try Program.run(
        Program.root.appendingPathComponent("Scripts/\(name)"), arguments,
        environment: ["DESTDIR": scratch.path("root")])
    }

    private func text(_ path: String) throws -> String {
      try String(contentsOf: Program.root.appendingPathComponent(path), encoding: .utf8)
    }

    private func stageFiles() throws {
      let result = try script("install", ["--no-build", "--prefix", "/usr"])
      try #require(result.status == 0 && result.output.isEmpty, "\(result.text)\(result.errors)")
    }

    @Test(
      "Files staged for a package name the final path, not their own, and there is no manifest"
    )
    func root() throws {
      try stageFiles()

      let usr = scratch.path("root/usr")
      let files = try FileManager.default.subpathsOfDirectory(atPath: usr)
      #expect(files.contains("bin/sluice") && !files.contains("share/sluice/manifest"))
      for file in files where file != "bin/sluice" {
        let content = FileManager.default.contents(atPath: "\(usr)/\(file)") ?? Data()
        #expect(content.range(of: Data(scratch.url.path.utf8)) == nil, "\(file)")
      }
      let entry = try String(
        contentsOfFile: "\(usr)/share/applications/\(id).desktop", encoding: .utf8)
      #expect(entry.split(separator: "\n").contains("Exec=/usr/bin/sluice"))
    }

    @Test("The program, the change log, the metadata and the manual page have the same version")
    func version() throws {
      try stageFiles()
      let version = try #require(Program.run(["--version"], build: .release).lines.first)

      let heading = try text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") }
      #expect(heading?.split(separator: " ").dropFirst().first == version[...])
      let usr = scratch.path("root/usr")
      for (file, text) in [
        ("share/metainfo/\(id).metainfo.xml", "<release version=\"\(version)\" date=\"20"),
        ("share/man/man1/sluice.1", ".TH SLUICE 1 \"\" \"Sluice \(version)\"\n"),
      ] {
        #expect(try String(contentsOfFile: "\(usr)/\(file)", encoding: .utf8).contains(text))
      }
    }

    @Test(
      "The package's copyright file names exactly the libraries that the program contains",
      arguments: [
        ("swift-argument-parser", "ArgumentParser"), ("swift-foundation/", "FoundationEssentials"),
        ("swift-foundation-icu", "unicode.org/copyright"),
      ])
    func copyright(name: String, mark: String) throws {
      let program = try Data(contentsOf: Program.path(.release), options: .alwaysMapped)

      let isNamed = try text("Assets/debian/copyright").contains(name)
      #expect(isNamed == (program.range(of: Data(mark.utf8)) != nil))
    }

    @Test(
      "An invalid request is refused with a one-line message and status 2",
      arguments: [
        ("deb", ["-o"], "expected a folder after -o"),
        ("deb", ["-o", "/nowhere"], "expected a folder to write to after -o, not '/nowhere'"),
        ("deb", ["there"], "expected -o DIR or --no-build, not 'there'"),
        ("try-deb", ["/nowhere.deb"], "expected a Debian package, not '/nowhere.deb'"),
        ("try-deb", ["a.deb", "b.deb"], "expected one package, not 'a.deb b.deb'"),
      ])
    func refused(name: String, arguments: [String], complaint: String) throws {
      let result = try script(name, arguments)

      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors == "\(name): \(complaint)\n")
    }
  }
}
