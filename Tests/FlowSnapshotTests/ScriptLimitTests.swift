import FlowCatalogue
import FlowCore
import FlowSnapshot
import FlowUI
import Testing

@Suite struct ScriptLimitTests {
  private func script(_ yaml: String) throws -> Script { try Script(yaml: yaml, file: "a.yaml") }

  private func expectError(_ message: String, in yaml: String) {
    let error = #expect(throws: ScriptError.self) { try script(yaml) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  private static let day = "{from: [1, 1], to: [2, 2], over: 86400s}"

  @Test("A drag that lasts a day has only 36,000 moves, in order and up to its end")
  func longDrag() throws {
    let script = try script("- drag: \(Self.day)")

    #expect(script.inputCount == 36_002)
    #expect(script.inputs.count == script.inputCount)
    #expect(script.end == Instant.zero.advanced(by: .seconds(86_400)))
    let instants = script.inputs.map(\.instant)
    #expect(instants == instants.sorted())
    #expect(
      script.inputs.dropLast().last?.input
        == .pointer(.move, device: .mouse, finger: 0, location: Point(x: 2, y: 2)))
  }

  @Test(
    "A drag has a move every 1/60 s, but at most 36,000 moves, as in ten minutes",
    arguments: [
      ("0s", 1), ("1ms", 1), ("16.666666ms", 1), ("16.666667ms", 2), ("250ms", 15), ("1s", 60),
      ("600s", 36_000), ("601s", 36_000),
    ])
  func moves(time: String, count: Int) throws {
    let script = try script("- drag: {from: [1, 1], to: [2, 2], over: \(time)}")

    let moves = script.inputs.filter { timed in
      if case .pointer(let pointer) = timed.input { pointer.phase == .move } else { false }
    }
    #expect(moves.count == count)
  }

  @Test("The player's deadline in a very long drag is the drag's next move")
  func deadline() throws {
    // The script has more than a hundred thousand moves.
    let yaml = String(repeating: "- drag: {from: [1, 1], to: [2, 2], over: 590s}\n", count: 3)
    let run = try RecordedRun("colours", script: yaml)
    let (session, player) = (run.session, run.player)

    player.play(to: Instant.zero.advanced(by: .seconds(1)))

    #expect(session.context.clock.now == Instant.zero.advanced(by: .seconds(1)))
    #expect(player.deadline == Instant.zero.advanced(by: .nanoseconds(1_016_666_666)))
  }

  @Test("A script whose steps end more than a week after its start is refused, with the line")
  func virtualTime() {
    expectError(
      "a.yaml:2: expected a step that ends within a week", in: "- wait: 604800s\n- wait: 1ms")
    expectError(
      "a.yaml:1: expected a step that ends within a week",
      in: "- &a\n  wait: 86400s\n" + String(repeating: "- *a\n", count: 7))
    expectError("a.yaml:1: expected a time as 350ms or 1.2s, of a week", in: "- wait: 604801s")
  }

  @Test("More than 200,000 steps, 4,000 pictures or 1,000 points of a drag are refused")
  func counts() throws {
    let waits = String(repeating: "- wait: 0s\n", count: 200_000)
    #expect(try script(waits).inputs.isEmpty)
    expectError("a.yaml:200001: expected at most 200000 steps", in: waits + "- wait: 0s")
    let shots = (1...4_000).map { "- shot: a\($0)\n" }.joined()
    #expect(try script(shots).shots.count == 4_000)
    expectError("a.yaml:4001: expected at most 4000 pictures", in: shots + "- shot: b")
    let drag = { (count: Int) in
      "- drag: {from: [0, 0], to: [1, 1], via: ["
        + Array(repeating: "[1, 2]", count: count).joined(separator: ", ") + "]}"
    }
    #expect(try script(drag(1_000)).inputCount == 17)
    expectError("a.yaml:1: expected at most 1000 points", in: drag(1_001))
  }

  @Test("More than 500,000 input events are refused, with the line of the first that is too many")
  func inputs() throws {
    let line = "    1ms 31.5 401\n"
    let moves = "- moves: |\n" + String(repeating: line, count: 500_000)
    #expect(try script(moves).inputCount == 500_000)
    expectError("a.yaml:500002: expected at most 500000 input events", in: moves + line)
  }

