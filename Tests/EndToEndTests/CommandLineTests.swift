import Foundation
import ImageFiles
import Testing

let halfWayDragScript = """
  - tap: [195, 400]
  - wait: 700ms
  - drag: {from: [8, 400], to: [203, 400], release: false}
  """

extension EndToEndTests {
  @Suite struct CommandLineTests {
    private static let demos = [
      "signup", "colours", "progress", "checkout", "tickets", "appearance", "onboarding", "gates",
      "controls", "verbs", "library", "home", "second",
    ]

    @Test("The list has one line per demo, which begins with its ID")
    func list() throws {
      let result = try Program.run(["list"])

      #expect(result.status == 0)
      #expect(
        result.lines.map { String($0.prefix { $0 != " " }) } == Self.demos)
    }

    @Test("`--json` prints the list as JSON")
    func listJSON() throws {
      let result = try Program.run(["list", "--json"])

      struct Entry: Decodable {
        let id: String
        let title: String
        let summary: String
        let places: [String]
      }
      let entries = try JSONDecoder().decode([Entry].self, from: Data(result.output))
      #expect(entries.map(\.id) == Self.demos)
      #expect(entries.allSatisfy { !$0.title.isEmpty && !$0.summary.isEmpty && !$0.places.isEmpty })
      #expect(entries[1].places == ["colours/home", "colours/second"])
    }

    @Test("Help and version go to standard output and succeed", arguments: ["--help", "--version"])
    func help(argument: String) throws {
      let result = try Program.run([argument])

      #expect(result.status == 0)
      #expect(!result.output.isEmpty)
      #expect(result.errors.isEmpty)
    }

