internal import FlowCore
internal import FlowSnapshot

extension ViewerModel {
  /// Starts a demo anew that has ended the program.
  func leaveTrap(_ trap: Trap) {
    var setup = playback.setup
    (setup.demo, setup.place) = (trap.demo, nil)
    restart(setup)
  }

  /// Plays what has led to a trap once more; it may well happen again.
  func replay(_ trap: Trap) {
    guard let setup = try? setup(of: trap.link) else { return leaveTrap(trap) }
    restart(setup, playing: (try? trap.link.setting().script) ?? Script())
  }
}
