import Foundation
import Testing

extension EndToEndTests {
  @Suite struct DamagedScriptTests {
    private static let recording = """
      - flow: checkout
      - recorded: {size: [390, 844]}
      - at: 400ms
        tap: "Continue to delivery"
        exact:
        - at: 400ms
          down: [195, 806]
        - at: 490ms
          up: [195, 806]
      - at: 2s
        choose: "Express"
      - at: 3s
        expect: {screen: delivery}

      """

    private func play(_ versions: [[UInt8]]) throws {
      let scratch = try Scratch()
      for (number, bytes) in versions.enumerated() {
        try Data(bytes).write(to: scratch.url.appendingPathComponent("\(1000 + number).yaml"))
      }

      let result = try Program.run(["test", scratch.url.path])

      let lines = result.lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("FAILED ") }
      #expect((0...2).contains(result.status))
      #expect(lines.count == versions.count)
      #expect(!result.text.contains("ended the program"), "\(result.text)")
      #expect(result.errors.count { $0 == "\n" } <= 1)
      #expect(try scratch.files.count == versions.count)
    }

    @Test("A recording with element names, cut off anywhere, plays or fails with its own line")
    func cut() throws {
      let bytes = Array(Self.recording.utf8)
      try play(stride(from: 16, to: bytes.count, by: 5).map { Array(bytes[..<$0]) })
    }

    @Test(
      "A recording with element names, with any byte changed, plays or fails with its own line")
    func edited() throws {
      let bytes = Array(Self.recording.utf8)
      try play(
        stride(from: 16, to: bytes.count, by: 5).map { offset in
          var bytes = bytes
          bytes[offset] = UInt8(ascii: ":")
          return bytes
        })
    }

    @Test("A foreign file with the ending of a script is passed over, or refused if it is named")
    func foreign() throws {
      let scratch = try Scratch()
      let picture = try Program.run(["render", "colours", "-o", "-"]).output
      try Data(picture).write(to: scratch.url.appendingPathComponent("a.yaml"))
      let file = scratch.path("a.yaml")

      for command in ["test", "check"] {
        let all = try Program.run([command, scratch.url.path])
        #expect(all.status == 2)
        #expect(
          all.errors.hasPrefix(
            "sluice: there is no script with a step '- flow: DEMO' in '\(scratch.url.path)'"))
        try Data([0]).write(to: scratch.url.appendingPathComponent("a.apng"))
        let named = try Program.run([command, file])
        #expect(named.status == 2)
        #expect(named.text == "FAILED  \(file): expected YAML in UTF-8\n")
      }
    }

    @Test("A script of 100,000 frames is refused, and no reference is written")
    func long() throws {
      let scratch = try Scratch()
      let script = try scratch.write("- flow: colours\n- wait: 3334s\n", "a.yaml")

      let result = try Program.run(["check", "--update", script])

      #expect(result.status == 2)
      #expect(result.text.hasPrefix("FAILED  \(script): more than 6000 pictures; "))
      #expect(try scratch.files == ["a.yaml"])
    }
  }
}
