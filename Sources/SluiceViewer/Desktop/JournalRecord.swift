internal import Desktop
internal import FlowCore
internal import FlowSnapshot

/// What a journal says of a run that has not ended as it should.
package struct JournalRecord {
  private static let mark = "link "
  /// How the line begins that says by what signal a demo has ended the program.
  static let trapMark = "trap "

  /// The link that leads to where the run ended.
  package let link: StageLink
  /// The number of the signal by which a demo has ended the program there; `nil` where it ended
  /// otherwise.
  package private(set) var signal: Int32?

  /// Reads a journal's lines; `nil` where they say no link, or are of a version that is yet to
  /// come.
  package init?(_ lines: [String]) {
    let version = lines.first.flatMap(FormatVersion.read)
    guard version.flatMap(FormatVersion.problem) == nil else { return nil }
    guard let start = lines.lastIndex(where: { $0.hasPrefix(Self.mark) }) else { return nil }
    let rest = lines[(start + 1)...]
    let script = rest.prefix { !$0.hasPrefix(Self.trapMark) }
    link = Self.link(String(lines[start].dropFirst(Self.mark.count)), Array(script))
    signal = rest.dropFirst(script.count).first.flatMap { Int32($0.dropFirst(Self.trapMark.count)) }
  }

  /// Claims the journal of a run that a signal has ended; `nil` where it says no link.
  init?(journal path: String, signal: Int32) {
    guard let lines = SessionJournal.claim(path), let record = Self(lines) else { return nil }
    self = record
    self.signal = signal
  }

  /// What all journals of a catalogue's viewer are called.
  static func name(_ catalogue: Catalogue) -> String { "journal-\(catalogue.fileName)" }

  /// The line that says what the flow was started with.
  static func line(of link: StageLink) -> String { mark + link.description }

  private static func link(_ text: String, _ lines: [String]) -> StageLink {
    var link = StageLink(text)
    let yaml = lines.map { "\($0)\n" }.joined()
    if let script = try? Script(yaml: yaml, file: "journal"), !script.inputs.isEmpty {
      link.moment?.time = script.end.duration(since: .zero)
      link.moment?.words.append(StageLink.scriptWord(yaml))
    }
    return link
  }
}

extension JournalRecord: CustomStringConvertible {
  /// The lines of a journal that says the same.
  package var description: String {
    ([FormatVersion.line, Self.line(of: link)]
      + [signal.map { "\(Self.trapMark)\($0)" }].compactMap(\.self))
      .joined(separator: "\n")
  }
}

extension Catalogue {
  /// The title as files are called.
  var fileName: String { title.lowercased().filter { $0.isLetter || $0.isNumber } }
}
