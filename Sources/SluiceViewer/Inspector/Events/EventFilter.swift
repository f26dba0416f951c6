internal import FlowCore

/// Which lines of a trace are seen.
struct EventFilter: Hashable {
  /// Kinds of lines that people look for.
  enum Kind: String, CaseIterable, Hashable {
    case all = "All"
    case callbacks = "Callbacks"
    case input = "Input"
    case flow = "Flow"

    fileprivate func contains(_ verb: String) -> Bool {
      switch self {
      case .all: true
      case .callbacks: TimeMarks.callbackVerbs.contains(verb)
      case .input: Self.inputVerbs.contains(verb)
      case .flow: !Self.inputVerbs.contains(verb) && !TimeMarks.callbackVerbs.contains(verb)
      }
    }

    private static let inputVerbs: Set<String> = [
      "down", "move", "up", "cancelled", "wheel", "key", "text", "compose", "resize", "focus",
      "prefer", "scrub",
    ]
  }

  /// The kind.
  var kind = Kind.all
  /// Words that all must be in the line.
  var words = ""

  /// Whether a line is seen.
  func contains(_ line: TraceLine) -> Bool {
    guard kind.contains(line.verb) else { return false }
    guard !words.isEmpty else { return true }
    let text = "\(line.verb) \(line.subject) \(line.details)".lowercased()
    return words.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}

/// The places of the lines that a filter lets through, found once for each line.
struct FilteredEvents {
  private var filter = EventFilter()
  private var read = 0
  /// The places, in order.
  private(set) var places: [Int] = []

  /// Takes notice of a filter, and of lines that have come, or are gone.
  mutating func update(_ lines: [TraceLine], by filter: EventFilter) {
    if filter != self.filter || lines.count < read {
      (self.filter, read, places) = (filter, 0, [])
    }
    for place in read..<lines.count where filter.contains(lines[place]) { places.append(place) }
    read = lines.count
  }
}