    @Test("`render` needs no display, and gives a file and standard output the same bytes")
    func render() throws {
      let scratch = try Scratch()

      let file = try Program.run(["render", "colours", "-o", scratch.path("a.png")])
      let piped = try Program.run(["render", "colours", "-o", "-"])

      #expect(file.status == 0)
      #expect(file.errors.isEmpty)
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: scratch.path("a.png"))) == Data(piped.output))
      let picture = try PNG.decode(piped.output)
      #expect(picture.width == 390)
      #expect(picture.height == 844)
    }

    @Test(
      "Debug and release builds make the same pictures, films, pages and traces in every run",
      arguments: [
        ["render", "colours", "--script", "-", "-o", "-"],
        ["render", "colours", "--script", "-", "--at", "137ms", "--scale", "2", "-o", "-"],
        ["render", "--scale", "1.5", "-o", "-"],
        ["render", "second", "--size", "320x480", "-o", "-"],
        ["film", "colours", "--script", "-", "-o", "-"],
        ["film", "colours", "--script", "-", "--fps", "10", "-o", "FILM.apng"],
        ["film", "colours", "--script", "-", "--fps", "10", "-o", "FILM.webp"],
        ["film", "colours", "--script", "-", "--fps", "10", "--frame", "-o", "FILM.gif"],
        ["film", "--script", "-", "--fps", "10", "--viewer", "900x700", "-o", "FILM.gif"],
        ["page", "colours", "--script", "-", "-o", "-"],
        ["trace", "colours", "--script", "-"],
        ["trace", "colours", "--interactor", "tap", "--script", "-"],
      ])
    func sameBytes(arguments: [String]) throws {
      let scratch = try Scratch()
      let outputs = try [Program.Build.debug, .release, .release].map { build in
        let completed = arguments.map { $0.hasPrefix("FILM") ? scratch.path($0) : $0 }
        let result = try Program.run(completed, build: build, input: halfWayDragScript)
        #expect(result.status == 0)
        guard let file = completed.last, file.hasPrefix("/") else { return Data(result.output) }
        return try Data(contentsOf: URL(fileURLWithPath: file))
      }

      #expect(!outputs[0].isEmpty)
      #expect(outputs[0] == outputs[1])
      #expect(outputs[1] == outputs[2])
    }

    @Test(
      "A film of a push and a pop of Checkout is not larger than promised",
      arguments: [
        ("film.apng", 30, 1_350_000), ("film.gif", 25, 750_000), ("film.webp", 30, 550_000),
      ])
    func filmSize(name: String, rate: Int, limit: Int) throws {
      let scratch = try Scratch()
      let script = "- tap: \"Continue to delivery\"\n- at: 1164ms\n  go-back:\n"

      let result = try Program.run(
        [
          "film", "checkout", "--script", "-", "--fps", "\(rate)", "-o", scratch.path(name),
        ], build: .release, input: script)

      #expect(result.status == 0, "\(result.errors)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.path(name))).count <= limit)
    }

    @Test("FC-17 The trace of a tap and a drag lists all their events and effects, line by line")
    func trace() throws {
      let script = """
        - tap: [195, 400]
        - at: 1s
          down: [8, 400]
        - move: [203, 400]
        - at: 2s
          up:
        """

      let result = try Program.run(["trace", "colours", "--script", "-"], input: script)

      #expect(
        result.lines == [
          "0.000000 willShow home immediate", "0.000000 willAppear home",
          "0.000000 didAppear home", "0.000000 didShow home",
          "0.000000 down mouse 195.000 400.000", "50.000000 up mouse 195.000 400.000",
          "50.000000 push second animated", "50.000000 willShow second animated slide",
          "50.000000 willDisappear home", "50.000000 willAppear second",
          "586.287679 didDisappear home", "586.287679 didAppear second",
          "586.287679 didShow second", "1000.000000 down mouse 8.000 400.000",
          "1000.000000 move mouse 203.000 400.000",
          "1000.000000 willShow home interactive cross-fade", "1000.000000 willDisappear second",
          "1000.000000 willAppear home", "1000.000000 grab home 0.000000",
          "1000.000000 drag home 0.500000", "2000.000000 up mouse 203.000 400.000",
          "2000.000000 cancel home 0.500000 0.000000", "2250.000000 willDisappear home",
          "2250.000000 didDisappear home", "2250.000000 willAppear second",
          "2250.000000 didAppear second", "2250.000000 didCancel home",
        ])
    }

    @Test(
      "NF-RTL1 A drag from the right edge goes back only in a right-to-left layout",
      arguments: [(["--rtl"], true), ([], false)])
    func rightToLeft(options: [String], pops: Bool) throws {
      let script = """
        - tap: [195, 400]
        - wait: 1s
        - drag: {from: [382, 400], to: [80, 400]}
        """

      let result = try Program.run(["trace", "colours", "--script", "-"] + options, input: script)

      #expect(result.status == 0)
      #expect((result.lines.last?.hasSuffix("didShow home") == true) == pops)
    }

    @Test(
      "A script's pictures are written to the folder given by `--shots` and show their instants"
    )
    func shots() throws {
      let scratch = try Scratch()
      let script = "- shot: first\n- tap: [195, 400]\n- wait: 100ms\n- shot: second"

      let result = try Program.run(
        ["render", "colours", "--script", "-", "--shots", scratch.path("shots")], input: script)

      #expect(result.status == 0)
      let shots = scratch.url.appendingPathComponent("shots")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: shots.path).sorted()
          == ["first.png", "second.png"])
      let instant = try Program.run(
        ["render", "colours", "--script", "-", "--at", "150ms", "-o", "-"], input: script)
      #expect(
        try Data(contentsOf: shots.appendingPathComponent("second.png")) == Data(instant.output))
    }

    @Test("`doctor` prints versions, fonts with hashes, drivers and the display, one per line")
    func doctor() throws {
      let result = try Program.run(["doctor"])

      #expect(result.status == 0)
      for name in [
        "SDL", "SDL_ttf", "SDL_image", "FreeType", "HarfBuzz", "FriBidi", "unibreak", "font",
        "monospaced", "Arabic", "Hebrew", "Devanagari", "Thai", "Chinese", "Japanese", "Korean",
        "emoji", "video", "display", "caches", "problem",
      ] {
        #expect(result.lines.contains { $0.hasPrefix(name + " ") }, "\(name)")
      }
      let hashes = result.lines.filter { $0.hasPrefix("font ") }
        .compactMap { $0.split(separator: " ").last }
      #expect(
        !hashes.isEmpty && hashes.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test(
      "S4-4 No scene depends on the other; SharedEntities and FlowCore depend on no other target"
    )
    func modules() throws {
      let scratch = try Scratch()
      let swift = try Program.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["sh", "-c", "command -v swift"])
      let result = try Program.run(
        URL(fileURLWithPath: swift.text.trimmingCharacters(in: .whitespacesAndNewlines)),
        // A separate scratch folder, since the process that runs the tests locks the default one.
        [
          "package", "--package-path", Program.root.path, "--scratch-path", scratch.path("build"),
          "dump-package",
        ], environment: ["HOME": scratch.url.path])

      struct Manifest: Decodable {
        struct Target: Decodable {
          struct Dependency: Decodable { let byName: [String?]? }
          let name: String
          let dependencies: [Dependency]
        }
        let targets: [Target]
      }
      let manifest = try JSONDecoder().decode(Manifest.self, from: Data(result.output))
      let direct = Dictionary(
        uniqueKeysWithValues: manifest.targets.map { target in
          (target.name, Set(target.dependencies.compactMap { $0.byName?.first ?? nil }))
        })
      func all(_ name: String) -> Set<String> {
        direct[name, default: []].reduce(into: direct[name, default: []]) { $0.formUnion(all($1)) }
      }

      #expect(!all("HomeScene").contains("SecondScene"))
      #expect(!all("SecondScene").contains("HomeScene"))
      for scene in ["HomeScene", "SecondScene"] {
        #expect(all(scene).contains("SharedEntities"))
      }
      #expect(try #require(direct["SharedEntities"]).isEmpty)
      #expect(try #require(direct["FlowCore"]).isEmpty)
    }
  }
}