  @Test("Drags with more than 108,000 moves in all are refused, even if they are aliases of one")
  func generatedMoves() throws {
    let drag = "- &a\n  drag: {from: [1, 1], to: [2, 2], over: 600s}\n"
    #expect(try script(drag + "- *a\n- *a\n").inputCount == 108_006)
    expectError("a.yaml:1: expected at most 108000 moves", in: drag + "- *a\n- *a\n- *a\n")
    expectError(
      "a.yaml:4: expected at most 108000 moves",
      in: String(repeating: "- drag: \(Self.day)\n", count: 4))
  }

  @Test("The limits hold for the recorded input of a step, and of all steps together")
  func recordedInput() {
    let drag = "  - drag: {from: [1, 1], to: [2, 2], over: 600s}\n"
    let tap = "- tap: Continue\n  exact:\n"

    expectError(
      "a.yaml:6: expected at most 108000 moves", in: tap + String(repeating: drag, count: 100))
    expectError(
      "a.yaml:10: expected at most 108000 moves", in: String(repeating: tap + drag, count: 4))
    let moves = "  - moves: |\n" + String(repeating: "      1ms 31.5 401\n", count: 500_001)
    expectError("a.yaml:500004: expected at most 500000 input events", in: tap + moves)
  }

  @Test("A script of more than 32 MiB, and a text of more than 1 MiB, are refused")
  func bytes() throws {
    let comment = "# " + String(repeating: "x", count: 1_000_000) + "\n"
    expectError(
      "a.yaml: expected a script of at most 32 MiB", in: String(repeating: comment, count: 34))
    let text = String(repeating: "x", count: 1 << 20)
    #expect(try script("- text: \(text)").inputCount == 1)
    expectError("a.yaml:1: expected a text of at most 1 MiB", in: "- text: x\(text)")
    expectError("a.yaml:1: expected a text of at most 1 MiB", in: "- compose: {text: x\(text)}")
  }

  @Test("A link's script has the same limits, packed and unpacked")
  func links() {
    for (yaml, message) in [
      (String(repeating: "- wait: 0s\n", count: 1_600_000), "the link's script:666667: expected"),
      (String(repeating: "#", count: 33 << 20), "the link's script: expected a script of at most"),
      ("- wait: 1s\n- swipe", "the link's script:2: expected a step"),
    ] {
      let packed = StageLink.scriptAssignment(yaml).value
      let failure = #expect(throws: Failure.self) {
        try StageLink("colours@1s,script=\(packed)").script()
      }
      #expect(failure?.message.hasPrefix(message) == true, "\(failure?.message ?? "")")
    }
    let failure = #expect(throws: Failure.self) {
      try StageLink("colours@1s,script=" + String(repeating: "A", count: 45 << 20)).script()
    }
    #expect(failure?.message == "the link's script: expected a script of at most 32 MiB")
  }

  @Test("A valid time before the end of a link is not called an invalid time")
  func timeBeforeTheEnd() {
    let names = [
      StageLink("checkout@1s/payment").id, StageLink("checkout/payment@1s@2s").placeText ?? "",
    ]
    for name in names {
      let failure = #expect(throws: Failure.self) { try StageLink.requireTime(in: name) }
      #expect(failure?.message == "expected the time '@1s' only at the end of the link")
    }
  }

  @Test("A link's setting of the device is true or false, and nothing else")
  func device() throws {
    #expect(try StageLink("colours@1s,device=true").settings().isOnDevice)
    #expect(try !StageLink("colours@1s,device=false").settings().isOnDevice)

    let failure = #expect(throws: Failure.self) {
      try StageLink("colours@1s,device=yes").settings()
    }

    #expect(failure?.message == "the link's 'device' expects true or false, not 'yes'")
  }

  @Test("A script's preferences add to those of its link, wherever the link states them")
  func preferences() throws {
    let packed = StageLink.scriptAssignment("- prefer: {rtl: true}").value
    for link in ["colours@1s,dark=true,script=\(packed)", "colours@1s,script=\(packed),dark=true"] {
      guard
        case .environment(.prefer(let preferences)) =
          try StageLink(link).script()?.inputs.first?.input
      else {
        Issue.record("\(link) has no preferences")
        continue
      }
      #expect(preferences.isDark && preferences.direction == .rightToLeft)
    }
  }
}
