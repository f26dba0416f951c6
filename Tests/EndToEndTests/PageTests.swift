import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// Tests of pages made by `sluice page`, without a browser.
  @Suite struct PageTests {
    private static let script = Program.root.appendingPathComponent("Examples/checkout.yaml").path

    private let scratch: Scratch

    init() throws {
      scratch = try Scratch()
    }

    /// The JSON data in a page.
    private struct Content: Decodable {
      struct Frame: Decodable {
        let time: Double
        let picture: [Int]?
        let expected: [Int]?
        let difference: String?
        let state: Int?
        let tree: Int?
        let fingers: [[Double]]
      }

      struct Strip: Decodable {
        struct Change: Decodable {
          let moves: [[Int]]
          let patches: [[Int]]
        }

        let width: Int
        let height: Int
        let changes: [Change]
        let webp: String

        private enum CodingKeys: String, CodingKey {
          case width, height, webp
          case changes = "parts"
        }
      }

      struct Section: Decodable {
        let title: String
        let lines: [[String]]
      }

      struct Event: Decodable {
        let time: Double
        let verb: String
        let subject: String
        let details: String
      }

      let title: String
      let failure: String?
      let failureTime: Double?
      let frames: [Frame]
      let strips: [Strip]
      let expectedStrips: [Strip]?
      let sections: [Section]
      let states: [[Int]]
      let lines: [String]
      let trees: [[Int]]
      let trace: [Event]

      init(page: [UInt8]) throws {
        let text = String(decoding: page, as: UTF8.self)
        let start = try #require(text.range(of: "id=\"data\">")).upperBound
        let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
        self = try JSONDecoder().decode(Content.self, from: Data(text[start..<end].utf8))
      }

      /// The frame that is shown at an instant in milliseconds.
      func frame(at time: Double) throws -> Frame {
        try #require(frames.last { $0.time <= time + 0.001 })
      }

      /// Assembles a picture as the page's script does, from the indices of its strip and change.
      func picture(_ indices: [Int]) throws -> RGBImage {
        let strip = strips[indices[0]]
        let file = try #require(Data(base64Encoded: strip.webp))
        let source = try LosslessWebP.decode(Array(file))
        // As red, green and blue from the highest byte on.
        var pixels = [UInt32](repeating: 0, count: strip.width * strip.height)
        for change in strip.changes[...indices[1]] {
          let earlier = pixels
          for move in change.moves {
            let table = Self.toneTable(move[6...])
            for (x, y) in Self.pixels(move) {
              let pixel = earlier[(y - move[5]) * strip.width + x - move[4]]
              pixels[y * strip.width + x] = [24, 16, 8].reduce(0) { sum, shift in
                sum | UInt32(table[Int(pixel >> shift & 255)]) << shift
              }
            }
          }
          for patch in change.patches {
            for (x, y) in Self.pixels(patch) {
              let from = ((y - patch[1] + patch[5]) * source.width + x - patch[0] + patch[4]) * 4
              guard source.bytes[from + 3] == 255 else { continue }
              let bytes = source.bytes[from..<from + 3].map(UInt32.init)
              pixels[y * strip.width + x] = bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8
            }
          }
        }
        let bytes = pixels.flatMap { pixel in [24, 16, 8].map { UInt8(pixel >> $0 & 255) } }
        return RGBImage(width: strip.width, height: strip.height, bytes: bytes)
      }

      /// The pixels of a rectangle, which begins with x, y, width and height.
      private static func pixels(_ area: [Int]) -> [(Int, Int)] {
        (area[1]..<area[1] + area[3]).flatMap { y in
          (area[0]..<area[0] + area[2]).map { ($0, y) }
        }
      }

      private static func toneTable(_ runs: ArraySlice<Int>) -> [UInt8] {
        guard !runs.isEmpty else { return Array(0...255) }
        var (runs, table): (ArraySlice<Int>, [UInt8]) = (runs, [])
        while let count = runs.popFirst(), let change = runs.popFirst() {
          for _ in 0..<count { table.append(UInt8(truncatingIfNeeded: table.count + change)) }
        }
        return table
      }
    }

    private func page(_ arguments: [String], status: Int32 = 0) throws -> Content {
      let path = scratch.path("page.html")
      let result = try Program.run(["page"] + arguments + ["-o", path])
      #expect(result.status == status, "\(result.errors)")
      return try Content(page: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    }

    @Test(
      "A frame of a page has the pixels and the elements that other commands give",
      arguments: ["0ms", "50ms", "420ms", "586.287679ms", "2400ms", "2600ms"])
    func frames(time: String) throws {
      let arguments = ["checkout", "--script", Self.script]
      let content = try page(arguments)
      let milliseconds = try #require(Double(time.dropLast("ms".count)))
      let frame = try content.frame(at: milliseconds)

      #expect(abs(frame.time - milliseconds) < 0.001)
      let rendered = try Program.run(["render"] + arguments + ["--at", time, "-o", "-"])
      let picture = try content.picture(try #require(frame.picture))
      #expect(try picture == PNG.decode(rendered.output))
      let described = try Program.run(["describe"] + arguments + ["--at", time])
      let lines = content.trees[try #require(frame.tree)].map { content.lines[$0] }
      #expect(described.text.hasPrefix(lines.joined(separator: "\n")))
    }

    @Test("A page has the whole trace, and a frame with the state at each event other than a move")
    func trace() throws {
      let content = try page(["checkout", "--script", Self.script])

      let traced = try Program.run(["trace", "checkout", "--script", Self.script])
      let lines = content.trace.map { event in
        [event.verb, event.subject, event.details].filter { !$0.isEmpty }.joined(separator: " ")
      }
      #expect(
        lines == traced.lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") })
      for event in content.trace where !["move", "drag"].contains(event.verb) {
        #expect(content.frames.contains { $0.time == event.time })
      }
      let pressed = try content.frame(at: 2500)
      let sections = content.states[try #require(pressed.state)].map { content.sections[$0] }
      let transition = try #require(sections.first { $0.title == "Transition" })
      #expect(transition.lines.contains(["Fraction", "42.0 %"]))
      // The drag begins 2 points from the edge, half-way down.
      let finger = try #require(pressed.fingers.first)
      #expect(pressed.fingers.count == 1 && abs(finger[0] - (2 + 0.42 * 390)) < 1e-9)
      #expect(finger[1] == 422)
    }

    @Test("Five seconds of Checkout take less than 2 MB, and two runs give the same bytes")
    func size() throws {
      let script = try scratch.write(
        """
        - tap: [195, 806]
        - wait: 900ms
        - tap: [195, 806]
        - wait: 900ms
        - drag: {from: [8, 600], to: [300, 600], over: 500ms}
        - wait: 600ms
        - drag: {from: [8, 600], to: [172, 600], over: 500ms, hold: 300ms}
        - wait: 500ms
        - tap: [195, 806]
        - wait: 700ms
        """, "script.yaml")
      let arguments = ["page", "checkout", "--script", script, "-o", "-"]

      let first = try Program.run(arguments)
      let second = try Program.run(arguments)

      #expect(first.status == 0)
      #expect(first.output == second.output)
      #expect(first.output.count < 2_000_000)
      let content = try Content(page: first.output)
      #expect(try #require(content.frames.last).time >= 5000)
      // The only URL is the SVG namespace, which is never requested.
      let text = String(decoding: first.output, as: UTF8.self)
        .replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains("://"))
    }

    @Test("Even five seconds of pushes and pops without a pause take less than 2 MB")
    func busy() throws {
      let steps =
        ["delivery", "payment"].map { "- tap: Continue to \($0)" } + ["- tap: Review order"]
      let pops = [String](repeating: "- go-back:", count: 3)
      let script = try scratch.write((steps + pops + steps).joined(separator: "\n"), "busy.yaml")

      let page = try Program.run(
        ["page", "checkout", "--script", script, "--to", "5s", "-o", "-"])

      #expect(page.status == 0)
      #expect(page.output.count < 2_000_000)
      let content = try Content(page: page.output)
      let (last, rendered) = (
        try #require(content.frames.last?.picture),
        try Program.run(["render", "checkout", "--script", script, "--at", "5s", "-o", "-"])
      )
      #expect(try content.picture(last) == PNG.decode(rendered.output))
    }

    @Test("Text that looks like HTML stays text")
    func escaped() throws {
      let script = try scratch.write(
        "- flow: checkout\n- tap: Continue to delivery\n- expect: {screen: \"</script><b>@DATA@\"}",
        "a&b.yaml")

      let content = try page(["checkout", "--script", script], status: 1)

      #expect(content.failure?.contains("\"</script><b>@DATA@\"") ?? false)
    }

    @Test("A page has the icon of its program, which browsers show in its tab")
    func icon() throws {
      let icon = scratch.url.appendingPathComponent("icon.png")
      #expect(try Program.run(["icon", "64", "-o", icon.path]).status == 0)

      let made = try Program.run(["page", "checkout", "--script", Self.script, "-o", "-"]).text

      let address = try #require(
        made.firstMatch(of: /<link rel="icon" href="data:image\/png;base64,([^"]*)">/))
      let file = [UInt8](try #require(Data(base64Encoded: String(address.1))))
      let shown = try PNG.decodeWithAlpha(file)
      let drawn = try PNG.decodeWithAlpha([UInt8](Data(contentsOf: icon)))
      #expect((shown.width, shown.height) == (64, 64))
      // Premultiplying rounds the colours of pixels that are not opaque.
      let pixels = stride(from: 0, to: drawn.bytes.count, by: 4)
      #expect(pixels.allSatisfy { shown.bytes[$0 + 3] == drawn.bytes[$0 + 3] })
      let opaque = pixels.filter { drawn.bytes[$0 + 3] == 255 }
      #expect(opaque.count > 64 * 32)
      #expect(opaque.allSatisfy { shown.bytes[$0..<$0 + 3] == drawn.bytes[$0..<$0 + 3] })
    }

    @Test("The page of a script that fails ends there, and says what was expected and seen")
    func failing() throws {
      let script = try scratch.write(
        "- tap: Continue to delivery\n- expect: {screen: review}\n- tap: Nothing", "fails.yaml")
      let path = scratch.path("page.html")

      let result = try Program.run(["page", "checkout", "--script", script, "-o", path])

      let message =
        "\(script):2: expect: expected the screen \"review\", but saw the screen \"delivery\""
      #expect(result.status == 1)
      #expect(result.errors == "sluice: \(message) (see \(path))\n")
      let content = try Content(page: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
      #expect(content.failure == message)
      #expect(content.failureTime == content.frames.last?.time)
    }

    @Test("A report finds no difference in an unchanged flow, and counts the frames that differ")
    func report() throws {
      let film = scratch.path("film.apng")
      let arguments = ["checkout", "--script", Self.script]
      #expect(try Program.run(["film"] + arguments + ["--fps", "20", "-o", film]).status == 0)

      let same = try page(arguments + ["--report", film])
      #expect(same.failure == nil)
      #expect(same.expectedStrips?.isEmpty == false)
      #expect(same.frames.allSatisfy { $0.difference == nil && $0.picture == $0.expected })

      let other = try page(arguments + ["--seed", "2", "--dark", "--report", film], status: 1)
      #expect(other.failure?.hasPrefix("53 of 53 frames differ, the first at 0.0 ms: ") ?? false)
    }

    @Test("A report on a film ends at the instant of --to, also if the film goes on")
    func shortReport() throws {
      let film = scratch.path("film.apng")
      let arguments = ["checkout", "--script", Self.script]
      #expect(try Program.run(["film"] + arguments + ["--fps", "20", "-o", film]).status == 0)

      let content = try page(arguments + ["--report", film, "--to", "200ms"])

      #expect(content.failure == nil)
      #expect(content.frames.map(\.time) == [0, 50, 100, 150, 200])
    }

    @Test("A report on a film at a low rate can be longer than a page at the default rate")
    func longReport() throws {
      let film = scratch.path("film.apng")
      let script = try scratch.write("- tap: [100, 100]\n- wait: 130s", "long.yaml")
      let arguments = ["colours", "--script", script]
      #expect(try Program.run(["film"] + arguments + ["--fps", "1", "-o", film]).status == 0)

      let content = try page(arguments + ["--report", film])

      #expect(content.failure == nil)
      // The script ends 50 ms after the picture at 130 s.
      #expect(content.frames.count == 132)
    }

    @Test("Two films are compared picture by picture, to the end of the longer one")
    func films() throws {
      let (short, long) = (scratch.path("short.apng"), scratch.path("long.apng"))
      let arguments = ["film", "checkout", "--script", Self.script, "--fps", "20"]
      #expect(try Program.run(arguments + ["--to", "200ms", "-o", short]).status == 0)
      #expect(try Program.run(arguments + ["--to", "300ms", "-o", long]).status == 0)

      let content = try page(["--report", short, long], status: 1)

      #expect(content.frames.count == 7)
      #expect(content.frames.prefix(5).allSatisfy { $0.difference == nil })
      #expect(
        content.frames.suffix(2).allSatisfy { $0.difference == "the expected film has ended" })
      #expect(try page(["--report", long, long]).failure == nil)
    }

    @Test("A page of more than 6,000 frames is refused, and the message says what to shorten")
    func longFilms() throws {
      let paths = try [100, 99].map { rate in
        var film = AnimatedPNG(rate: rate)
        try film.add(RGBImage(width: 1, height: 1, bytes: [0, 0, 0]))
        let picture = RGBImage(width: 1, height: 1, bytes: [255, 255, 255])
        for _ in 0..<3_500 { try film.add(picture) }
        let path = scratch.path("\(rate).apng")
        try Data(film.file()).write(to: URL(fileURLWithPath: path))
        return path
      }
      let path = scratch.path("page.html")

      let films = try Program.run(["page", "--report"] + paths + ["-o", path])
      let flow = try Program.run([
        "page", "colours", "--script", "-", "--report", paths[0], "--to", "100s", "-o", path,
      ])

      #expect((films.status, flow.status) == (2, 2))
      #expect(films.errors.hasSuffix("; expected shorter films, or films of one rate\n"))
      #expect(
        flow.errors == "sluice: a page has at most 6000 frames; expected an earlier --to\n")
      #expect(try scratch.files == ["100.apng", "99.apng"])
    }

    @Test(
      "A page that cannot be made is refused with status 2 and one line, and the old file stays",
      arguments: [
        (["checkout"], "expected --script FILE"),
        (["chekout", "--script", "FILE"], "did you mean 'checkout'?"),
        (["checkout", "--script", "FILE", "--fps", "0"], "from 1 to 240"),
        (["checkout", "--script", "FILE", "--scale", "99"], "expected a scale from 0.25 to 8"),
        (
          ["checkout", "--script", "FILE", "--size", "4000x160", "--scale", "8"],
          "at most 16383 pixels wide and high"
        ),
        (["checkout", "--script", "FILE", "--to", "200s"], "at most 6000 frames"),
        (["checkout", "--script", "FILE", "--report", "FILE"], "this is no PNG file"),
        (["checkout", "--script", "FILE", "--report", "NONE"], "cannot read NONE"),
        (["--report", "CUT", "CUT"], "ends before its picture does"),
        (["--report", "CUT", "CUT", "CUT"], "expected one or two files"),
        (["checkout", "--script", "FILE", "--report", "CUT", "CUT"], "expected either a flow"),
      ])
    func badInput(arguments: [String], problem: String) throws {
      let picture = try Program.run(["render", "checkout", "-o", "-"]).output
      let cut = scratch.path("cut.png")
      try Data(picture.prefix(picture.count / 2)).write(to: URL(fileURLWithPath: cut))
      let path = try scratch.write("before", "page.html")
      let arguments = arguments.map { $0 == "FILE" ? Self.script : $0 == "CUT" ? cut : $0 }

      let result = try Program.run(["page"] + arguments + ["-o", path])

      #expect(result.status == 2)
      #expect(result.errors.contains(problem))
      #expect(result.errors.hasPrefix("sluice: ") && result.errors.count { $0 == "\n" } == 1)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "before")
      #expect(try scratch.files == ["cut.png", "page.html"])
    }
  }
}
