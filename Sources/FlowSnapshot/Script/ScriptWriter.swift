public import FlowCore
internal import FlowSDL

/// Writes input as a script, piece by piece as it comes.
///
/// Each piece is whole lines, and the pieces so far make a script at any time. It gives back the
/// same input at the same instants: to the nanosecond, and to the last bit of every number.
///
/// What scripts have no words for becomes a comment: a key that no keyboard has, a stage beyond
/// `StageLimits`, and whatever comes more than a day after the start.
public struct ScriptWriter {
  /// Whose moves are being written, one a line; more of them need no step of their own.
  private var mover: Script.Pointer?
  /// What the person wants so far.
  private var preferences: Preferences

  /// Creates a writer at a script's start.
  ///
  /// - Parameter preferences: Those with which the session begins, and will begin when the script
  ///   is read.
  public init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
  }

  /// What stands above all steps in a file: of what version it is.
  public static var heading: String { "- \(FormatVersion.name): \(FormatVersion.current)\n" }

  /// A line for people, from a text of one line.
  public static func comment(_ text: String) -> String { "# \(text)\n" }

  /// The lines for input at an instant, which is not before that of the piece above.
  public mutating func lines(for input: InputEvent, at instant: Instant) -> String {
    if case .pointer(.move, let device, let finger, let place, _) = input, Self.allows(instant) {
      return move(Script.Pointer(device: device, finger: finger), to: place, at: instant)
    }
    mover = nil
    return step(words(for: input), at: instant)
  }

  /// The lines that make the script end at an instant, which is not before that of the piece above.
  public mutating func end(at instant: Instant) -> String {
    mover = nil
    return step("wait: 0s", at: instant)
  }

  private static func allows(_ instant: Instant) -> Bool {
    instant <= Instant.zero.advanced(by: .day)
  }

  private func step(_ words: String?, at instant: Instant) -> String {
    guard let words, Self.allows(instant) else {
      return Self.comment("left out at \(instant.time): no step can say it")
    }
    return "- at: \(instant.time)\n  \(words)\n"
  }

  private mutating func move(
    _ pointer: Script.Pointer, to place: Point, at instant: Instant
  ) -> String {
    let isFirst = pointer != mover
    mover = pointer
    let line = "\(instant.time) \(place.x.yaml) \(place.y.yaml)\n"
    switch pointer.device {
    case .mouse:
      return (isFirst ? "- moves: |\n" : "") + "    " + line
    case .touch:
      return (isFirst ? "- touch:\n    finger: \(pointer.finger)\n    moves: |\n" : "")
        + "      " + line
    }
  }

  private mutating func words(for input: InputEvent) -> String? {
    switch input {
    case .pointer(.down, .mouse, _, let place, let modifiers) where !modifiers.isEmpty:
      "down: {at: \(list(place.x, place.y)), with: \(modifiers.text)}"
    case .pointer(let phase, .mouse, _, let place, _):
      "\(phase.verb): \(list(place.x, place.y))"
    case .pointer(let phase, .touch, let finger, let place, _):
      "touch: {\(phase.verb): \(list(place.x, place.y)), finger: \(finger)}"
    case .wheel(let right, let down):
      "wheel: \(list(right, down))"
    case .key(let press):
      KeyNames.contains(press.key) && KeyPress(parsing: press.description) == press
        ? "key: \(press.description.word)" : nil
    case .text(let text):
      "text: \(text.quoted)"
    case .composition(let composition):
      "compose: \(words(for: composition))"
    case .resize(let size):
      StageLimits.allows(size) ? "resize: \(list(size.width, size.height))" : nil
    case .focus(let hasFocus):
      "focus: \(hasFocus)"
    case .prefer(let wanted):
      words(for: wanted)
    case .scrub(let fraction):
      "scrub: \(fraction?.yaml ?? "off")"
    case .letGo:
      "scrub: release"
    }
  }

  private mutating func words(for wanted: Preferences) -> String {
    defer { preferences = wanted }
    let changes = wanted.changes(since: preferences)
    return
      "prefer: {\(changes.map { "\($0.rawValue): \(wanted.text(of: $0))" }.joined(separator: ", "))}"
  }

  private func words(for composition: TextComposition) -> String {
    let (text, selected) = (composition.text.quoted, composition.selected)
    if composition == TextComposition(composition.text) { return text }
    return "{text: \(text), selected: [\(selected.lowerBound), \(selected.upperBound)]}"
  }

  private func list(_ first: Double, _ second: Double) -> String {
    "[\(first.yaml), \(second.yaml)]"
  }
}

extension Set<KeyPress.Modifier> {
  fileprivate var text: String { sorted().map(\.rawValue).joined(separator: "+") }
}

extension PointerEvent.Phase {
  /// What scripts call it.
  fileprivate var verb: String { self == .cancelled ? "cancel" : rawValue }
}
