internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

extension ViewerModel {
  /// Opens a demo where it was left or, the first time, at its start; with the current device and
  /// preferences.
  func open(_ demo: Demo) {
    guard demo.id != self.demo.id || crash != nil else { return }
    if demo.id != self.demo.id, let session = sessions.take(demo) {
      resume(session)
    } else {
      var setup = currentSetup
      (setup.demo, setup.place, setup.settings.values) = (demo, nil, [:])
      restart(setup)
      time.isPaused = false
    }
    onOpen()
  }

  func open(_ demo: Demo, at place: FlowPlace) {
    var setup = currentSetup
    (setup.demo, setup.place) = (demo, place)
    if demo.id != self.demo.id { setup.settings.values = [:] }
    restart(setup, because: .aPlace)
    time.isPaused = false
    onOpen()
  }

  /// The setup with which the time line began; after a crash, with the demo itself instead of its
  /// stopped copy, and without the place, which may lead to the crash again.
  var setup: StageSetup {
    var setup = playback.setup
    if let crash { (setup.demo, setup.place) = (crash.demo, nil) }
    return setup
  }

  var currentSetup: StageSetup {
    var setup = setup
    setup.preferences = carriedOver?.preferences ?? preferences
    setup.size = carriedOver?.size ?? playback.session.size
    return setup
  }

  /// Restarts the stage; keeps the time line so far if it has any content.
  ///
  /// `link` leads to the end of the earlier run that the script replays; the list of time lines
  /// shows `cause`.
  func restart(
    _ setup: StageSetup? = nil, playing script: Script = Script(), again link: StageLink? = nil,
    because cause: Phrase? = nil
  ) {
    let setup = setup ?? self.setup
    leave(for: setup, TimeLineOrigin(instant: nil, cause: cause))
    changes += 1
    (crash, replayed, carriedOver) = (nil, link, nil)
    (time.loop, timeViewport) = (nil, TimeViewport())
    playback.restart(setup, playing: script)
    onRestart()
  }

  private func leave(for setup: StageSetup, _ origin: TimeLineOrigin) {
    let saved = leave()
    guard setup.demo.id != demo.id else {
      let isWorthKeeping = crash == nil && saved.hasContent(beside: setup)
      return history.begin(origin, keeping: isWorthKeeping ? saved : nil)
    }
    keepSession(saved)
    if let session = sessions.take(setup.demo) {
      history = session.history
      history.begin(origin, keeping: session.saved)
    } else {
      history = TimeLineHistory()
    }
  }

  private func resume(_ session: DemoSessions.Session) {
    let current = currentSetup
    keepSession(leave())
    history = session.history
    show(session.saved)
    carriedOver = CarriedOver(preferences: current.preferences, size: current.size)
    takeOver()
  }

  /// Keeps the session of the demo on the stage, which is left for another demo.
  ///
  /// After a crash, the stage has only a stopped copy of the demo, so the session that is kept
  /// shows the last of the demo's other time lines.
  private func keepSession(_ saved: SavedTimeLine) {
    guard crash != nil else { return sessions.keep(.init(saved: saved, history: history)) }
    if let last = history.kept.last, let other = history.show(last.id, keeping: nil) {
      sessions.keep(.init(saved: other, history: history))
    }
  }
}

/// The preferences and the stage's size that a demo takes over from the previous demo.
struct CarriedOver {
  /// `nil` if others were chosen meanwhile.
  var preferences: Preferences?
  /// `nil` if another one was chosen meanwhile.
  var size: Size?

  mutating func drop(replacedBy input: InputEvent) {
    switch input {
    case .environment(.prefer): preferences = nil
    case .environment(.resize): size = nil
    default: break
    }
  }
}

extension ViewerModel {
  /// Takes over the previous demo's preferences and size, unless the past is shown, which must not
  /// change.
  func takeOver() {
    guard let carriedOver, !playback.isInPast else { return }
    self.carriedOver = nil
    if let preferences = carriedOver.preferences { prefer { $0 = preferences } }
    if let size = carriedOver.size { resize(to: size) }
  }
}

extension SavedTimeLine {
  /// Whether restarting with another setup would lose anything: input, motion, settings, or the
  /// place at which the demo starts.
  @MainActor
  fileprivate func hasContent(beside other: StageSetup) -> Bool {
    log.contains { $0.input.isAct } || lastActivity > .zero || setup.settings != other.settings
      || setup.place != other.place
  }
}

extension InputEvent {
  /// Whether a person has done something to the flow, rather than hovered or changed the window.
  var isAct: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase != .move
    case .environment(.resize), .environment(.focus), .loaded: false
    case .wheel, .key, .text, .composition, .environment(.prefer), .debugger: true
    }
  }
}
