import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// Tests of `sluice tour`, which makes films, pages and pictures of flows, with an index.
  @Suite struct TourTests {
    private let scratch: Scratch
    private var folder: String { scratch.path("tour") }

    init() throws { scratch = try Scratch() }

    private func tour(_ arguments: String...) throws -> Program.Result {
      try Program.run(["tour"] + arguments + ["-o", folder])
    }

    private func contents(of folder: String) throws -> [String: Data] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      let files = names.map { ($0, FileManager.default.contents(atPath: "\(folder)/\($0)")) }
      return Dictionary(
        uniqueKeysWithValues: files.compactMap { name, data in
          data.map { (name, $0) }
        })
    }

    @Test(
      "A tour has a film, a page, the places and a script of a demo, and its index links to them")
    func demo() throws {
      let result = try tour("checkout")

      #expect((result.status, result.text) == (0, ""))
      #expect(result.errors == "sluice: Made \(folder)/index.html\n")
      let files = try contents(of: folder)
      let index = String(decoding: try #require(files["index.html"]), as: UTF8.self)
      let places = try Program.run(["list", "checkout"]).lines
      #expect(index.contains("<summary>\(places.count) places</summary>"))
      let links = index.matches(of: /(?:href|src|data-film)="([^"]*)"/).map { String($0.1) }
      let local = links.filter { !$0.hasPrefix("data:image/png;base64,") }
      #expect(local.count == links.count - 1)
      #expect(Set(local) == Set(files.keys).subtracting(["index.html", ".sluice-tour"]))
      #expect(!index.contains("://"))
      let film = try #require(files["checkout.webp"])
      #expect(film.starts(with: Data("RIFF".utf8)) && film.range(of: Data("ANIM".utf8)) != nil)
      let still = try PNG.decode([UInt8](try #require(files["checkout.png"])))
      #expect((still.width, still.height) == (195, 422))
      let page = String(decoding: try #require(files["checkout.html"]), as: UTF8.self)
      #expect(page.contains("<title>Checkout – Sluice</title>"))
      let played = try Program.run(["trace", "checkout", "--script", "\(folder)/checkout.yaml"])
      #expect(played.text.contains("didShow thanks"))
      #expect(played.text.contains("drag"))
      #expect(try scratch.files == ["tour"])
    }

    @Test("Two runs write the same files, and the second one replaces the first as a whole")
    func again() throws {
      #expect(try tour("colours", "library").status == 0)
      let first = try contents(of: folder)
      #expect(try tour("colours", "library").status == 0)
      #expect(try contents(of: folder) == first)

      #expect(try tour("colours", "colours").status == 0)
      let files = try contents(of: folder)
      #expect(!files.keys.contains { $0.hasPrefix("library") })
      #expect(files["colours.webp"] != nil)
      // A demo that is named twice has one chapter.
      let index = String(decoding: try #require(files["index.html"]), as: UTF8.self)
      #expect(index.ranges(of: "<h3 id=\"colours\">").count == 1)
      #expect(try scratch.files == ["tour"])
    }

    @Test(
      "A tour plays scripts, whatever their names; if one fails or is refused, the old tour stays")
    func scripts() throws {
      let text = "- flow: checkout@0ms,dark=true\n- tap: Continue to delivery\n"
      let script = try scratch.write(text, "index.yaml")
      let odd = try scratch.write(text, "50 % off?.yaml")
      let result = try tour(script, odd)
      #expect(result.status == 0, "\(result.errors)")
      let files = try contents(of: folder)
      #expect(files["index-2.yaml"] == Data(text.utf8))
      #expect(files["index-2.html"] != nil)
      #expect(files["50 % off?.html"] != nil)
      let index = String(decoding: try #require(files["index.html"]), as: UTF8.self)
      #expect(index.contains("href=\"50%20%25%20off%3F.html\""))

      let failing = try scratch.write("- flow: checkout\n- tap: Nothing\n", "fails.yaml")
      let failed = try tour(script, failing)
      #expect(failed.status == 1)
      #expect(failed.errors.hasPrefix("sluice: \(failing):2: tap: there is no \"Nothing\""))
      let lost = try scratch.write("- flow: checkout/nowhere\n", "lost.yaml")
      let refused = try tour(lost)
      #expect(refused.status == 2)
      #expect(refused.errors.hasPrefix("sluice: \(lost):1: "))
      let long = try scratch.write("- flow: colours\n- wait: 300s\n", "long.yaml")
      let tooLong = try tour(long)
      #expect(tooLong.status == 2)
      #expect(
        tooLong.errors
          == "sluice: \(long): its film would have 240 s or more; expected a shorter script\n")
      #expect(try contents(of: folder) == files)
      #expect(
        try scratch.files == [
          "50 % off?.yaml", "fails.yaml", "index.yaml", "long.yaml", "lost.yaml", "tour",
        ])
    }

    @Test("A folder with other files is refused and left alone")
    func foreign() throws {
      _ = try scratch.write("mine", "tour/notes.txt")
      let result = try tour("colours")
      #expect(result.status == 2)
      #expect(
        result.errors
          == "sluice: \(folder) has files that are not of a tour, such as 'notes.txt'; expected a "
          + "new or empty folder\n")
      #expect(try contents(of: folder) == ["notes.txt": Data("mine".utf8)])
      try FileManager.default.removeItem(atPath: "\(folder)/notes.txt")
      #expect(try tour("colours").status == 0)
      _ = try scratch.write("mine", "tour/notes.txt")
      #expect(try tour("colours").status == 2)
    }

    @Test(
      "A tour that cannot be made is refused with status 2 and one line, and nothing is written",
      arguments: [
        (["chekout", "-o", "DIR/tour"], "there is no demo, folder or script 'chekout'"),
        (["colours"], "--output"), (["-o", ""], "cannot write ''"),
        (["-o", "DIR/a/b"], "there is no folder"), (["-o", "."], "it is the folder you are in"),
        (["-o", "/dev/null"], "it is a file"), (["-o", "/proc/tour"], "cannot write /proc/tour"),
      ])
    func badInput(arguments: [String], problem: String) throws {
      let arguments = arguments.map { $0.replacing("DIR", with: scratch.url.path) }

      let result = try Program.run(["tour"] + arguments)

      #expect((result.status, result.text) == (2, ""))
      #expect(result.errors.hasPrefix("sluice: ") && result.errors.contains(problem))
      #expect(result.errors.count { $0 == "\n" } == 1)
      #expect(try scratch.files.isEmpty)
    }

    @Test("An interrupt ends a tour with one line, and leaves nothing", arguments: ["INT", "TERM"])
    func interrupted(signal: String) throws {
      // Waits until a first script is in the temporary folder in which the tour is made.
      let run = """
        cd "$1"; "$0" tour -o tour & tour=$!
        until ls "$1"/.sluice-*/*.yaml > /dev/null 2>&1; do sleep 0.01; done
        kill -s \(signal) $tour; wait $tour
        """

      let result = try Program.run(
        URL(fileURLWithPath: "/bin/bash"), ["-c", run, Program.path().path, scratch.url.path])

      #expect(result.status == 130)
      #expect(result.errors.hasPrefix("sluice: interrupted after "))
      #expect(result.errors.hasSuffix("; nothing is written\n"))
      #expect(try scratch.files.isEmpty)
    }
  }
}
