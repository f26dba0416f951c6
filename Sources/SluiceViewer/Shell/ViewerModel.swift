internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// What the viewer is at the moment: which demo, on what device, at what time, and which panels are
/// seen.
///
/// Panels read it anew in each frame, and change it by what it can do.
final class ViewerModel {
  /// The demos.
  let catalogue: Catalogue
  /// The flow on the stage, with its past.
  let playback: Playback
  /// How time passes on the stage.
  let time: PlaybackClock
  /// Which panels are seen.
  let panels = Panels()
  /// What has just been done.
  let notice: Toast
  /// What takes input for the stage.
  let stage = StagePart()

  /// How large the stage is shown.
  var zoom = StageGeometry.Zoom.fit
  /// The room for the stage, or both of them, in points.
  private(set) var room = Size.zero
  /// How far the stage was moved out of the middle, in points.
  var pan = Vector.zero
  /// The second stage beside the first one.
  var twin: ComparisonStage?
  /// Makes the difference of both; `nil` where nothing can be drawn.
  var difference: StageDifference?
  /// A picture over the stage, for comparison.
  var overlay: StageOverlay?
  /// The demo that has ended the program, as long as nothing else was opened.
  var trap: CrashReport?
  /// The link to what was played again after a trap, as long as nothing else was opened.
  private(set) var replayed: StageLink?
  /// A layer of the stage that is looked at, in points of the stage.
  var highlight: Rect?

  private var frame = StageFrame()
  /// How often anything may have changed what the stage shows.
  private(set) var changes = 0
  /// Whether the stage shall be as large as there is room.
  var fillsRoom = false
  private var knownMarks = KnownTimeMarks()

  /// Whether the viewer is light or dark.
  var look = ViewerLook.asDesktop { didSet { onLook() } }
  /// How long frames take.
  let frameTimes = FrameTimes()
  /// Called when the viewer shall look otherwise.
  var onLook: () -> Void = {}
  /// Called when the window shall fill the display, or no longer.
  var toggleFullScreen: () -> Void = {}

  /// Called when the flow was started again.
  var onRestart: () -> Void = {}
  /// Called when another demo was opened.
  var onOpen: () -> Void = {}

  /// Opens a setup, one of the catalogue's demos.
  init(
    _ catalogue: Catalogue, opening setup: StageSetup, playing script: Script = Script(),
    context: FlowContext, measuring: any TextMeasuring
  ) {
    self.catalogue = catalogue
    playback = Playback(setup, playing: script, measuring: measuring)
    time = PlaybackClock(playback, by: context.clock)
    notice = Toast(on: context.clock)
    connect(stage)
  }

  /// Lets what comes to a stage drive the flow, and so the one beside it as well.
  func connect(_ stage: StagePart) {
    stage.send = { [weak self] input in
      guard let self else { return }
      if case .text(let text) = input, openPasted(text) { return }
      send(input)
    }
    stage.onPress = { [weak self] in self?.time.isHandDown = $0 }
    stage.textInput = { [weak self] in self?.playback.session.textInput }
    stage.stageCursor = { [weak self] in self?.playback.session.cursor ?? .arrow }
  }

  /// Whether keys go to the flow: either stage takes them for both.
  var takesKeys: Bool { stage.hasFocus || twin?.stage.hasFocus ?? false }

  /// The link to where the flow is now.
  var place: FlowPlace? {
    FlowPlace(demo.id).containing(playback.place)
  }

  /// The device around the stage: the one that has a stage of that size, also in the past.
  var device: Device { Device(size: playback.session.size) }

  /// The demo on the stage.
  var demo: Demo { playback.setup.demo }

  // MARK: The stage

  /// The stage's frame of the instant that is shown; where it cannot be drawn, one that says why.
  func tree(measuring: any TextMeasuring) -> LayerTree {
    let session = playback.session
    return frame.tree(of: session, after: changes, takesKeys: takesKeys) { problem in
      FailurePage("\(demo.title) shows a frame that cannot be drawn", problem)
        .frame(size: playback.setup.size, theme: session.theme, measuring: measuring)
    }
  }

  /// What lies on the stage that is not the flow's.
  var marks: StageMarks {
    StageMarks(fingers: playback.presses.map(\.place), edge: edgeUnderPointer, highlight: highlight)
  }

  /// Does something on the stage, at the instant that is shown; in the past that branches off.
  func send(_ input: InputEvent) {
    // To look with a mouse at the past, or at what another one had in its hands there, changes
    // nothing of it.
    if case .pointer(.move, _, _, _, _) = input, !time.isHandDown,
      playback.isInPast || !playback.presses.isEmpty
    {
      return
    }
    changes += 1
    playback.send(input)
    twin?.send(input)
  }

  // MARK: What is opened

  /// Opens a demo at its start, on the same device and as people want it now; time goes on.
  func open(_ demo: Demo) {
    guard demo.id != self.demo.id || trap != nil else { return }
    var setup = setupHere
    (setup.demo, setup.place, setup.settings.values) = (demo, nil, [:])
    restart(setup)
    time.isPaused = false
    onOpen()
  }

  /// What starts the flow on the same device, and as people want it now.
  var setupHere: StageSetup {
    var setup = playback.setup
    (setup.preferences, setup.size) = (preferences, playback.session.size)
    return setup
  }

  /// Starts the demo anew, from another setup if there is one.
  ///
  /// - Parameter link: The link that leads to where the script ends, where that was done before.
  func restart(
    _ setup: StageSetup? = nil, playing script: Script = Script(), again link: StageLink? = nil
  ) {
    changes += 1
    (trap, replayed) = (nil, link)
    playback.restart(setup, playing: script)
    onRestart()
  }

  /// Takes another device; the flow goes on.
  func use(_ device: Device) {
    fillsRoom = device.kind == .free
    pan = .zero
    if let size = device.size { send(.resize(size)) }
  }

  /// Takes notice of the room for the stage, and gives it to one of free size.
  func fit(in room: Size) {
    self.room = room
    guard fillsRoom, playback.session.size != room, !playback.isInPast else { return }
    send(.resize(room))
  }

  // MARK: Time

  /// Shows an instant of the past, or now.
  func seek(to instant: Instant) {
    changes += 1
    playback.seek(to: instant)
    twin?.follow(playback)
  }

  /// Goes so many frames on, or back; that pauses.
  func step(_ frames: Int) {
    time.isPaused = true
    changes += 1
    let goal = playback.now.advanced(by: Playback.frame * frames)
    if goal > playback.end { playback.play(to: goal) } else { playback.seek(to: goal) }
    twin?.follow(playback)
  }

  /// Goes on from the instant that is shown, and forgets what came later.
  func branch() {
    playback.branch()
    twin?.branch()
    time.isPaused = false
  }

  /// What of the past the time line marks.
  var marksOfTime: TimeMarks { knownMarks.marks(of: playback) }

  /// The zone in which a drag back would begin, where the mouse is in it.
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
