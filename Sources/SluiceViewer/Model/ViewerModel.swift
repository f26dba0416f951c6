internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The viewer's state: demo, device, time, open panels and more.
///
/// Panels read the model when they are updated, and change it through its methods and properties.
@MainActor
final class ViewerModel {
  let catalogue: Catalogue
  let playback: Playback
  let time: PlaybackClock
  var history = TimeLineHistory()
  /// The sessions of demos that were left for another demo.
  var sessions = DemoSessions()
  /// Time lines of a lost run that the viewer's own journal does not contain yet.
  var restored: [SavedTimeLine] = []
  /// What the demo on the stage takes over from the previous demo as soon as the present is shown.
  var carriedOver: CarriedOver?
  /// `nil` if the viewer does not look for lost runs, as in tests.
  var lostRuns: LostRuns?
  let panels = Panels()
  let panelUpdates: PanelUpdates
  let toast: Toast
  let stage = StageTarget()
  /// Whether the hint at the edge still invites the user to drag; `false` once something was
  /// dragged.
  var invitesToDrag = false
  private(set) lazy var hoverGrace = HoverGracePeriod(on: clock)

  private let context: FlowContext
  /// The clock of the window.
  var clock: FlowClock { context.clock }
  var strings: FlowStrings { context.strings }

  private(set) lazy var viewport = StageViewport(of: self)
  var comparison: ComparisonStage?
  /// `nil` if frames cannot be rendered.
  var difference: StageDifference?
  var overlay: StageOverlay?
  /// The crash report of the demo that ended the program; `nil` once it was started again or
  /// something else was opened.
  var crash: CrashReport?
  /// The link to the end of a replay after a crash; `nil` once something else was opened.
  var replayed: StageLink?
  let highlight = LayerHighlight()
  let inspection: StageInspection
  /// `nil` if the user has chosen no editor.
  var editor: EditorCommand?

  private var frame = StageFrame()
  /// The number of changes so far that may affect the stage's frame, apart from the passing of
  /// time.
  var changes = 0
  var timeViewport = TimeViewport()
  private let marksOfEvents = TimeMarks()
  var recordedTransitions = RecordedTransitionCache()
  var courses = CourseRecorder()
  /// The time line whose timing was changed last, and the number of its inputs then.
  var retimed: (timeLine: Int, inputs: Int)?

  var colourScheme = ViewerColourScheme.asDesktop { didSet { onColourScheme() } }
  var windowScale = WindowScale.automatic { didSet { onWindowScale() } }
  var onWindowScale: () -> Void = {}
  let frameTimes = FrameTimes()
  var onColourScheme: () -> Void = {}
  var toggleFullScreen: () -> Void = {}
  var closeWindow: () -> Void = {}

  /// Called before the flow is restarted, while its run can still be saved; returns whether it has
  /// shown a message that must stay readable.
  var willRestart: () -> Bool = { false }
  /// What `willRestart` returned last.
  var keepsMessage = false
  /// Called once a run that did not end normally is continued.
  var onLostRun: (JournalRecord) -> Void = { _ in }
  var onRestart: () -> Void = {}
  /// Called after another demo or a link was opened.
  var onOpen: () -> Void = {}

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

  func connect(_ stage: StageTarget) {
    stage.send = { [weak self, weak stage] input in
      guard let self else { return }
      if case .text(let text) = input, openPasted(text) { return }
      // A press on the second stage acts on the first one, and thereby on both.
      if let comparison, comparison.stage === stage {
        return sendFromStage(comparison.inputOfFirst(for: input, playback))
      }
      sendFromStage(input)
    }
    stage.onPress = { [weak self] in self?.time.isPointerDown = $0 }
    for bar in [stage.scrollBars.horizontal, stage.scrollBars.vertical] {
      bar.onScroll = { [weak self] in self?.viewport.scroll($0, to: $1) }
    }
    stage.session = { [weak self, weak stage] in
      stage === self?.stage ? self?.playback.session : self?.comparison?.playback.session
    }
    stage.textInput = { [weak self] in self?.playback.session.textInput }
    stage.stageCursor = { [weak self] in self?.playback.session.cursor ?? .arrow }
  }

