internal import FlowCore
internal import FlowSnapshot

extension ViewerModel {
  /// Starts a demo anew that has ended the program.
  func leaveTrap(_ trap: Trap) {
    var setup = playback.setup
    (setup.demo, setup.place) = (trap.demo, nil)
    restart(setup)
  }

  /// Plays what has led to a trap, slowly enough to see it come; it may well happen again.
  func replay(_ trap: Trap) {
    var setup = playback.setup
    guard let setting = try? trap.link.setting(), let place = try? trap.link.place() as FlowPlace??
    else {
      return leaveTrap(trap)
    }
    setup = StageSetup(
      demo: trap.demo, settings: setting.demo, place: place, size: setting.stageSize,
      preferences: setting.preferences, isOnDevice: setting.isOnDevice)
    restart(setup, playing: setting.script ?? Script())
  }
}
