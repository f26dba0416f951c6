import FlowCore
import FlowDemos
import FlowSnapshot
import FlowUI
import Testing

@Suite struct RecordingTests {
  /// Records the input of a flow, by default of the Colours demo.
  private final class Recorded {
    let session: FlowSession
    private(set) var script = ScriptWriter.comment("a test")
    private(set) var inputs: [Script.TimedInput] = []
    private(set) var lines: [TraceLine] = []
    private let flow: any FlowController
    private var writer = ScriptWriter()
    var now: Instant { session.context.clock.now }

    init(
      height: Double = 844,
      _ start: (FlowContext) -> any FlowController = { ColoursFlowController(context: $0) }
    ) {
      let context = FlowContext()
      flow = start(context)
      session = FlowSession(
        navigation: flow.navigationController, size: Size(width: 390, height: height),
        measuring: NoMeasuring())
      context.trace.send { [weak self] in self?.lines.append($0) }
      session.onInput = { [weak self] in self?.write($0, at: $1) }
    }

    func write(_ input: InputEvent, at instant: Instant) {
      inputs.append(Script.TimedInput(instant: instant, input: input))
      script += writer.lines(for: input, at: instant)
    }

    func end() { script += writer.end(at: now) }

    func wait(_ time: Duration) { session.advance(to: now.advanced(by: time)) }
  }

  private struct RecordedFrame {
    let instant: Instant
    let tree: LayerTree
  }

  private func use(_ recorded: Recorded, seed: UInt64) -> [RecordedFrame] {
    var input = RandomInput(seed: seed)
    var frames: [RecordedFrame] = []
    for _ in 0..<150 {
      for event in input.next() {
        // An instant that has passed counts as the current one.
        let delay = input.isTrue(onceIn: 10) ? .milliseconds(-5) : input.pause()
        recorded.session.send(event, at: recorded.now.advanced(by: delay))
      }
      recorded.wait(input.pause())
      frames.append(RecordedFrame(instant: recorded.now, tree: recorded.session.layerTree))
      // The tree of a replay at an instant includes all input at that instant, so the next input
      // must come later.
      recorded.wait(.nanoseconds(1))
    }
    recorded.end()
    return frames
  }

  @Test(
    "FC-17 Replaying a recording of random input produces the same trace and the same frames",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func same(seed: UInt64) throws {
    print("seed \(seed)")
    let recorded = Recorded()
    let frames = use(recorded, seed: seed)

    let script = try Script(yaml: recorded.script, file: "seed \(seed)")
    let replayed = Recorded()
    let player = ScriptPlayer(script, session: replayed.session)

    #expect(script.inputs == recorded.inputs)
    #expect(script.end == recorded.now)
    for frame in frames {
      player.play(to: frame.instant)
      #expect(replayed.session.layerTree == frame.tree, "at \(frame.instant)")
    }
    player.play(to: script.end)
    #expect(replayed.lines == recorded.lines)
    #expect(replayed.lines.count { $0.verb == "didShow" } > 3)
    #expect(replayed.lines.contains { $0.verb == "didCancel" })
  }

  /// Records a page of rows that is higher than its stage.
  private func rows() -> Recorded { Recorded(height: 400) { LibraryFlowController(context: $0) } }

  @Test(
    "FC-17 Replaying hovering, scrolling and key input on a list produces the same frames",
    arguments: [11, 12, 13, 14] as [UInt64])
  func lists(seed: UInt64) throws {
    print("seed \(seed)")
    let recorded = rows()
    var input = ListInput(seed: seed)
    var frames: [RecordedFrame] = []
    for _ in 0..<400 {
      recorded.session.send(input.next(), at: recorded.now.advanced(by: input.pause()))
      recorded.wait(input.pause())
      frames.append(RecordedFrame(instant: recorded.now, tree: recorded.session.layerTree))
      recorded.wait(.nanoseconds(1))
    }
    recorded.end()

    let replayed = rows()
    let player = ScriptPlayer(
      try Script(yaml: recorded.script, file: "seed \(seed)"), session: replayed.session)

    for frame in frames {
      player.play(to: frame.instant)
      #expect(replayed.session.layerTree == frame.tree, "at \(frame.instant)")
    }
    #expect(replayed.lines == recorded.lines)
    #expect(replayed.inputs == recorded.inputs)
    #expect(replayed.lines.count { $0.verb == "move" } > 20)
    #expect(replayed.lines.count { $0.verb == "push" } >= 2)
  }

  @Test("Moves without a pressed button are recorded where they have an effect, and read back")
  func hover() throws {
    let recorded = rows()
    for y in stride(from: 160.0, through: 330, by: 10) {
      recorded.session.send(
        .pointer(.move, device: .mouse, finger: 0, location: Point(x: 100, y: y)), at: recorded.now)
    }

    // Only moves to another row have an effect; rows are 52 points high and begin at 60.
    #expect(
      recorded.script == """
        # a test
        - moves: |
            0ms 100 160
            0ms 100 170
            0ms 100 220
            0ms 100 270
            0ms 100 320

        """)
    #expect(try Script(yaml: recorded.script, file: "a.yaml").inputs == recorded.inputs)
  }

