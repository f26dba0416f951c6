internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The viewer's state: demo, device, time, open panels and more.
///
/// Panels read the model when they are updated, and change it through its methods and properties.
@MainActor
final class ViewerModel {
  /// The demos.
  let catalogue: Catalogue
  /// The flow on the stage, with its history.
  let playback: Playback
  /// The clock that drives the stage.
  let time: PlaybackClock
  /// The time lines of the demo on the stage.
  var history = TimeLineHistory()
  /// The demos that were left for another one.
  var sessions = DemoSessions()
  /// What the demo on the stage takes over from the previous demo, once it shows its present.
  var carriedOver: CarriedOver?
  /// The runs of other windows that can be continued here; `nil` if the viewer does not look for
  /// them, as in tests.
  var lostRuns: LostRuns?
  /// The panels beside the stage.
  let panels = Panels()
  /// Decides when the panels are updated.
  let panelUpdates: PanelUpdates
  /// The toast that reports the last action.
  let toast: Toast
  /// The input target of the stage.
  let stage = StageTarget()
  /// Whether the hint at the edge still invites the user to drag; `false` once something was
  /// dragged.
  var invitesToDrag = false

  private let context: FlowContext
  /// The clock of the window.
  var clock: FlowClock { context.clock }
  /// The texts of the viewer.
  var strings: FlowStrings { context.strings }

  /// The zoom of the stage.
  var zoom = StageGeometry.Zoom.fit
  /// The room for the stage, or for both stages, in points.
  private(set) var room = Size.zero
  /// The stage's displacement from the centre, in points of the window.
  var pan = Vector.zero
  /// The comparison stage; `nil` if there is none.
  var comparison: ComparisonStage?
  /// Compares the frames of both stages; `nil` if frames cannot be rendered.
  var difference: StageDifference?
  /// A picture over the stage, for comparison.
  var overlay: StageOverlay?
  /// The crash report of the demo that ended the program; `nil` once something else was opened.
  var crash: CrashReport?
  /// The link to the end of a replay after a crash; `nil` once something else was opened.
  var replayed: StageLink?
  /// The highlighted layer or element on the stage.
  let highlight = LayerHighlight()
  /// The state of inspecting the elements of the stage.
  let inspection: StageInspection
  /// Opens lines of source code; `nil` if the user has chosen no editor.
  var editor: EditorCommand?

  private var frame = StageFrame()
  /// The number of changes so far that may affect the stage's frame, apart from the passing of
  /// time.
  var changes = 0
  /// Whether the stage fills the room available.
  var fillsRoom = false
  /// How far the time line is zoomed and scrolled.
  var timeViewport = TimeViewport()
  private let marksOfEvents = TimeMarks()
  /// The latest result of `recordedTransition`, in which the transition is `nil` if the replay
  /// found none, and the key of what the result depends on.
  var recorded: (key: RecordedTransition.Key, transition: RecordedTransition?)?
  /// Records the course of the last transition as it is shown.
  var courses = CourseRecorder()
  /// The time line whose timing was changed last, and the number of its inputs then.
  var retimed: (timeLine: Int, inputs: Int)?

  /// The viewer's colour scheme: light, dark, or the desktop's.
  var colourScheme = ViewerColourScheme.asDesktop { didSet { onColourScheme() } }
  /// The scale of the window.
  var windowScale = WindowScale.automatic { didSet { onWindowScale() } }
  /// Called when the scale of the window is set.
  var onWindowScale: () -> Void = {}
  /// The drawing times of recent frames.
  let frameTimes = FrameTimes()
  /// Called when the colour scheme is set.
  var onColourScheme: () -> Void = {}
  /// Called to switch full screen on or off.
  var toggleFullScreen: () -> Void = {}
  /// Called to close the window.
  var closeWindow: () -> Void = {}

  /// Called before the flow is restarted, while its run can still be saved.
  var willRestart: () -> Void = {}
  /// Called after the flow was restarted.
  var onRestart: () -> Void = {}
  /// Called after another demo or a link was opened.
  var onOpen: () -> Void = {}

  /// Creates a viewer that shows a setup of one of the catalogue's demos.
  init(
    _ catalogue: Catalogue, opening setup: StageSetup, playing script: Script = Script(),
    context: FlowContext, measuring: any TextMeasuring
  ) {
    self.catalogue = catalogue
    self.context = context
    inspection = StageInspection(measuring: measuring)
    playback = Playback(setup, playing: script, measuring: measuring)
    time = PlaybackClock(playback, by: context.clock)
    toast = Toast(on: context.clock)
    panelUpdates = PanelUpdates(on: context.clock)
    connect(stage)
    playback.onResult = { [weak self] result in
      self?.changes += 1
      self?.comparison?.receive(result)
    }
  }

