import Foundation
import Testing

extension EndToEndTests {
  /// Tests that no picture in the README or the documentation is out of date.
  ///
  /// All pictures are generated again and compared byte by byte; none of them shows a real window.
  @Suite struct DocumentationPictureTests {
    private static let script = Program.root.appendingPathComponent("Scripts/pictures")

    private static var pages: [URL] {
      get throws {
        let folder = Program.root.appendingPathComponent("Documentation")
        let pages = try FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: nil)
        return [Program.root.appendingPathComponent("README.md")]
          + pages.filter { $0.pathExtension == "md" }
      }
    }

    private static func pictures(of page: String) -> [String] {
      page.matches(of: /(?:src="|!\[[^\]]*\]\()(?:\.\.\/)?([^")]+)[")]/).map { String($0.1) }
    }

    @Test("The film and all pictures in README and documentation are up to date")
    func upToDate() throws {
      let scratch = try Scratch()

      let made = try Program.run(Self.script, [scratch.url.path], within: .seconds(300))

      #expect(made.status == 0, "\(made.errors)")
      let names = try scratch.files
      for name in names {
        let file = "Examples/\(name)"
        let stored = try Data(contentsOf: Program.root.appendingPathComponent(file))
        let now = try Data(contentsOf: scratch.url.appendingPathComponent(name))
        // Swift Testing would look for the differences of two films for many minutes.
        let isUpToDate = stored == now
        #expect(
          isUpToDate, "\(file) is stale: Scripts/pictures makes it anew; look at it then")
      }
      let shown = try Self.pages.flatMap { page in
        Self.pictures(of: try String(contentsOf: page, encoding: .utf8))
      }
      #expect(Set(shown) == Set(names.map { "Examples/\($0)" }))
    }

    @Test(
      "The commands that README and documentation give for their pictures are those that make them")
    func commands() throws {
      let script = try String(contentsOf: Self.script, encoding: .utf8)
        .replacing("\"$sluice\"", with: "sluice").replacing("\"$out/", with: "")
        .replacing("\"", with: "").split(separator: "\n").map(String.init)
      let names = Set(script.compactMap { $0.split(separator: " ").last.map(String.init) })

      var count = 0
      for page in try Self.pages {
        for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
          let words = line.split(separator: " ").map(String.init)
          guard line.hasPrefix("    sluice "), words.contains("-o"),
            let last = words.last, names.contains(last)
          else { continue }
          let command = words.joined(separator: " ").replacing("Examples/", with: "")
          #expect(script.contains(command), "\(page.lastPathComponent)")
          count += 1
        }
      }
      #expect(count >= 4)
    }
  }
}