  @Test("Text is read back with the same Unicode scalars, not only canonically equivalent ones")
  func characters() throws {
    let text = "e\u{301}\u{E9}\u{1100}\u{1161}"
    let recorded = Recorded()

    recorded.write(.text(text), at: .zero)

    let script = try Script(yaml: recorded.script, file: "a.yaml")
    guard case .text(let read) = script.inputs.first?.input else {
      Issue.record("no text")
      return
    }
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("A release with an invalid location is recorded as a release")
  func nowhere() throws {
    let recorded = Recorded()

    recorded.write(
      .pointer(.up, device: .mouse, finger: 0, location: Point(x: .nan, y: .infinity)), at: .zero)

    let script = try Script(yaml: recorded.script, file: "a.yaml")
    guard case .pointer(let pointer) = script.inputs.first?.input, pointer.phase == .up else {
      Issue.record("no release")
      return
    }
    #expect(pointer.device == .mouse && pointer.finger == 0)
    #expect(pointer.location.x.isNaN)
    #expect(pointer.location.y == .infinity)
  }

  @Test("A recording that is cut off after any input is a valid script up to that point")
  func cutOff() throws {
    var input = RandomInput(seed: 7)
    let recorded = Recorded()
    for event in (0..<30).flatMap({ _ in input.next() }) {
      recorded.session.send(event, at: recorded.now.advanced(by: input.pause()))

      let script = try Script(yaml: recorded.script, file: "seed 7")
      #expect(script.inputs == recorded.inputs)
    }
  }

  @Test("A recording uses the usual steps and lists moves line by line")
  func steps() {
    let recorded = Recorded()
    func mouse(_ phase: PointerEvent.Phase, _ x: Double, _ nanoseconds: Int64) {
      recorded.write(
        .pointer(phase, device: .mouse, finger: 0, location: Point(x: x, y: 400)),
        at: Instant(nanoseconds: nanoseconds))
    }

    mouse(.down, 8, 0)
    mouse(.move, 24, 8_123_456)
    mouse(.move, 31.5, 16_200_000)
    for finger in [0, 2, 2] {
      recorded.write(
        .pointer(.move, device: .touch, finger: finger, location: Point(x: 1, y: 2)),
        at: Instant(nanoseconds: 20_000_000))
    }
    mouse(.cancelled, 31.5, 1_000_000_000)
    recorded.write(
      .key(KeyPress("Left", modifiers: [.alt])), at: Instant(nanoseconds: 2_000_000_000))
    for composition in [TextComposition("に"), TextComposition("にほ", selected: 0..<1)] {
      recorded.write(.composition(composition), at: Instant(nanoseconds: 2_100_000_000))
    }
    for wanted in [Preferences(isDark: true, textSize: 1.5), Preferences(textSize: 1.5)] {
      recorded.write(.prefer(wanted), at: Instant(nanoseconds: 2_200_000_000))
    }
    for fraction in [0.42, nil] {
      recorded.write(.scrub(fraction), at: Instant(nanoseconds: 2_300_000_000))
    }
    recorded.write(.releaseFrozen, at: Instant(nanoseconds: 2_400_000_000))
    recorded.session.advance(to: Instant(nanoseconds: 2_500_000_001))
    recorded.end()

    #expect(
      recorded.script == """
        # a test
        - at: 0ms
          down: [8, 400]
        - moves: |
            8.123456ms 24 400
            16.2ms 31.5 400
        - touch:
            finger: 0
            moves: |
              20ms 1 2
        - touch:
            finger: 2
            moves: |
              20ms 1 2
              20ms 1 2
        - at: 1000ms
          cancel: [31.5, 400]
        - at: 2000ms
          key: Alt+Left
        - at: 2100ms
          compose: "に"
        - at: 2100ms
          compose: {text: "にほ", selected: [0, 1]}
        - at: 2200ms
          prefer: {dark: true, text-size: 150%}
        - at: 2200ms
          prefer: {dark: false}
        - at: 2300ms
          scrub: 0.42
        - at: 2300ms
          scrub: off
        - at: 2400ms
          scrub: release
        - at: 2500.000001ms
          wait: 0s

        """)
  }

