package import FlowCore

/// Writes input as a script, piece by piece as the input arrives.
///
/// Each piece consists of whole lines, and the pieces so far always form a valid script, as long as
/// it has no more steps, input and bytes than `ScriptLimits` allows. Reading it gives back the same
/// input at the same instants: to the nanosecond, and to the last bit of every number.
///
/// Input that a script cannot express becomes a comment: a key that scripts cannot name, a stage
/// size beyond `SizeLimits`, a text, a composition or a call's name or result that is longer than
/// a mebibyte, and anything more than a week after the start. An app's own release rule is left out
/// of the preferences; a change of that rule alone becomes a comment, too.
package struct ScriptWriter {
  /// The pointer whose moves are being written; its further moves need no new step.
  private var mover: Script.Pointer?
  /// The preferences after the input so far, as they are when the script is read.
  private var preferences: Preferences

  /// The preferences at the session's start must be the same when the script is read.
  package init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
  }

  package static var heading: String { "- \(FormatVersion.name): \(FormatVersion.current)\n" }

  /// `text` must be a single line.
  package static func comment(_ text: String) -> String { "# \(text)\n" }

  /// The first line of a recording; `command`, which plays it, must be a single line.
  package static func replayComment(_ command: String) -> String {
    comment(replayMark + command)
  }

  /// Whether a line is a recording's first line, which identifies even a recording that was cut off
  /// before its first seal.
  static func beginsRecording(_ line: String) -> Bool { line.hasPrefix("# \(replayMark)") }

  private static let replayMark = "Replay with: "

  /// The lines for input; the instant must not be earlier than that of the previous input.
  package mutating func lines(for input: InputEvent, at instant: Instant) -> String {
    guard Self.allows(instant) else { return leftOut(at: instant) }
    if case .pointer(let pointer) = input, pointer.phase == .move {
      return move(
        Script.Pointer(device: pointer.device, finger: pointer.finger), to: pointer.location,
        at: instant)
    }
    guard let step = step(for: input) else { return leftOut(at: instant) }
    mover = nil
    return Self.lines(of: step, at: instant)
  }

  /// The lines that end the script; the instant must not be earlier than that of the last input.
  package mutating func end(at instant: Instant) -> String {
    guard Self.allows(instant) else { return leftOut(at: instant) }
    mover = nil
    // An instant alone is no step.
    return Self.lines(of: "wait: 0s", at: instant)
  }

  mutating func endMoves() { mover = nil }

  private static func allows(_ instant: Instant) -> Bool {
    instant <= Instant.zero.advanced(by: ScriptLimits.duration)
  }

  private static func lines(of step: String, at instant: Instant) -> String {
    "- at: \(instant.time)\n  \(step)\n"
  }

  private mutating func leftOut(at instant: Instant) -> String {
    // A comment ends a list of moves.
    mover = nil
    return Self.comment("left out at \(instant.time): no step can say it")
  }

  private mutating func move(
    _ pointer: Script.Pointer, to location: Point, at instant: Instant
  ) -> String {
    let isFirst = pointer != mover
    mover = pointer
    let line = "\(instant.time) \(location.x.yaml) \(location.y.yaml)\n"
    switch pointer.device {
    case .mouse:
      return (isFirst ? "- moves: |\n" : "") + "    " + line
    case .touch:
      return (isFirst ? "- touch:\n    finger: \(pointer.finger)\n    moves: |\n" : "")
        + "      " + line
    }
  }

  // MARK: Steps

  /// `nil` if no step can express the input.
  private mutating func step(for input: InputEvent) -> String? {
    switch input {
    case .pointer(let pointer):
      pointerStep(pointer)
    case .wheel(let right, let down):
      "wheel: \(list(right, down))"
    case .key(let press):
      KeyPress(parsing: press.description) == press ? "key: \(press.description.word)" : nil
    case .text(let text):
      quoted(text).map { "text: \($0)" }
    case .composition(let composition):
      compositionValue(composition).map { "compose: \($0)" }
    case .environment(.resize(let size)):
      SizeLimits.allows(size) ? "resize: \(list(size.width, size.height))" : nil
    case .environment(.focus(let hasFocus)):
      "focus: \(hasFocus)"
    case .environment(.prefer(let wanted)):
      preferenceStep(wanted)
    case .debugger(.scrub(let fraction)):
      "scrub: \(fraction?.yaml ?? "off")"
    case .debugger(.releaseFrozen):
      "scrub: release"
    case .loaded(let result):
      resultStep(result)
    }
  }

  private func resultStep(_ result: LoadResult) -> String? {
    guard let name = quoted(result.name), let outcome = outcomeField(result.outcome) else {
      return nil
    }
    return "loaded: {call: \(result.call), name: \(name), \(outcome)}"
  }

  private func outcomeField(_ outcome: LoadResult.Outcome) -> String? {
    switch outcome {
    case .value(let text): quoted(text).map { "value: \($0)" }
    case .failure(.failed(let reason)): quoted(reason).map { "error: \($0)" }
    case .failure(.offline): "offline: true"
    }
  }

  private func pointerStep(_ pointer: PointerInput) -> String {
    let (verb, location) = (pointer.phase.verb, list(pointer.location.x, pointer.location.y))
    switch pointer.device {
    case .mouse where pointer.phase == .down && !pointer.modifiers.isEmpty:
      return "down: {at: \(location), with: \(pointer.modifiers.text)}"
    case .mouse: return "\(verb): \(location)"
    case .touch: return "touch: {\(verb): \(location), finger: \(pointer.finger)}"
    }
  }

  private mutating func preferenceStep(_ wanted: Preferences) -> String? {
    let changes = wanted.changes(since: preferences)
    // The text of an app's own release rule cannot be read back.
    let readable = changes.filter { preferences.set($0, to: wanted.text(of: $0)) }
    guard changes.isEmpty || !readable.isEmpty else { return nil }
    let fields = readable.map { "\($0.rawValue): \(wanted.text(of: $0))" }
    return "prefer: {\(fields.joined(separator: ", "))}"
  }

  private func compositionValue(_ composition: TextComposition) -> String? {
    guard let text = quoted(composition.text) else { return nil }
    let selected = composition.selected
    if composition == TextComposition(composition.text) { return text }
    return "{text: \(text), selected: [\(selected.lowerBound), \(selected.upperBound)]}"
  }

  /// `nil` if the text is too long for a script.
  private func quoted(_ text: String) -> String? {
    text.utf8.count <= ScriptLimits.text ? text.quoted : nil
  }

  private func list(_ first: Double, _ second: Double) -> String {
    "[\(first.yaml), \(second.yaml)]"
  }
}

extension Set<KeyPress.Modifier> {
  fileprivate var text: String { sorted().map(\.rawValue).joined(separator: "+") }
}

extension PointerEvent.Phase {
  fileprivate var verb: String { self == .cancelled ? "cancel" : rawValue }
}

extension Script {
  /// The script as YAML, without pictures and without steps that depend on a flow.
  package func yaml(preferences: Preferences = Preferences()) -> String {
    var writer = ScriptWriter(preferences: preferences)
    var text = ScriptWriter.heading
    for timed in InputSequence(script: self) {
      text += writer.lines(for: timed.input, at: timed.instant)
    }
    return text + writer.end(at: end)
  }
}
