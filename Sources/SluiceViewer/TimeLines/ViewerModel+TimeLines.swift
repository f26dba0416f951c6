internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// A time line of the demo on the stage, as it is listed.
  struct TimeLineRow: Identifiable {
    let id: Int
    /// The length of the time line, and what begins it.
    let title: String
    let isShown: Bool
  }

  /// The time lines of the demo, in order of their beginning.
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

  /// Continues from the instant that is shown, on another time line; does nothing in the present.
  func branch() {
    guard playback.isInPast else { return }
    branchOff(TimeLineOrigin(instant: playback.now, cause: nil))
    time.isPaused = false
  }

  /// Begins another time line at the instant that is shown, which is in the past, and keeps the
  /// current time line.
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

  /// Returns to another time line of the demo.
  func showTimeLine(_ id: Int) {
    guard id != history.currentID else { return }
    let saved = leave()
    if let other = history.show(id, keeping: saved) { show(other) }
  }

  /// Whether an act that replaced the time line on the stage can be undone.
  var canUndo: Bool { crash == nil && history.canUndo }
  /// Whether an act that was undone can be redone.
  var canRedo: Bool { crash == nil && history.canRedo }

  /// Undoes the last act that replaced the time line on the stage.
  func undo() {
    guard canUndo else { return }
    let saved = leave()
    if let other = history.undo(keeping: saved) { goBack(to: other) }
  }

  /// Redoes the act that was undone last.
  func redo() {
    guard canRedo else { return }
    let saved = leave()
    if let other = history.redo(keeping: saved) { goBack(to: other) }
  }

  private func goBack(to saved: SavedTimeLine) {
    show(saved)
    toast.say(strings[.onTimeLine.with(Self.seconds(saved.end))])
  }

  // MARK: Leaving and showing

  /// The time line on the stage, as it is now.
  private var saved: SavedTimeLine {
    var saved = playback.saved
    saved.isPaused = time.isPaused
    return saved
  }

  /// Ends the press and the recording on the stage's time line, and returns the time line so that
  /// it can be kept.
  func leave() -> SavedTimeLine {
    if time.isPointerDown, !playback.isInPast { closeStage() }
    willRestart()
    return saved
  }

  /// Shows a time line as it was left.
  func show(_ saved: SavedTimeLine) {
    changes += 1
    // A replay may find something else, although instants and number of inputs are the same.
    (crash, replayed, carriedOver, recorded) = (nil, nil, nil, nil)
    (time.loop, timeViewport) = (nil, TimeViewport())
    courses.forget()
    playback.resume(saved)
    time.isPaused = saved.isPaused
    onRestart()
  }
}