  @Test(
    "Input that no step can express becomes a comment, and the moves around it are kept",
    arguments: [
      InputEvent.key(KeyPress("Esc4pe")), .key(KeyPress("Ctrl+A")), .resize(.zero),
      .prefer(Preferences(releaseRule: ReleaseRule("own") { _, _, _ in true })),
    ])
  func leftOut(input: InputEvent) throws {
    let recorded = Recorded()
    let move = InputEvent.pointer(.move, device: .mouse, finger: 0, location: .zero)

    for event in [move, input, move] { recorded.write(event, at: .zero) }

    let script = try Script(yaml: recorded.script, file: "a.yaml")
    #expect(script.inputs.map(\.input) == [move, move])
    #expect(recorded.script.contains("\n# left out at 0ms: no step can say it\n"))
  }

  @Test("An app's own release rule is left out of the preferences that a recording changes")
  func ownRule() throws {
    let recorded = Recorded()
    let own = ReleaseRule("own") { _, _, _ in true }

    recorded.write(.prefer(Preferences(isDark: true, releaseRule: own)), at: .zero)

    let script = try Script(yaml: recorded.script, file: "a.yaml")
    #expect(script.inputs.map(\.input) == [.prefer(Preferences(isDark: true))])
  }

  @Test("Of a text that is too long for a script, a recording has only a comment")
  func longTexts() throws {
    let longest = String(repeating: "x", count: 1 << 20)
    let tooLong = longest + "x"
    let recorded = Recorded()
    let inputs: [InputEvent] = [
      .text(longest), .text(tooLong), .composition(TextComposition(tooLong)),
      .loaded(LoadResult(call: 1, name: tooLong, outcome: .failure(.offline))),
      .loaded(LoadResult(call: 1, name: "tea", outcome: .value(tooLong))), .key(KeyPress("Tab")),
    ]

    for input in inputs { recorded.write(input, at: .zero) }

    let script = try Script(yaml: recorded.script, file: "a.yaml")
    let isSame = script.inputs.map(\.input) == [.text(longest), .key(KeyPress("Tab"))]
    #expect(isSame)
    let comments = recorded.script.split(separator: "\n").filter { $0.hasPrefix("# left out") }
    #expect(comments.count == 4)
  }

  @Test("A recording ends after a week and remains a valid script")
  func week() throws {
    let recorded = Recorded()
    let week = Instant.zero.advanced(by: .seconds(604_800))
    let move = InputEvent.pointer(.move, device: .mouse, finger: 0, location: .zero)

    for nanoseconds in [0, 1] as [Int64] {
      recorded.write(move, at: week.advanced(by: .nanoseconds(nanoseconds)))
    }
    recorded.wait(.seconds(604_801))
    recorded.end()

    let script = try Script(yaml: recorded.script, file: "a.yaml")
    #expect(script.inputs == [Script.TimedInput(instant: week, input: move)])
    #expect(script.end == week)
  }
}
