internal import Desktop
internal import FlowCore
internal import FlowSnapshot

/// The content of the journal of a run that did not end normally.
package struct JournalRecord {
  private static let linkMark = "link "
  /// The prefix of the line that stores the signal with which a demo ended the program.
  static let crashMark = "trap "

  /// The link to the instant at which the run ended.
  package let link: StageLink
  /// Links to the ends of the time lines that were left before, in that order, without those that
  /// a later one continues.
  package let earlier: [StageLink]
  /// The number of the signal with which a demo ended the program; `nil` if it ended for another
  /// reason.
  package internal(set) var signal: Int32?
  /// Whether a demo was opened, but nothing was done in it.
  var isEmpty: Bool { !hasInput && signal == nil }
  private let hasInput: Bool
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
    hasInput = whole.contains { $0.hasPrefix("- ") }
    link = Self.link(lines[start], whole)
    earlier = EarlierRecords(lines, links.filter { $0 < start }, before: start).links
    isDamaged =
      Self.isDamaged(script.dropFirst(whole.count))
      || lines.dropFirst(start + 1 + rest.count).dropLast().contains(where: ScriptSeal.isSeal)
    signal = rest.dropFirst(script.count).first.flatMap {
      Int32($0.dropFirst(Self.crashMark.count))
    }
  }

  static func name(_ catalogue: Catalogue) -> String { "journal-\(catalogue.fileName)" }

  static func line(of link: StageLink) -> String { linkMark + link.description }

  /// `lines` begin with the first that cannot be read.
  private static func isDamaged(_ lines: ArraySlice<String>) -> Bool {
    guard let first = lines.first, first.hasPrefix("- ") else { return lines.count > 1 }
    return lines.dropFirst().contains { $0.hasPrefix("- ") || ScriptSeal.isSeal($0) }
  }

  private static func link(_ line: String, _ lines: ArraySlice<String>) -> StageLink {
    let start = StageLink(String(line.dropFirst(linkMark.count)))
    let yaml = lines.map { "\($0)\n" }.joined()
    guard let script = try? Script(yaml: yaml, file: "journal"), !script.inputs.isEmpty else {
      return start
    }
    return start.leading(to: script, yaml)
  }

  /// The records before the last one: time lines and demos that were left.
  private struct EarlierRecords {
    private(set) var links: [StageLink] = []
    /// The later inputs by the line with their link.
    private var later: [String: [[Script.TimedInput]]] = [:]
    /// Of inputs that are still to be read; as many as are kept while the viewer runs.
    private var room = TimeLineHistory.maxInputs

    /// `starts` are the lines with links.
    init(_ lines: [String], _ starts: [Int], before end: Int) {
      var end = end
      for start in starts.reversed() where room > 0 {
        let rest = lines[(start + 1)..<end].prefix {
          !$0.hasPrefix(JournalRecord.crashMark) && FormatVersion.read($0) == nil
        }
        add(rest.map { "\($0)\n" }.joined(), to: lines[start])
        end = start
      }
    }

    private mutating func add(_ yaml: String, to line: String) {
      guard let script = try? Script(yaml: yaml, file: "journal"), !script.inputs.isEmpty,
        !later[line, default: []].contains(where: { $0.starts(with: script.inputs) })
      else { return }
      room -= script.inputs.count
      later[line, default: []].append(script.inputs)
      let start = StageLink(String(line.dropFirst(JournalRecord.linkMark.count)))
      links.insert(start.leading(to: script, yaml), at: 0)
    }
  }
}

extension StageLink {
  fileprivate func leading(to script: Script, _ yaml: String) -> StageLink {
    var link = self
    link.moment?.time = script.end.duration(since: .zero)
    link.moment?.assignments.append(Self.scriptAssignment(yaml))
    return link
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
