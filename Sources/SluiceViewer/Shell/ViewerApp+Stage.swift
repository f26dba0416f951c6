package import FlowCatalogue
package import FlowCore
package import FlowUI

/// Access to the viewer's stage for tests of the whole viewer.
extension ViewerApp {
  /// The session of the flow at the instant that is shown.
  package var stageSession: FlowSession { model.playback.session }

  /// The session of the comparison stage; `nil` if there is none.
  package var comparisonSession: FlowSession? { model.comparison?.playback.session }

  /// Called to show a file in its folder.
  package var onShowInFolder: (String) -> Void {
    get { sharing.showInFolder }
    set { sharing.showInFolder = newValue }
  }

  /// Called to copy a PNG picture to the clipboard; returns whether that succeeded.
  package var onCopyPicture: ([UInt8]) -> Bool {
    get { sharing.copyPicture }
    set { sharing.copyPicture = newValue }
  }

  /// The frame that the viewer shows on its stage, from its cache unless the state has changed.
  package var shownStageTree: LayerTree { model.tree(measuring: glyphs) }

  /// The trace lines up to the instant that is shown.
  package var shownEvents: [TraceLine] {
    Array(model.playback.events.prefix(model.playback.eventCount))
  }

  /// The link to the instant that is shown.
  package var link: StageLink { sharing.link }

  /// Whether time on the stage is paused.
  package var isPaused: Bool { model.time.isPaused }

  /// Whether time on the stage passes because something moves or is due, or because a period of the
  /// past is played in a loop; without a loop, false in the past.
  package var isTimePassing: Bool {
    !isPaused && (model.time.loop != nil || !isInPast && model.playback.isBusy)
  }

  /// The latest instant that was played.
  package var present: Instant { model.playback.end }

  /// The period that the time line shows.
  package var timePeriod: ClosedRange<Instant> { model.timePeriod }

  /// Whether an instant before the present is shown.
  package var isInPast: Bool { model.playback.isInPast }

  /// Whether any pointer, live or replayed, presses the stage.
  package var isPressed: Bool { !model.playback.presses.isEmpty }

  /// Whether the report of a crash is shown in place of a demo.
  package var showsCrash: Bool { model.crash != nil }

  /// Whether the hint at the edge invites the user to drag.
  package var invitesToDrag: Bool {
    get { model.invitesToDrag }
    set { model.invitesToDrag = newValue }
  }

  /// Called to switch full screen on or off.
  package var toggleFullScreen: () -> Void {
    get { model.toggleFullScreen }
    set { model.toggleFullScreen = newValue }
  }

  /// Shows the instant that a link leads to, and pauses there.
  package func open(_ link: StageLink) { model.open(link) }
}
