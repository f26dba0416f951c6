internal import FlowCore

/// Selects the lines of a trace that are listed.
struct EventFilter: Hashable {
  enum Kind: CaseIterable, Hashable {
    case all, callbacks, input, flow

    var title: Phrase {
      switch self {
      case .all: .all
      case .callbacks: .callbacks
      case .input: .input
      case .flow: .flow
      }
    }

    func contains(_ verb: String) -> Bool {
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

  var kind = Kind.all
  /// A line must contain all the words, regardless of case.
  var searchText = ""

  /// `text` returns the line as a sentence, which is searched, too.
  func contains(_ line: TraceLine, text: () -> String) -> Bool {
    guard kind.contains(line.verb) else { return false }
    guard !searchText.isEmpty else { return true }
    let searched = "\(line.verb) \(line.subject) \(line.details) \(text())".lowercased()
    return searchText.lowercased().split(separator: " ").allSatisfy { searched.contains($0) }
  }
}

/// The indices of the lines that a filter accepts; each line is tested only once.
struct FilteredEvents {
  private var filter = EventFilter()
  private var beginning: TraceLog.Beginning?
  private var readCount = 0
  private(set) var lineIndices: [Int] = []

  /// Tests the new lines; starts over if the filter changed, lines were removed, or the lines are
  /// those of another run.
  mutating func update(
    _ lines: TraceLog, by filter: EventFilter, text: (TraceLine, Int) -> String
  ) {
    if filter != self.filter || lines.beginning !== beginning {
      (self.filter, beginning, readCount, lineIndices) = (filter, lines.beginning, 0, [])
    }
    for index in readCount..<lines.count {
      let line = lines[index]
      if filter.contains(line, text: { text(line, index) }) { lineIndices.append(index) }
    }
    readCount = lines.count
  }
}