  /// Connects a stage's input to the flow, and thereby to the comparison stage as well.
  func connect(_ stage: StageTarget) {
    stage.send = { [weak self, weak stage] input in
      guard let self else { return }
      // A press on the second stage acts on the first one, and thereby on both.
      if let comparison, comparison.stage === stage {
        return send(comparison.inputOfFirst(for: input, playback))
      }
      // A text field on the stage takes pasted text.
      if case .text(let text) = input, playback.session.textInput == nil, openPasted(text) {
        return
      }
      send(input)
    }
    stage.onPress = { [weak self] in self?.time.isPointerDown = $0 }
    for bar in [stage.scrollBars.horizontal, stage.scrollBars.vertical] {
      bar.onScroll = { [weak self] in self?.scroll($0, to: $1) }
    }
    stage.session = { [weak self, weak stage] in
      stage === self?.stage ? self?.playback.session : self?.comparison?.playback.session
    }
    stage.textInput = { [weak self] in self?.playback.session.textInput }
    stage.stageCursor = { [weak self] in self?.playback.session.cursor ?? .arrow }
  }

  /// Whether the flow receives keys, because one of the stages has the focus.
  var takesKeys: Bool { stage.hasFocus || comparison?.stage.hasFocus ?? false }

  /// The deep link to the demo and the flow's current place in it.
  var place: FlowPlace? {
    FlowPlace(name: demo.id).containing(playback.place)
  }

  /// The device that matches the stage's size at the instant that is shown.
  var device: Device { Device(size: playback.session.size) }

  /// The demo on the stage.
  var demo: Demo { playback.setup.demo }

  // MARK: The stage

  /// The stage's frame at the instant that is shown; if it cannot be drawn, a page that says why.
  func tree(measuring: any TextMeasuring) -> LayerTree {
    let session = playback.session
    return frame.tree(of: session, after: changes, takesKeys: takesKeys) { problem in
      FailurePage(
        strings[.badDemoFrame.with(demo.title)], problem
      )
      .frame(size: playback.setup.size, theme: session.theme, measuring: measuring)
    }
  }

  /// Marks drawn over the stage that are not part of the flow.
  var marks: StageMarks {
    StageMarks(
      fingers: playback.presses.map(\.place), edge: edgeUnderPointer, highlight: highlight.mark)
  }

  /// Sends input to the stage at the instant that is shown; if that is in the past, the input
  /// begins another time line there.
  func send(_ input: InputEvent) {
    guard !isIgnored(input) else { return }
    if playback.isInPast { branchOff(.init(instant: playback.now, cause: input.causeTitle)) }
    carriedOver?.drop(replacedBy: input)
    time.loop = nil
    changes += 1
    let other = comparison?.input(for: input, of: playback)
    playback.send(input)
    if let other { comparison?.send(other) }
  }

  /// Whether input is ignored, so that it does not change a recorded run.
  ///
  /// Ignored are hovering in the past or while replayed pointers press the stage and, in the past,
  /// the release of a pointer that is not pressed at the instant that is shown.
  private func isIgnored(_ input: InputEvent) -> Bool {
    guard case .pointer(let pointer) = input else { return false }
    switch pointer.phase {
    case .down: return false
    case .move: return !time.isPointerDown && (playback.isInPast || !playback.presses.isEmpty)
    case .up, .cancelled:
      return playback.isInPast
        && !playback.presses.contains {
          $0.device == pointer.device && $0.finger == pointer.finger
        }
    }
  }

  /// Switches to another device; the flow continues.
  func use(_ device: Device) {
    fillsRoom = device.kind == .free
    pan = .zero
    if let size = device.size { send(.resize(size)) }
  }

  /// Gives the stage a size in points; the flow continues.
  func use(_ size: Size) {
    (fillsRoom, pan) = (false, .zero)
    if size != playback.session.size { send(.resize(size)) }
  }

  /// Updates the room for the stage; a stage of free size fills it, within the sizes that scripts
  /// and links can express.
  func fit(in room: Size) {
    self.room = room
    takeOver()
    let size = StageLimits.nearest(to: room)
    guard fillsRoom, playback.session.size != size, !playback.isInPast else { return }
    send(.resize(size))
  }

  // MARK: Time

  /// Shows an instant, clamped between the start and the present.
  func seek(to instant: Instant) {
    if let loop = time.loop, !loop.period.contains(instant) { time.loop = nil }
    changes += 1
    playback.seek(to: instant)
    comparison?.follow(playback)
  }

  /// Pauses, and steps by a number of frames, forward or backward.
  func step(_ frames: Int) {
    time.isPaused = true
    changes += 1
    let goal = playback.now.advanced(by: Playback.frame * frames)
    if goal > playback.end { playback.play(to: goal) } else { playback.seek(to: goal) }
    comparison?.follow(playback)
  }

  /// The events that the time line marks.
  var timeMarks: TimeMarks {
    marksOfEvents.update(to: playback.events)
    return marksOfEvents
  }

  /// The edge zone in which a back gesture would begin; `nil` unless the mouse is in it, nothing is
  /// pressed, and the flow can go back.
  private var edgeUnderPointer: Rect? {
    let width = preferences.edgeWidth ?? EdgeZones.defaultWidth
    let size = playback.session.size
    guard let pointer = stage.pointer, playback.presses.isEmpty, playback.session.canGoBack else {
      return nil
    }
    let isLeading = playback.session.direction == .leftToRight
    let edge = Rect(
      x: isLeading ? 0 : size.width - width, y: 0, width: width, height: size.height)
    return edge.contains(pointer) ? edge : nil
  }
}
