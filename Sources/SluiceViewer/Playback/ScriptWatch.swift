internal import FlowCore
internal import FlowUI

/// Reports, at the end of a script, the step that has failed or the number of unused presses.
///
/// Presses remain unused, for example, if a script with points was made for a stage of another
/// size.
@MainActor
final class ScriptWatch {
  private let model: ViewerModel
  private var script: PlayedScript?

  private struct PlayedScript {
    let demo: String
    let timeLine: Int
    let failure: String?
    var presses = 0
    var missed = 0
  }

  init(_ model: ViewerModel) {
    self.model = model
    model.playback.onPressEnd = { [weak self] isUsed in
      self?.script?.presses += 1
      if !isUsed { self?.script?.missed += 1 }
    }
  }

  /// `failure` is said after the last step that can be played.
  func begin(failingWith failure: String?) {
    script = PlayedScript(
      demo: model.demo.id, timeLine: model.history.currentID, failure: failure)
  }

  /// Reports the problem once the script has been played; a press that the script does not lift
  /// counts, too.
  func check() {
    let playback = model.playback
    guard var script else { return }
    guard script.demo == model.demo.id, script.timeLine == model.history.currentID else {
      return self.script = nil
    }
    guard !playback.isInPast, playback.playedCount == playback.log.count else { return }
    self.script = nil
    if let failure = script.failure { return model.toast.say(failure, isProblem: true) }
    if !playback.presses.isEmpty {
      script.presses += 1
      if !playback.session.wasPressUsed { script.missed += 1 }
    }
    guard script.missed > 0 else { return }
    model.toast.say(
      model.strings[.missedPresses.with("\(script.missed)", "\(script.presses)")], isProblem: true)
  }
}

extension InputEvent {
  var endsPress: Bool {
    guard case .pointer(let pointer) = self else { return false }
    return pointer.phase == .up
  }
}
