package import Desktop
internal import FlowCore
internal import FlowSnapshot

/// Records the stage's input as it happens, so that it can be restored after the demo crashes or
/// the process is killed.
///
/// The file consists of records; each restart of the stage begins a new one. A record has a line
/// with the version, a line that begins with `link` and contains a link to the flow's start, a
/// script of the input with seals and, after a crash, a line that begins with `trap`. Comments in
/// the script say when a recording was started, and that it has ended. The records before the last
/// one are those of time lines and demos that were left.
@MainActor
package final class ViewerJournal {
  /// The number of inputs between two attempts to write again after a failure; by eye: a second of
  /// mouse movement.
  private static let inputsPerAttempt = 50

  private let journal: SessionJournal
  private let model: ViewerModel
  private let sharing: Sharing
  private let warn: (SystemError) -> Void
  private var writer = RecordingWriter()
  /// Whether the journal still contains an earlier run, because the replay of that run is not
  /// complete.
  private var keepsEarlierRun = false
  /// The number of inputs since writing to the journal failed; `nil` while writing succeeds.
  private var missed: Int?

  package var isWritten: Bool { missed == nil }

  /// `record` is that of the crash being reported; it stays the content until the stage restarts.
  ///
  /// `warn` is called for the first failure, and not again until writing has succeeded.
  package init?(
    of app: ViewerApp, in folders: DesktopFolders, after record: JournalRecord? = nil,
    cannotCreate: @escaping (String) -> Void, warn: @escaping (SystemError) -> Void
  ) {
    let model = app.model
    guard
      let journal = SessionJournal(
        in: folders.state, named: JournalRecord.name(model.catalogue), warn: cannotCreate)
    else { return nil }
    self.journal = journal
    self.model = model
    self.warn = warn
    sharing = app.sharing
    if let record {
      writeRecord { $0.lead("\(record.description)\n") + $0.sealLine(at: .zero) }
    } else {
      begin()
    }
    model.playback.onInput = { [weak self] input, instant in self?.write(input, at: instant) }
    model.playback.onRestart = { [weak self] in self?.begin() }
    sharing.onRecording = { [weak self] in self?.noteRecording() }
  }

  /// Makes a crash restart the viewer, which then shows the crash report.
  func prepareCrashRecovery() {
    CrashRecovery.prepare(
      arguments: ["open", "--recovered", journal.path, "--signal"], mark: JournalRecord.crashMark,
      in: journal)
  }

  /// Removes the journal, because the viewer is ending normally.
  func end() { journal.end() }

  private func begin() {
    // Keep the existing record until the replay is complete: it contains input not yet replayed.
    keepsEarlierRun = model.unfinishedReplay != nil
    guard !keepsEarlierRun else { return }
    writeRecord { writer in
      let text = model.playback.saved.record(by: &writer)
      return sharing.recordingStart == nil ? text : text + recordingLine(by: &writer)
    }
  }

  /// Stores that a recording was started or has ended, so that one in progress goes on after an
  /// unexpected end.
  private func noteRecording() {
    guard isWritten, !keepsEarlierRun else { return }
    write(recordingLine)
  }

  private func recordingLine(by writer: inout RecordingWriter) -> String {
    writer.comment(JournalRecord.line(onRecordingSince: sharing.recordingStart))
  }

  /// Writes a record, after the restored time lines that the file does not contain yet.
  private func writeRecord(_ text: (inout RecordingWriter) -> String) {
    write { writer in
      model.restored.map { $0.record(by: &writer) }.joined() + text(&writer)
    }
    if isWritten { model.restored = [] }
  }

  private func write(_ input: InputEvent, at instant: Instant) {
    if keepsEarlierRun { return begin() }
    if let missed {
      self.missed = missed + 1
      // Begin a new record with all input so far, since some is missing from the current one.
      if (missed + 1).isMultiple(of: Self.inputsPerAttempt) { begin() }
      return
    }
    write { $0.lines(for: input, at: instant) }
  }

  /// Writes text; if that fails, the writer stays as it was, so that later seals do not cover the
  /// missing text.
  private func write(_ text: (inout RecordingWriter) -> String) {
    var writer = writer
    let text = text(&writer)
    do {
      try journal.write(text)
      (self.writer, missed) = (writer, nil)
    } catch {
      if missed == nil { warn(error) }
      missed = missed ?? 0
    }
  }
}

extension SavedTimeLine {
  @MainActor
  fileprivate func record(by writer: inout RecordingWriter) -> String {
    writer.beginAgain(preferences: setup.preferences)
    var lines = writer.lead(
      "\(FormatVersion.line)\n\(JournalRecord.line(of: StageLink(toStartOf: setup)))\n")
    for timed in log.prefix(playedCount) {
      lines += writer.lines(for: timed.input, at: timed.instant)
    }
    return lines + writer.sealLine(at: end)
  }
}
