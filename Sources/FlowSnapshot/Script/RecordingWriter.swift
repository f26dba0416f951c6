package import FlowCore

/// Writes input to a script that may be cut off at any time, and adds a seal, which is a checksum,
/// about once a second and at the script's end.
package struct RecordingWriter {
  /// The minimum time from one seal to the next, which follows the first input after that time.
  private static let interval = Duration.seconds(1)

  private var writer: ScriptWriter
  private var seal = ScriptSeal()
  private var sealed = Instant.zero

  /// Creates a writer for a session, with the preferences at the session's start.
  package init(preferences: Preferences = Preferences()) {
    writer = ScriptWriter(preferences: preferences)
  }

  /// Begins a new script, with the preferences at its start; its seals also cover the text of the
  /// earlier scripts.
  package mutating func beginAgain(preferences: Preferences) {
    writer = ScriptWriter(preferences: preferences)
  }

  /// Adds lines that precede all input to the seals' checksum, and returns the lines.
  package mutating func lead(_ text: String) -> String {
    seal.add(text.utf8)
    return text
  }

  /// The lines for input at an instant, which must not be earlier than that of the previous input.
  package mutating func lines(for input: InputEvent, at instant: Instant) -> String {
    let text = writer.lines(for: input, at: instant)
    seal.add(text.utf8)
    guard sealed.duration(to: instant) >= Self.interval else { return text }
    return text + sealLine(at: instant)
  }

  /// The lines that end the script at an instant.
  package mutating func end(at instant: Instant) -> String {
    let text = writer.end(at: instant)
    seal.add(text.utf8)
    return text + sealLine(at: instant)
  }

  /// The line that seals the text written so far, up to an instant.
  package mutating func sealLine(at instant: Instant) -> String {
    // A comment ends a list of moves.
    writer.endMoves()
    sealed = instant
    return seal.line()
  }
}
