package import FlowCore

/// Writes input to a script that may be cut off at any time, and adds a seal, which is a checksum,
/// about once a second and at the script's end.
package struct RecordingWriter {
  /// A seal follows the first input that is at least this much later than the previous seal.
  private static let interval = Duration.seconds(1)

  private var writer: ScriptWriter
  private var seal = ScriptSeal()
  private var sealed = Instant.zero

  /// The preferences are those at the session's start.
  package init(preferences: Preferences = Preferences()) {
    writer = ScriptWriter(preferences: preferences)
  }

  /// Begins another script, from its own start on; its seals also cover the text of the earlier
  /// scripts.
  package mutating func beginAgain(preferences: Preferences) {
    writer = ScriptWriter(preferences: preferences)
    sealed = .zero
  }

  /// Adds lines that precede all input to the seals' checksum.
  package mutating func lead(_ text: String) -> String {
    seal.add(text.utf8)
    return text
  }

  /// Adds a comment line, with its newline, between two inputs.
  package mutating func comment(_ line: String) -> String {
    writer.endMoves()
    return lead(line)
  }

  /// The lines for input, with a seal if one is due; the instant must not be earlier than that of
  /// the previous input.
  package mutating func lines(for input: InputEvent, at instant: Instant) -> String {
    let text = writer.lines(for: input, at: instant)
    seal.add(text.utf8)
    guard sealed.duration(to: instant) >= Self.interval else { return text }
    return text + sealLine(at: instant)
  }

  package mutating func end(at instant: Instant) -> String {
    let text = writer.end(at: instant)
    seal.add(text.utf8)
    return text + sealLine(at: instant)
  }

  package mutating func sealLine(at instant: Instant) -> String {
    // A comment ends a list of moves.
    writer.endMoves()
    sealed = instant
    return seal.line()
  }
}
