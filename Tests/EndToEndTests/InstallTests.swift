import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  @Suite struct InstallTests {
    private let scratch: Scratch
    private let id = "io.github.sluice.Sluice"

    init() throws { scratch = try Scratch() }

    private var prefix: String { scratch.path("a prefix") }

    private func install(_ arguments: String...) throws -> Program.Result {
      try Program.run(
        Program.root.appendingPathComponent("Scripts/install"), arguments,
        environment: ["HOME": scratch.url.path])
    }

    private func installProgram() throws {
      let result = try install("--prefix", prefix, "--no-build")
      try #require(result.status == 0, "\(result.errors)")
    }

    private func tool(_ arguments: String...) throws -> Program.Result {
      try Program.run(URL(fileURLWithPath: "/usr/bin/env"), arguments)
    }

    private func text(_ path: String) throws -> String {
      try String(contentsOfFile: "\(prefix)/\(path)", encoding: .utf8)
    }

    @Test("The installed program runs from any folder and does not need the build's files")
    func runs() throws {
      try installProgram()
      let out = scratch.path("out.png")

      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "cd /; exec \"$0\" \"$@\"", "\(prefix)/bin/sluice", "render", "controls", "-o", out])

      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      let expected = try Program.run(["render", "controls", "-o", "-"], build: .release).output
      #expect(try Data(contentsOf: URL(fileURLWithPath: out)) == Data(expected))
    }

    @Test("The installed program has at most 25 MB, and its debug symbols are not installed")
    func size() throws {
      try installProgram()

      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(prefix)/bin/sluice")).count
      #expect(bytes <= 25_000_000)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(prefix)/bin") == ["sluice"])
    }

    @Test("Without its icons the installed program still renders pictures, which lack them")
    func withoutIcons() throws {
      try installProgram()
      try FileManager.default.removeItem(atPath: "\(prefix)/share/sluice/icons")

      let result = try Program.run(
        URL(fileURLWithPath: "\(prefix)/bin/sluice"), ["render", "controls", "-o", "-"])

      #expect(result.status == 0)
      #expect(
        try result.output != Program.run(["render", "controls", "-o", "-"], build: .release).output)
    }

    @Test("The installed program makes pages, and reports a missing template")
    func pages() throws {
      try installProgram()
      let program = URL(fileURLWithPath: "\(prefix)/bin/sluice")
      let arguments = ["page", "colours", "--script", "-", "-o", "-"]

      let page = try Program.run(program, arguments, input: "- wait: 100ms")
      #expect(page.status == 0)
      #expect(page.text.hasPrefix("<!doctype html>"))

      try FileManager.default.removeItem(atPath: "\(prefix)/share/sluice/page/page.html")
      let without = try Program.run(program, arguments, input: "- wait: 100ms")
      #expect(without.status == 2)
      #expect(without.output.isEmpty)
      #expect(without.errors.contains("cannot make a page: its template, page/page.html, is not"))
    }

    @Test("The desktop entry and the metadata are valid and name the class of the program's window")
    func desktop() throws {
      try installProgram()
      let entry = "\(prefix)/share/applications/\(id).desktop"

      for arguments in [
        ["desktop-file-validate", entry],
        ["appstreamcli", "validate", "--no-net", "\(prefix)/share/metainfo/\(id).metainfo.xml"],
      ] {
        let result = try Program.run(URL(fileURLWithPath: "/usr/bin/env"), arguments)
        #expect(result.status == 0, "\(result.text)\(result.errors)")
      }
      let lines = try String(contentsOfFile: entry, encoding: .utf8).split(separator: "\n")
      #expect(lines.contains("Exec=\"\(prefix)/bin/sluice\""))
      let window = try OpenWindow("colours", on: try XvfbDesktop())
      #expect(lines.contains("StartupWMClass=\(id)"))
      let found = try window.desktop.xdotool("search", "--onlyvisible", "--class", "^\(id)$")
      #expect(found == window.identifier)
    }

    @Test("Icons are installed in every size, with transparent corners and the program's blue")
    func icons() throws {
      try installProgram()

      for side in [16, 24, 32, 48, 64, 128, 256, 512] {
        let file = "\(prefix)/share/icons/hicolor/\(side)x\(side)/apps/\(id).png"
        let icon = try PNG.decodeWithAlpha([UInt8](Data(contentsOf: URL(fileURLWithPath: file))))
        #expect(icon.width == side && icon.height == side)
        #expect(icon.bytes[3] == 0)
        let middleLeft = (side / 2 * side + side / 8) * 4
        #expect(Array(icon.bytes[middleLeft..<middleLeft + 4]) == [0x0A, 0x66, 0xD8, 255])
      }
      #expect(try text("share/icons/hicolor/scalable/apps/\(id).svg").hasPrefix("<svg"))
    }

    @Test("The manual page documents every command and option, and groff accepts it")
    func manual() throws {
      try installProgram()
      let page = try text("share/man/man1/sluice.1").replacing("\\-", with: "-")

      let help = try JSONDecoder().decode(
        Help.self, from: Data(Program.run(["--experimental-dump-help"]).output))
      let commands = help.command.subcommands?.filter(\.shouldDisplay) ?? []
      #expect(commands.count > 5)
      for command in commands {
        #expect(page.contains("\\fB\(command.commandName)\\fR"))
        let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
        for name in arguments.flatMap({ $0.names ?? [] }) {
          #expect(page.contains("\\fB\(name.kind == "short" ? "-" : "--")\(name.name)\\fR"))
        }
      }
      #expect(page.contains("\\(aq-\\(aq is standard output"))
      let file = "\(prefix)/share/man/man1/sluice.1"
      let result = try tool("groff", "-man", "-Tutf8", "-ww", "-z", file)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    @Test("Shell completions, examples and the sources of the demos are installed")
    func data() throws {
      try installProgram()

      let bash = "\(prefix)/share/bash-completion/completions/sluice"
      #expect(try tool("bash", "-n", bash).status == 0)
      #expect(try text("share/zsh/site-functions/_sluice").hasPrefix("#compdef sluice"))
      #expect(try text("share/fish/vendor_completions.d/sluice.fish").contains("complete"))
      #expect(try text("share/sluice/examples/tour.yaml").contains("tap"))
      let sources = URL(fileURLWithPath: "\(prefix)/share/sluice/sources")
      for folder in ["FlowDemos", "Features/Checkout"] {
        let files = try FileManager.default.subpathsOfDirectory(
          atPath: sources.appendingPathComponent(folder).path)
        #expect(files.contains { $0.hasSuffix(".swift") })
      }
    }

    @Test("Removing deletes every installed file and no other, also after installing twice")
    func removal() throws {
      try FileManager.default.createDirectory(
        atPath: "\(prefix)/share/applications", withIntermediateDirectories: true)
      try Data("theirs".utf8).write(
        to: URL(fileURLWithPath: "\(prefix)/share/applications/other.desktop"))
      try installProgram()
      try Data().write(to: URL(fileURLWithPath: "\(prefix)/share/sluice/sources/theirs"))
      try installProgram()

      let result = try install("--remove", "--prefix", prefix)

      #expect(result.status == 0 && result.errors.isEmpty)
      let left = try FileManager.default.subpathsOfDirectory(atPath: prefix)
      #expect(
        left.sorted() == [
          "share", "share/applications", "share/applications/other.desktop", "share/sluice",
          "share/sluice/sources", "share/sluice/sources/theirs",
        ])
    }

    @Test("Removing from a new prefix deletes the prefix too, and removing again is refused")
    func clean() throws {
      try installProgram()

      #expect(try install("--remove", "--prefix=\(prefix)").status == 0)
      #expect(try scratch.files.isEmpty)
      let again = try install("--remove", "--prefix", prefix)
      #expect(again.status == 2)
      #expect(again.errors == "install: nothing is installed below \(prefix)\n")
    }

    @Test(
      "An invalid request is refused with a one-line message and status 2, and nothing is written",
      arguments: [
        (["--prefix"], "expected a folder after --prefix"), (["there"], "not 'there'"),
        (["--no-build", "--prefix", "/proc/x"], "cannot write below /proc/x"),
        (["--no-build", "--prefix", "/tmp/a\"b"], "a prefix cannot have quotes"),
        (["--no-build", "--prefix", "/tmp/a%b"], "a prefix cannot have quotes"),
      ])
    func refused(arguments: [String], complaint: String) throws {
      let result = try Program.run(
        Program.root.appendingPathComponent("Scripts/install"), arguments,
        environment: ["HOME": scratch.url.path])

      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("install: ") && result.errors.contains(complaint))
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(try scratch.files.isEmpty)
    }
  }
}

/// The argument parser's description of the program.
private struct Help: Decodable {
  struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind: String
        let name: String
      }
      let names: [Name]?
      let shouldDisplay: Bool
    }
    let commandName: String
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [Command]?
  }
  let command: Command
}
