internal import FlowCore
internal import FlowSnapshot

extension ViewerModel {
  /// Starts a demo anew that has ended the program.
  func leaveTrap(_ trap: CrashReport) {
    var setup = playback.setup
    (setup.demo, setup.place) = (trap.demo, nil)
    restart(setup)
  }

  /// Plays what has led to a trap once more; it may well happen again.
  func replay(_ trap: CrashReport) {
    guard let setup = try? setup(of: trap.link) else { return leaveTrap(trap) }
    restart(setup, playing: (try? trap.link.setting().script) ?? Script(), again: trap.link)
    notice.say("What was done is played again")
  }

  /// The link to the end of what is being played again; `nil` once that was played, or something
  /// else is.
  var unfinishedReplay: StageLink? {
    playback.isInPast || playback.playedCount == playback.log.count ? nil : replayed
  }

  /// Lifts whatever still presses the stage: who opens the viewer again holds nothing.
  func letGoOfStage() {
    for press in playback.presses {
      send(.pointer(.cancelled, press.device, finger: press.finger, press.place))
    }
  }
}
