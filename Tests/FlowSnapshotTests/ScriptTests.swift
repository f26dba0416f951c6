import FlowCore
import FlowSnapshot
import Testing

@Suite struct ScriptTests {
  private func script(_ yaml: String) throws -> Script { try Script(yaml: yaml, file: "a.yaml") }

  private func times(_ script: Script) -> [String] {
    script.inputs.map { timed in
      switch timed.input {
      case .pointer(let pointer):
        "\(timed.instant) \(pointer.phase) \(pointer.device) \(pointer.finger) "
          + "\(pointer.location.x.fixed(1)),\(pointer.location.y.fixed(1))"
      default: "\(timed.instant) \(timed.input)"
      }
    }
  }

  @Test("A tap is a press of 50 ms, and the next step starts after it")
  func tap() throws {
    let script = try script("- tap: [195, 400]\n- wait: 350ms\n- down: [1, 2]")

    #expect(
      times(script) == [
        "0.000000 down mouse 0 195.0,400.0", "50.000000 up mouse 0 195.0,400.0",
        "400.000000 down mouse 0 1.0,2.0",
      ])
  }

  @Test("The input of a script does not include the recorded input of its steps by name")
  func exact() throws {
    let script = try script("- tap: Tea\n  exact:\n  - up: [1, 1]\n  - key: Up\n- key: Tab")

    #expect(script.inputs.map(\.input) == [.key(KeyPress("Tab"))])
    #expect(script.inputCount == 1)
  }

  @Test("A drag is linear with 60 samples per second and ends exactly at its end point")
  func drag() throws {
    let script = try script("- drag: {from: [0, 0], to: [100, 50], over: 50ms}")

    #expect(
      times(script) == [
        "0.000000 down mouse 0 0.0,0.0", "16.666666 move mouse 0 33.3,16.7",
        "33.333333 move mouse 0 66.7,33.3", "50.000000 move mouse 0 100.0,50.0",
        "50.000000 up mouse 0 100.0,50.0",
      ])
  }

  @Test("A drag passes its points at constant speed, can pause at the end and stay pressed")
  func dragOptions() throws {
    let script = try script(
      "- drag: {from: [0, 0], via: [[30, 0]], to: [0, 0], over: 100ms, hold: 300ms, release: false}"
    )

    #expect(script.end == Instant.zero.advanced(by: .milliseconds(400)))
    #expect(script.fingers(at: Instant.zero.advanced(by: .milliseconds(50))).first?.x == 30)
    #expect(script.fingers(at: script.end) == [Point(x: 0, y: 0)])
    #expect(!times(script).contains { $0.contains(" up ") })
  }

  @Test("Every raw step is the input that it names")
  func raw() throws {
    let script = try script(
      """
      - at: 10ms
        move: [5, 6]
      - down: {at: [5, 6], with: Ctrl+Shift}
      - touch: {down: [1, 2], finger: 3}
      - wheel: [0.5, -1]
      - key: Alt+Left
      - text: "é"
      - compose: に
      - compose: {text: "にほん", selected: [1, 9]}
      - compose: ""
      - resize: [320, 480]
      - focus: false
      - prefer: {dark: true, timing: 400ms}
      - prefer: {text-size: 150%, timing: default}
      - scrub: 0.42
      - scrub: off
      - scrub: release
      - up:
      """)

    #expect(
      script.inputs.map(\.input) == [
        .pointer(.move, device: .mouse, finger: 0, location: Point(x: 5, y: 6)),
        .pointer(
          .down, device: .mouse, finger: 0, location: Point(x: 5, y: 6),
          modifiers: [.ctrl, .shift]),
        .pointer(.down, device: .touch, finger: 3, location: Point(x: 1, y: 2)),
        .wheel(right: 0.5, down: -1),
        .key(KeyPress("Left", modifiers: [.alt])), .text("é"),
        .composition(TextComposition("に", selected: 1..<1)),
        .composition(TextComposition("にほん", selected: 1..<3)), .composition(TextComposition("")),
        .resize(Size(width: 320, height: 480)), .focus(false),
        .prefer(Preferences(isDark: true, timing: .linear(.milliseconds(400)))),
        .prefer(Preferences(isDark: true, textSize: 1.5)), .scrub(0.42), .scrub(nil),
        .releaseFrozen,
        .pointer(.up, device: .mouse, finger: 0, location: Point(x: 5, y: 6)),
      ])
    #expect(script.inputs.allSatisfy { $0.instant == Instant.zero.advanced(by: .milliseconds(10)) })
  }

  @Test(
    "A script can state its version in a step without other keys, and newer versions are refused"
  )
  func version() throws {
    let heading = ScriptWriter.heading
    #expect(heading == "- version: 1\n")
    #expect(try script(heading).inputs.isEmpty)
    #expect(try times(script(heading + "- key: Tab")) == times(script("- key: Tab")))

    for (yaml, line) in [
      ("- version: 2", "a.yaml:1: expected version 1 or an older one, not 2; take a newer sluice"),
      ("- version: new", "a.yaml:1: expected a version as 'version: 1'"),
      ("- {version: 1, key: Tab}", "a.yaml:1: expected a version as 'version: 1'"),
    ] {
      let error = #expect(throws: ScriptError.self) { try script(yaml) }
      #expect(error?.description == line)
    }
  }

  @Test("A step changes only the preferences that it names, starting from those of the session")
  func preferences() throws {
    let script = try Script(
      yaml: "- prefer: {rtl: true}\n- prefer: {dark: false}", file: "a.yaml",
      preferences: Preferences(isDark: true))

    #expect(
      script.inputs.map(\.input) == [
        .prefer(Preferences(isDark: true, direction: .rightToLeft)),
        .prefer(Preferences(direction: .rightToLeft)),
      ])
  }

  @Test(
    "A list of moves is one step with its own instants, and the next step starts at the last one"
  )
  func moves() throws {
    let script = try script(
      """
      - down: [8, 400]
      - moves: |
          8.123456ms 24 401

          16.2ms   31.5 -1e-05
      - up:
      - touch:
          moves: |
            20ms 1 2
          finger: -3
      """)

    #expect(
      times(script) == [
        "0.000000 down mouse 0 8.0,400.0", "8.123456 move mouse 0 24.0,401.0",
        "16.200000 move mouse 0 31.5,0.0", "16.200000 up mouse 0 31.5,0.0",
        "20.000000 move touch -3 1.0,2.0",
      ])
    #expect(script.end == Instant.zero.advanced(by: .milliseconds(20)))
  }

  @Test("A cancelled press is not shown in pictures")
  func cancel() throws {
    let script = try script("- down: [5, 6]\n- cancel:\n- touch: {cancel: [1, 2], finger: 3}")

    #expect(
      script.inputs.map(\.input).suffix(2) == [
        .pointer(.cancelled, device: .mouse, finger: 0, location: Point(x: 5, y: 6)),
        .pointer(.cancelled, device: .touch, finger: 3, location: Point(x: 1, y: 2)),
      ])
    #expect(script.fingers(at: .zero).isEmpty)
  }

  @Test("A mouse without a pressed button is not shown as a finger")
  func hovering() throws {
    let script = try script("- move: [5, 6]\n- at: 10ms\n  down: [5, 6]\n- move: [7, 8]")

    #expect(script.fingers(at: .zero).isEmpty)
    #expect(script.fingers(at: script.end) == [Point(x: 7, y: 8)])
  }

  @Test("A finger at an extreme or invalid location is not shown")
  func far() throws {
    let script = try script("- down: [1e300, 6]\n- touch: {down: [.nan, 1]}")

    #expect(script.inputs.count == 2)
    #expect(script.fingers(at: .zero).isEmpty)
  }

  @Test("An empty script does nothing")
  func empty() throws {
    #expect(try script("") == Script())
    #expect(try script("# nothing\n") == Script())
  }

  @Test(
    "An error in a script is reported with file, line and what was expected",
    arguments: [
      ("tap: [1, 2]", "a.yaml:1: expected a list of steps"),
      ("- tap: [1, 2]\n- tap: 5", "a.yaml:2: expected a point as [195, 400]"),
      ("- tap: [1, .nan]", "a.yaml:1: expected a point"),
      ("- wait: 350", "a.yaml:1: expected a time as 350ms or 1.2s"),
      ("- wait: -1s", "a.yaml:1: expected a time"),
      ("- wait: 99h", "a.yaml:1: expected a time"),
      (
        "- swipe: [1, 2]",
        "a.yaml:1: 'swipe' is no step; expected down, move, moves, up, cancel, touch, wheel, key, "
          + "text, compose, resize, focus, prefer, scrub, loaded, tap, drag, choose, type, "
          + "scroll, press-and-hold, go-back, expect, wait or shot"
      ),
      ("- moves: [1, 2]", "a.yaml:1: expected '|', and below it moves, one a line, as '16.2ms"),
      ("- moves: 8ms 1 2", "a.yaml:1: expected '|'"),
      ("- moves: >\n    8ms 1 2", "a.yaml:1: expected '|'"),
      (
        "- down: [1, 2]\n- moves: |\n\n    8ms 1 2\n    9ms 1",
        "a.yaml:5: expected a move as '16.2ms"
      ),
      ("- moves: |\n    8 1 2", "a.yaml:2: expected a move"),
      ("- moves: |\n    8ms 0x1 2", "a.yaml:2: expected a move"),
      ("- moves: |\n    8ms 1 nan", "a.yaml:2: expected a move"),
      (
        "- moves: |\n    8ms 1 2\n    7ms 1 2",
        "a.yaml:3: expected a time after the step before, which ends at 8 ms"
      ),
      ("- wait: 1s\n- moves: |\n    8ms 1 2", "a.yaml:3: expected a time after the step before"),
      ("- tap: [1e6, 2]", "a.yaml:1: expected a point as [195, 400], with numbers up to 100000"),
      ("- down: [1, '2']", "a.yaml:1: expected a point as [195, 400]"),
      ("- down: {at: [1, 2]}", "a.yaml:1: expected a press as {at: [x, y], with: Shift}"),
      ("- down: {at: [1, 2], with: Hyper}", "a.yaml:1: expected keys that are held"),
      ("- down: {at: [1, 2], with: ''}", "a.yaml:1: expected keys that are held"),
      ("- text:", "a.yaml:1: expected the characters to type"),
      ("- compose:", "a.yaml:1: expected the characters"),
      ("- compose: {selected: [0, 1]}", "a.yaml:1: expected a composition's 'text'"),
      (
        "- compose: {text: a, selected: [1, 0]}", "a.yaml:1: expected two places between characters"
      ),
      ("- compose: {text: a, selected: 1}", "a.yaml:1: expected two places between characters"),
      ("- compose: {words: a}", "a.yaml:1: 'words' is unknown; expected text, selected"),
      ("- tap: [1, 2]\n  wait: 1s", "a.yaml:2: expected one step here"),
      ("- at: 1s", "a.yaml:1: expected a step"),
      (
        "- wait: 1s\n- at: 500ms\n  tap: [1, 2]",
        "a.yaml:2: expected a time after the step before, which ends at 1000 ms"
      ),
      ("- drag: {from: [1, 2]}", "a.yaml:1: expected a drag with 'from' and 'to'"),
      ("- drag: {from: [1, 2], to: [3, 4], fast: true}", "a.yaml:1: 'fast' is unknown"),
      ("- key: Hyper+A", "a.yaml:1: 'Hyper+A' is no key"),
      ("- key: Esc4pe", "a.yaml:1: 'Esc4pe' is no key"),
      ("- focus: maybe", "a.yaml:1: expected true or false"),
      ("- prefer: dark", "a.yaml:1: expected {dark: true}"),
      ("- prefer: {darker: true}", "a.yaml:1: 'darker' is unknown; expected dark, high-contrast"),
      ("- prefer: {dark: [1]}", "a.yaml:1: expected true or false"),
      (
        "- prefer: {timing: soon, network: lost, transition: swirl, dark: maybe}",
        "a.yaml:1: expected true or false"
      ),
      (
        "- prefer: {transition: swirl}",
        "a.yaml:1: expected slide, slide-back, cross-fade, zoom, sheet or default"
      ),
      ("- scrub: half", "a.yaml:1: expected a fraction as 0.42, release or off"),
      ("- resize: [0, 0]", "a.yaml:1: expected a size from"),
      ("- shot: ../etc", "a.yaml:1: expected a picture's name"),
      ("- shot: a\n- shot: a", "a.yaml:2: there is a picture 'a' already"),
      ("- touch: {finger: a}", "a.yaml:1: expected a whole number"),
      ("- touch: {finger: 1}", "a.yaml:1: expected one of down, move, moves, up"),
      ("- \"a\\nb\": 1", "a.yaml:1: 'a b' is no step"),
      ("- tap: [1, 2", "a.yaml:"),
      ("- tap: [1, 2]\n- {a: 1, a: 2}", "a.yaml:2: expected each key once"),
    ])
  func errors(yaml: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try script(yaml) }

    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test(
    "Durations are parsed exactly",
    arguments: [
      ("350ms", 350_000_000), ("1.2s", 1_200_000_000), ("0s", 0), ("16.666667ms", 16_666_667),
      ("0.1s", 100_000_000),
    ])
  func time(text: String, nanoseconds: Int64) {
    #expect(Duration(parsing: text)?.inNanoseconds == nanoseconds)
  }

  @Test(
    "Invalid durations are rejected",
    arguments: ["", "s", "1", "1m", ".5s", "1.s", "1e3ms", "+1s", "99999999999s", "1.2.3s"])
  func noTime(text: String) {
    #expect(Duration(parsing: text) == nil)
  }
}