  var takesKeys: Bool { stage.hasFocus || comparison?.stage.hasFocus ?? false }

  var place: FlowPlace? {
    FlowPlace(name: demo.id).containing(playback.place)
  }

  var device: Device { Device(size: playback.session.size) }

  var demo: Demo { playback.setup.demo }

  // MARK: The stage

  /// The frame of the stage, or a page that says why it cannot be drawn.
  func tree(measuring: any TextMeasuring) -> LayerTree {
    let session = playback.session
    return frame.tree(of: session, after: changes, takesKeys: takesKeys) { problem in
      FailurePage(
        title: strings[.badDemoFrame.with(demo.title)], message: problem
      )
      .frame(size: session.size, theme: session.theme, measuring: measuring)
    }
  }

  /// As `tree(measuring:)`, but as if no mouse were over the stage; made anew at each call.
  func treeWithoutHover(measuring: any TextMeasuring) -> LayerTree {
    let tree = playback.session.layerTreeWithoutHover
    return tree.problem == nil ? tree : self.tree(measuring: measuring)
  }

  var marks: StageMarks {
    StageMarks(
      fingers: playback.presses.map(\.location), edge: edgeUnderPointer, highlight: highlight.mark)
  }

  /// Sends input to the stage and the comparison stage; in the past, it begins another time line.
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
  /// Moves and releases can belong to a press that the shown run does not have, because an instant
  /// before the press is shown, or another time line.
  private func isIgnored(_ input: InputEvent) -> Bool {
    guard case .pointer(let pointer) = input else { return false }
    let isPressed = playback.presses.contains {
      $0.device == pointer.device && $0.finger == pointer.finger
    }
    switch pointer.phase {
    case .down: return false
    case .move where time.isPointerDown: return !isPressed
    case .move: return playback.isInPast || !playback.presses.isEmpty
    case .up, .cancelled: return playback.isInPast && !isPressed
    }
  }

  func use(_ device: Device) {
    viewport.centre(fillingRoom: device.kind == .free)
    if let size = device.size { resize(to: size) }
  }

  func use(_ size: Size) {
    viewport.centre(fillingRoom: false)
    resize(to: size)
  }

  /// Does nothing if the stage has the size already: in the past, that would begin another time
  /// line.
  func resize(to size: Size) {
    if size != playback.session.size { send(.resize(size)) }
  }

  /// Sets the room for the stage; a stage of free size fills it, within the sizes that scripts and
  /// links can express.
  func fit(in room: Size) {
    viewport.room = room
    if viewport.fillsRoom, !playback.isInPast { resize(to: SizeLimits.nearest(to: room)) }
  }

  // MARK: Time

  func seek(to instant: Instant) {
    endLoop(leftFor: instant)
    changes += 1
    playback.seek(to: instant)
    comparison?.follow(playback)
  }

  private func endLoop(leftFor instant: Instant) {
    if let loop = time.loop, !loop.period.contains(instant) { time.loop = nil }
  }

  func step(_ frames: Int) {
    time.isPaused = true
    changes += 1
    let goal = playback.now.advanced(by: Playback.frame * frames)
    endLoop(leftFor: goal)
    if goal > playback.end { playback.play(to: goal) } else { playback.seek(to: goal) }
    comparison?.follow(playback)
  }

  var timeMarks: TimeMarks {
    marksOfEvents.update(to: playback.events)
    return marksOfEvents
  }

  /// Whether a drag from the edge would go back; the first page of a sheet, and a page that a tap
  /// closes, can go back, but not by a drag.
  var canDragBack: Bool {
    let session = playback.session
    return playback.presses.isEmpty && session.canGoBack && session.stackNames.count > 1
      && session.hasPageDrag
  }

  /// The edge zone in which a back gesture would begin.
  private var edgeUnderPointer: Rect? {
    let (width, size) = (playback.session.edges.leading, playback.session.size)
    guard let pointer = stage.pointer, canDragBack else { return nil }
    let isLeading = playback.session.direction == .leftToRight
    let edge = Rect(
      x: isLeading ? 0 : size.width - width, y: 0, width: width, height: size.height)
    return edge.contains(pointer) ? edge : nil
  }
}
