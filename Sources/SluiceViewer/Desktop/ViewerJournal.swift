internal import Desktop
internal import FlowCore
internal import FlowSnapshot

/// Writes down what is done on the stage as it happens, so that there is a link to it even when the
/// demo traps, or the process is killed.
///
/// The first line says of what version it is. A line that begins with `link` says what the flow was
/// started with; below it stands a script, and where that has ended in a trap, a line that begins
/// with `trap`.
final class ViewerJournal {
  private let journal: SessionJournal
  private let model: ViewerModel
  private var writer = ScriptWriter()
  /// Whether it still says what is being played again.
  private var isAhead = false

  /// Begins a journal; `nil` where there can be none.
  ///
  /// - Parameter record: What it says until something else is on the stage than the trap that this
  ///   ends in.
  init?(
    _ model: ViewerModel, in folders: DesktopFolders, after record: JournalRecord?,
    warn: @escaping (String) -> Void
  ) {
    guard
      let journal = SessionJournal(
        in: folders.state, named: JournalRecord.name(model.catalogue), warn: warn)
    else { return nil }
    self.journal = journal
    self.model = model
    if let record { journal.write(record.description) } else { begin() }
    model.playback.onInput = { [weak self] input, instant in self?.write(input, at: instant) }
    model.playback.onRestart = { [weak self] in self?.begin() }
  }

  /// From now on a trap leads back to the page that says so.
  func prepareRevival() {
    CrashRecovery.prepare(
      arguments: ["open", "--revived", journal.path, "--signal"], mark: JournalRecord.trapMark,
      in: journal)
  }

  /// Takes it away: the viewer ends as it should.
  func end() { journal.end() }

  /// Begins anew: the flow was started again, or went on from another instant.
  private func begin() {
    // Until all of that was played, what stands here leads further.
    isAhead = model.unfinishedReplay != nil
    guard !isAhead else { return }
    let playback = model.playback
    writer = ScriptWriter(preferences: playback.setup.preferences)
    var lines = "\(FormatVersion.line)\n"
    lines += JournalRecord.line(of: StageLink(to: playback, withScript: false)) + "\n"
    for timed in playback.log.prefix(playback.playedCount) {
      lines += writer.lines(for: timed.input, at: timed.instant)
    }
    journal.write(String(lines.dropLast()))
  }

  private func write(_ input: InputEvent, at instant: Instant) {
    if isAhead { return begin() }
    journal.write(String(writer.lines(for: input, at: instant).dropLast()))
  }
}
