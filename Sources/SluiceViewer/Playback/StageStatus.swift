internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// Why the stage is halted, or what is played on it; `nil` if neither applies.
enum StageStatus: Hashable {
  /// In the present.
  case paused
  /// Counts the acts of the script, as `script` does.
  case pausedScript(played: Int, of: Int)
  /// A transition is frozen, or dragged by the last press of a script; the value is its fraction.
  case frozen(Double)
  /// The numbers of acts played so far, and of all acts.
  case script(played: Int, of: Int)
  /// The value is how long ago the shown instant was.
  case past(Duration)
  /// The value is as for `past`.
  case loop(Duration)
  /// The mouse that hovers over pages keeps them from advancing.
  case hover

  @MainActor
  init?(of model: ViewerModel) {
    let playback = model.playback
    if playback.isInPast {
      let ago = playback.end.duration(since: playback.now)
      self = model.time.loop == nil ? .past(ago) : .loop(ago)
    } else if let running = model.running,
      running.isFrozen || model.isDraggedByScript && !model.time.isPaused
    {
      self = .frozen(running.transition.fraction)
    } else if playback.playedCount < playback.log.count {
      let acts = playback.log.indices.filter { playback.log[$0].input.beginsAct }
      let next = acts.firstIndex { $0 >= playback.playedCount } ?? acts.count
      self =
        model.time.isPaused
        ? .pausedScript(played: next, of: acts.count) : .script(played: next, of: acts.count)
    } else if model.time.isPaused {
      self = .paused
    } else if model.isPausedByHover {
      self = .hover
    } else {
      return nil
    }
  }

  var title: Phrase {
    switch self {
    case .paused: .isPaused
    case .frozen(let fraction): .frozenAt.with(fraction.percentText)
    case .pausedScript(let played, let all): .pausedScript.with("\(played)", "\(all)")
    case .script(let played, let all): .playingScript.with("\(played)", "\(all)")
    // Use two decimals for a few frames, which would otherwise be 0.0 s.
    case .past(let ago): .pastBy.with(ago.inSeconds.fixed(ago < .milliseconds(95) ? 2 : 1))
    case .loop(let ago): .repeatingPast.with(ago.inSeconds.fixed(1))
    case .hover: .pausedByHover
    }
  }
}

extension InputEvent {
  /// Whether the input begins something that a person does; releasing a pointer only ends it.
  fileprivate var beginsAct: Bool {
    if case .pointer(let pointer) = self { pointer.phase == .down } else { isAct }
  }
}
