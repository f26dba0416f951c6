import FlowCore
import FlowSnapshot
import FlowUI
import Testing

@Suite struct TornScriptTests {
  /// A recording of mouse moves, text, a key and a touch, over five seconds.
  private let recording: String
  private let inputs: [Script.TimedInput]

  init() {
    let moves = (1...300).map { count in
      (Instant.milliseconds(count * 10), InputEvent.move(Double(count) / 3))
    }
    let others: [(Instant, InputEvent)] = [
      (.milliseconds(3100), .text("a: \"b\n")), (.milliseconds(3200), .key(KeyPress("Tab"))),
      (
        .milliseconds(4300), .pointer(.down, device: .touch, finger: 1, location: Point(x: 1, y: 2))
      ),
      (
        .milliseconds(4310), .pointer(.move, device: .touch, finger: 1, location: Point(x: 1, y: 3))
      ),
      (.milliseconds(4320), .pointer(.up, device: .touch, finger: 1, location: Point(x: 1, y: 3))),
    ]
    var writer = RecordingWriter()
    var text = writer.lead("# Replay\n" + ScriptWriter.heading)
    for (instant, input) in moves + others { text += writer.lines(for: input, at: instant) }
    recording = text + writer.end(at: .milliseconds(5000))
    inputs = (moves + others).map { Script.TimedInput(instant: $0, input: $1) }
  }

  @Test("A recording is sealed about once a second and at its end, and reads back with its input")
  func sealed() throws {
    let lines = recording.split(separator: "\n").map(String.init)

    #expect(lines.count { ScriptSeal.isSeal($0) } == 5)
    #expect(ScriptSeal.sealedCount(of: lines) == lines.count)
    #expect(try Script(yaml: recording, file: "").inputs == inputs)
    #expect(TornScript(recording: recording).missing == 0)
  }

  @Test("A recording cut off at any byte is a script of the input up to there, and no other input")
  func cutAnywhere() throws {
    let bytes = Array(recording.utf8)
    // Before the first seal, nothing distinguishes a recording from other scripts. In a seal, the
    // mark `# sum ` is followed by 16 digits and a line break.
    let first = recording.firstRange(of: "# sum ").map {
      recording.utf8.distance(from: recording.startIndex, to: $0.upperBound)
    }
    for end in stride(from: try #require(first) + 17, through: bytes.count, by: 7) {
      let text = String(decoding: bytes[..<end], as: UTF8.self)

      let torn = TornScript(recording: text)

      let script = try Script(yaml: torn.yaml, file: "")
      #expect(script.inputs[...] == inputs.prefix(inputCount(of: text)), "cut off at \(end)")
      #expect(torn.missing <= 5)
    }
  }

  /// How many inputs have all their lines in the beginning of the recording.
  private func inputCount(of text: String) -> Int {
    // Each input ends with an indented line. These are the indented lines that end no input.
    let others = ["    finger: ", "    moves: |", "  wait: "]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.count { line in
      line.hasPrefix("  ") && !others.contains { line.hasPrefix($0) }
    }
  }

  @Test(
    "A recording cut off behind a line that does not end its step is left without that step",
    arguments: ["- touch:\n", "    finger: 1\n"])
  func cutInsideStep(line: String) throws {
    let end = try #require(recording.firstRange(of: line)?.upperBound)

    let torn = TornScript(recording: String(recording[..<end]))

    #expect(torn.missing > 0)
    #expect(try Script(yaml: torn.yaml, file: "").inputs == Array(inputs.dropLast(2)))
  }

  @Test(
    "A recording that is cut off within the input of a step by name keeps the step",
    arguments: ["", "  - at: 1ms\n"])
  func cutInsideExact(input: String) {
    let whole = "# Replay with: sluice trace colours\n- at: 1ms\n  tap: \"Pay\"\n"

    let torn = TornScript(recording: whole + "  exact:\n" + input)

    #expect(torn.yaml == whole)
  }

  @Test("Zero bytes in place of the end of a recording are left out")
  func zeros() throws {
    let torn = TornScript(
      recording: String(recording.prefix(recording.count * 3 / 4))
        + String(repeating: "\u{0}", count: 4096))

    #expect(torn.missing > 0)
    #expect(try Script(yaml: torn.yaml, file: "").inputs.count > 100)
  }

  @Test("The header of a torn recording does not count as steps, so none is left out")
  func header() {
    let whole =
      "# Replay with: sluice trace colours\n- version: 1\n- recorded: {size: [390, 844]}\n"
      + String(repeating: "- wait: 0s\n", count: ScriptLimits.steps)

    let torn = TornScript(recording: whole + "- at: 1")

    #expect(torn.yaml.utf8.count == whole.utf8.count)
    #expect(torn.missing == 1)
  }

  @Test("Another script of the same writer is sealed about once a second from its own start on")
  func begunAgain() {
    var writer = RecordingWriter()
    _ = writer.end(at: .milliseconds(60_000))
    writer.beginAgain(preferences: Preferences())

    let lines = writer.lines(for: .move(1), at: .milliseconds(1000)).split(separator: "\n")

    #expect(lines.count { ScriptSeal.isSeal($0) } == 1)
  }

  @Test("Mistakes in a script that was written or changed by hand are not left out")
  func mistakes() {
    for text in ["- key: Tab\n- at: 1", recording + "- kei: Tab\n"] {
      #expect(TornScript(recording: text).yaml == text)
    }
  }
}

extension Instant {
  fileprivate static func milliseconds(_ count: Int) -> Instant {
    .zero.advanced(by: .milliseconds(count))
  }
}

extension InputEvent {
  fileprivate static func move(_ x: Double) -> InputEvent {
    .pointer(.move, device: .mouse, finger: 0, location: Point(x: x, y: 4))
  }
}
