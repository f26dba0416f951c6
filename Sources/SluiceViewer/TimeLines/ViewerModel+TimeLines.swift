internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// A row of the list of time lines.
  struct TimeLineRow: Identifiable {
    let id: Int
    /// Contains the length of the time line, and what begins it.
    let title: String
    let isShown: Bool
  }

  /// In order of their beginning.
  var timeLines: [TimeLineRow] {
    let shown = row(history.currentID, history.origin, playback.end)
    let others = history.kept.map { row($0.id, $0.origin, $0.saved.end) }
    return (others + [shown]).sorted { $0.id < $1.id }
  }

  private func row(_ id: Int, _ origin: TimeLineOrigin, _ end: Instant) -> TimeLineRow {
    TimeLineRow(
      id: id, title: strings[.timeLineOf.with(Self.seconds(end), origin.text(strings))],
      isShown: id == history.currentID)
  }

  private static func seconds(_ instant: Instant) -> String {
    instant.seconds(since: .zero).fixed(3)
  }

  // MARK: Acts

  /// Continues on another time line; does nothing in the present.
  func branch() {
    guard playback.isInPast else { return }
    branchOff(TimeLineOrigin(instant: playback.now, cause: nil))
    time.isPaused = false
  }

  /// Begins another time line at the instant that is shown, and keeps the current one.
  ///
  /// Call this only in the past.
  func branchOff(_ origin: TimeLineOrigin) {
    let kept = saved
    // The transition in the loop may no longer be on the time line.
    time.loop = nil
    history.begin(origin, keeping: kept)
    playback.branch()
    comparison?.branch()
    toast.say(
      strings[.branchedOff.with(Self.seconds(kept.end), Command.undo.shortcutText)])
  }

  func showTimeLine(_ id: Int) {
    guard id != history.currentID else { return }
    let saved = leave()
    // After a crash, the stage has only a stopped copy of the demo.
    if let other = history.show(id, keeping: crash == nil ? saved : nil) { show(other) }
  }

  /// Undo and redo concern acts that replaced the time line on the stage.
  var canUndo: Bool { crash == nil && history.canUndo }
  var canRedo: Bool { crash == nil && history.canRedo }

  func undo() {
    if canUndo { replaceTimeLine { $0.undo(keeping: $1) } }
  }

  func redo() {
    if canRedo { replaceTimeLine { $0.redo(keeping: $1) } }
  }

  private func replaceTimeLine(
    by find: (inout TimeLineHistory, SavedTimeLine) -> SavedTimeLine?
  ) {
    let saved = leave()
    guard let other = find(&history, saved) else { return }
    show(other)
    sayAfterLeaving(strings[.onTimeLine.with(Self.seconds(other.end))])
  }

  // MARK: Leaving and showing

  private var saved: SavedTimeLine {
    var saved = playback.saved
    saved.isPaused = time.isPaused
    return saved
  }

  /// Returns the current time line, so that it can be kept; ends the press and the recording on it.
  func leave() -> SavedTimeLine {
    if time.isPointerDown, !playback.isInPast { closeStage() }
    keepsMessage = willRestart()
    return saved
  }

  /// Shows a message, unless `leave` has just shown one that must stay readable: where the
  /// recording was saved, or why it was not.
  func sayAfterLeaving(_ text: String) {
    if !keepsMessage { toast.say(text) }
  }

  func show(_ saved: SavedTimeLine) {
    changes += 1
    (crash, replayed, carriedOver) = (nil, nil, nil)
    // `retime` may have changed inputs of the current time line.
    recordedTransitions.forget()
    (time.loop, timeViewport) = (nil, TimeViewport())
    courses.forget()
    playback.resume(saved)
    time.isPaused = saved.isPaused
    onRestart()
  }
}
