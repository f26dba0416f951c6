package import FlowCatalogue
package import FlowCore
package import FlowUI

/// Access to the viewer's stage for tests of the whole viewer.
extension ViewerApp {
  package var stageSession: FlowSession { model.playback.session }

  package var comparisonSession: FlowSession? { model.comparison?.playback.session }

  package var onShowInFolder: (String) -> Void {
    get { sharing.showInFolder }
    set { sharing.showInFolder = newValue }
  }

  /// Copies a PNG to the clipboard; returns whether that succeeded.
  package var onCopyPicture: ([UInt8]) -> Bool {
    get { sharing.copyPicture }
    set { sharing.copyPicture = newValue }
  }

  /// From the cache, unless the state has changed.
  package var shownStageTree: LayerTree { model.tree(measuring: glyphs) }

  package var shownEvents: [TraceLine] {
    Array(model.playback.events.prefix(model.playback.eventCount))
  }

  package var link: StageLink { sharing.link }

  package var isPaused: Bool { model.time.isPaused }

  /// Whether time passes because something moves or is due in the present, or because a period of
  /// the past is played in a loop.
  package var isTimePassing: Bool {
    !isPaused && (model.time.loop != nil || !isInPast && model.playback.isBusy)
  }

  package var present: Instant { model.playback.end }

  package var timePeriod: ClosedRange<Instant> { model.timePeriod }

  package var isInPast: Bool { model.playback.isInPast }

  /// Whether a live or a replayed pointer presses the stage.
  package var isPressed: Bool { !model.playback.presses.isEmpty }

  package var showsCrash: Bool { model.crash != nil }

  /// True until the user has dragged something.
  package var invitesToDrag: Bool {
    get { model.invitesToDrag }
    set { model.invitesToDrag = newValue }
  }

  package var toggleFullScreen: () -> Void {
    get { model.toggleFullScreen }
    set { model.toggleFullScreen = newValue }
  }

  /// Pauses at the instant of the link.
  package func open(_ link: StageLink) { model.open(link) }
}
