internal import FlowCore
internal import FlowSnapshot

extension ViewerModel {
  /// Restarts a demo after it has crashed.
  func dismissCrash(_ crash: CrashReport) {
    var setup = playback.setup
    (setup.demo, setup.place) = (crash.demo, nil)
    restart(setup)
  }

  /// Replays the input that led to a crash, which may well happen again.
  func replay(_ crash: CrashReport) {
    guard let setup = try? setup(of: crash.link) else { return dismissCrash(crash) }
    restart(setup, playing: (try? crash.link.setting().script) ?? Script(), again: crash.link)
    toast.say("What was done is played again")
  }

  /// The link to the end of the current replay; `nil` once the replay is complete or something else
  /// was opened.
  var unfinishedReplay: StageLink? {
    playback.isInPast || playback.playedCount == playback.log.count ? nil : replayed
  }

  /// Cancels all pressed pointers, so that nothing is pressed when the viewer is opened again.
  func closeStage() {
    for press in playback.presses {
      send(.pointer(.cancelled, press.device, finger: press.finger, press.place))
    }
  }
}
