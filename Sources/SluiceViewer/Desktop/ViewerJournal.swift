internal import Desktop
internal import FlowCore
internal import FlowSnapshot

/// Writes down what is done on the stage as it happens, so that there is a link to it even when the demo traps.
///
/// A line that begins with `link` says what the flow was started with; below it stands a script.
final class ViewerJournal {
  private static let mark = "link "

  private let journal: Journal
  private let playback: Playback
  private var writer = ScriptWriter()

  /// Begins a journal; `nil` where there can be none.
  init?(
    _ playback: Playback, in folders: DesktopFolders, keeping kept: String?,
    warn: @escaping (String) -> Void
  ) {
    guard let journal = Journal(in: folders.state, keeping: kept, warn: warn) else { return nil }
    self.journal = journal
    self.playback = playback
    begin()
    playback.onInput = { [weak self] input, instant in self?.write(input, at: instant) }
    playback.onRestart = { [weak self] in self?.begin() }
  }

  /// Where it is.
  var path: String { journal.path }

  /// Takes it away: the viewer ends as it should.
  func end() { journal.end() }

  /// Begins anew: the flow was started again, or went on from another instant.
  private func begin() {
    writer = ScriptWriter(preferences: playback.setup.preferences)
    journal.write(Self.mark + StageLink(to: playback, withScript: false).description)
    for timed in playback.log.prefix(playback.playedCount) {
      write(timed.input, at: timed.instant)
    }
  }

  private func write(_ input: InputEvent, at instant: Instant) {
    for line in writer.lines(for: input, at: instant).split(separator: "\n") {
      journal.write(String(line))
    }
  }

  /// The link that leads to where a journal ends; `nil` where it says none.
  static func link(at path: String) -> StageLink? {
    let lines = Journal.lines(at: path)
    guard let start = lines.lastIndex(where: { $0.hasPrefix(mark) }) else { return nil }
    var link = StageLink(String(lines[start].dropFirst(mark.count)))
    let yaml = lines[(start + 1)...].joined(separator: "\n") + "\n"
    if let script = try? Script(yaml: yaml, file: path), !script.inputs.isEmpty {
      link.moment?.time = script.end.duration(since: .zero)
      link.moment?.words.append(StageLink.scriptWord(yaml))
    }
    return link
  }
}
