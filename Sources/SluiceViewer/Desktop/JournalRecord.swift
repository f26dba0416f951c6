internal import Desktop
internal import FlowCore
internal import FlowSnapshot
internal import SluiceCommandLine

/// The content of the journal of a run that did not end normally.
package struct JournalRecord {
  private static let linkMark = "link "
  /// The prefix of the line that stores the signal with which a demo ended the program.
  static let crashMark = "trap "
  /// The prefix of the comment line that stores when a recording was started, or that it has ended.
  private static let recordingMark = "# recording "

  /// The link to the instant at which the run ended.
  package let link: StageLink
  /// The number of the signal with which a demo ended the program; `nil` if it ended for another
  /// reason.
  package internal(set) var signal: Int32?
  /// The time, since the flow's start, at which an unsaved recording was started; `nil` if there is
  /// no such recording.
  package let recordingStart: Duration?
  /// Whether a demo was opened, but nothing was done in it.
  var isEmpty: Bool { !hasInput && signal == nil }
  /// Whether there is any input, also in the time lines and demos that were left.
  private let hasInput: Bool
  /// The records before the last one: their lines in the journal, and the indices of the lines that
  /// contain a link.
  private let before: (lines: ArraySlice<String>, links: [Int])
  /// The line with the link of the last record, and its script.
  private let last: (line: String, script: Script?)
  /// The text of the last record's script, up to its last whole step.
  private let yaml: String
  /// Whether anything after the link cannot be read, beyond a last step or record that was cut off
  /// while it was written.
  package let isDamaged: Bool

  /// Parses a journal's lines, up to the last whole step; `nil` if they contain no link, or if the
  /// journal has a newer, unsupported version.
  package init?(_ lines: [String]) {
    let version = lines.first.flatMap(FormatVersion.read)
    guard version.flatMap(FormatVersion.problem) == nil else { return nil }
    // A link line begins a new record, which replaces the earlier one only once a seal follows it:
    // before that, the new record may be incomplete.
    let links = lines.indices.filter { lines[$0].hasPrefix(Self.linkMark) }
    let sealed = ScriptSeal.sealedCount(of: lines)
    guard let start = links.last(where: { $0 < sealed }) ?? links.last else { return nil }
    let rest = lines[(start + 1)...].prefix { !$0.hasPrefix(Self.linkMark) }
    let script = Array(rest.prefix { !$0.hasPrefix(Self.crashMark) })
    let whole = TornScript.wholeSteps(of: script)
    hasInput = (lines[..<start] + whole).contains { $0.hasPrefix("- ") }
    before = (lines[..<start], links.filter { $0 < start })
    yaml = whole.map { "\($0)\n" }.joined()
    last = (lines[start], try? Script(yaml: yaml, file: "journal"))
    link = Self.link(lines[start], last.script, yaml)
    // Steps beyond the limit may be whole, but are not played. A later record with a seal was not
    // cut off but damaged: if its seal were correct, it would be the last record.
    let isFull = whole.count { $0.hasPrefix("- ") } == ScriptLimits.steps
    isDamaged =
      isFull && whole.count < script.count || Self.isDamaged(script.dropFirst(whole.count))
      || lines.dropFirst(start + 1 + rest.count).dropLast().contains(where: ScriptSeal.isSeal)
    recordingStart = script.last { $0.hasPrefix(Self.recordingMark) }.flatMap {
      Duration(parsing: String($0.dropFirst(Self.recordingMark.count)))
    }
    signal = rest.dropFirst(script.count).first.flatMap {
      Int32($0.dropFirst(Self.crashMark.count))
    }
  }

  /// A recording of all that was done until the flow crashed; `nil` if it has not crashed.
  var crashedScript: String? {
    guard signal != nil else { return nil }
    let start = last.line.dropFirst(Self.linkMark.count)
    return ScriptWriter.replayComment("\(ProgramName.current) open \(start) --script FILE") + yaml
  }

  static func name(_ catalogue: Catalogue) -> String { "journal-\(catalogue.fileName)" }

  static func line(of link: StageLink) -> String { linkMark + link.description }

  /// Returns the comment line about a recording, with its newline; `start` is `nil` once the
  /// recording has ended.
  static func line(onRecordingSince start: Instant?) -> String {
    "\(recordingMark)\(start.map { $0.duration(since: .zero).time } ?? "ended")\n"
  }

  /// Whether `lines`, the first of which cannot be read, are more than a step that was cut off.
  private static func isDamaged(_ lines: ArraySlice<String>) -> Bool {
    guard let first = lines.first, first.hasPrefix("- ") else { return lines.count > 1 }
    return lines.dropFirst().contains { $0.hasPrefix("- ") || ScriptSeal.isSeal($0) }
  }

  /// Links to the ends of the time lines that were left, the earliest first.
  ///
  /// A time line that a later one continues is left out.
  package var earlier: [StageLink] {
    var records = EarlierRecords(before: last)
    var end = before.lines.endIndex
    for start in before.links.reversed() where records.hasRoom {
      records.add(before.lines[(start + 1)..<end], at: before.lines[start])
      end = start
    }
    return records.links
  }

  /// Returns the link to the end of a record's input or, without input, to the flow's start.
  fileprivate static func link(_ line: String, _ script: Script?, _ yaml: String) -> StageLink {
    var link = StageLink(String(line.dropFirst(linkMark.count)))
    if let script, !script.inputs.isEmpty {
      link.moment?.time = script.end.duration(since: .zero)
      link.moment?.assignments.append(StageLink.scriptAssignment(yaml))
    }
    return link
  }

  /// Collects the records before the last one, from the latest on.
  private struct EarlierRecords {
    private(set) var links: [StageLink] = []
    /// The inputs of the later records by the line with their link.
    private var later: [String: [[Script.TimedInput]]]
    /// The number of inputs that can still be added, of as many as a running viewer keeps; negative
    /// if the record that was added last had more.
    private var room = TimeLineHistory.maxInputs

    var hasRoom: Bool { room > 0 }

    init(before last: (line: String, script: Script?)) {
      later = [last.line: [last.script?.inputs ?? []]]
    }

    mutating func add(_ lines: ArraySlice<String>, at line: String) {
      let yaml = lines.prefix {
        !$0.hasPrefix(JournalRecord.crashMark) && FormatVersion.read($0) == nil
      }.map { "\($0)\n" }.joined()
      guard let script = try? Script(yaml: yaml, file: "journal"), !script.inputs.isEmpty,
        !later[line, default: []].contains(where: { $0.starts(with: script.inputs) })
      else { return }
      room -= script.inputs.count
      later[line, default: []].append(script.inputs)
      links.insert(JournalRecord.link(line, script, yaml), at: 0)
    }
  }
}

extension JournalRecord: CustomStringConvertible {
  package var description: String {
    ([FormatVersion.line, Self.line(of: link)]
      + [signal.map { "\(Self.crashMark)\($0)" }].compactMap(\.self))
      .joined(separator: "\n")
  }
}

extension Catalogue {
  var fileName: String { title.lowercased().filter { $0.isLetter || $0.isNumber } }
}
