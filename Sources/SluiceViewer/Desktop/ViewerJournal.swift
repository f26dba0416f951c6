internal import Desktop
internal import FlowCore
internal import FlowSnapshot

/// Records the stage's input as it happens, so that it can be restored after the demo crashes or
/// the process is killed.
///
/// The first line is the version. A line that begins with `link` contains a link to the flow's
/// start. A script of the input follows and, after a crash, a line that begins with `trap`.
@MainActor
final class ViewerJournal {
  private let journal: SessionJournal
  private let model: ViewerModel
  private var writer = ScriptWriter()
  /// Whether the journal still contains an earlier run, because the replay of that run is not
  /// complete.
  private var keepsEarlierRun = false

  /// Creates a journal; `nil` if it cannot be created.
  ///
  /// - Parameter record: The record of the crash being reported, kept as the journal's content
  ///   until the stage is restarted.
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

  /// Makes a crash restart the viewer, which then shows the crash report.
  func prepareCrashRecovery() {
    CrashRecovery.prepare(
      arguments: ["open", "--recovered", journal.path, "--signal"], mark: JournalRecord.crashMark,
      in: journal)
  }

  /// Removes the journal, as the viewer is ending normally.
  func end() { journal.end() }

  /// Begins a new record in the journal, after the flow was restarted or continued from an instant
  /// in the past.
  private func begin() {
    // Keep the existing record until the replay is complete: it contains input not yet replayed.
    keepsEarlierRun = model.unfinishedReplay != nil
    guard !keepsEarlierRun else { return }
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
    if keepsEarlierRun { return begin() }
    journal.write(String(writer.lines(for: input, at: instant).dropLast()))
  }
}
