internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// A second stage beside the first one: the same flow, driven by the same input, but for one thing.
final class ComparisonStage {
  /// What it has otherwise.
  let variant: TwinVariant
  /// Its flow, with its past.
  let playback: Playback
  /// What takes input for it, and so for both.
  let stage = StagePart()
  /// Whether the difference of both is seen in its place.
  var showsDifference = false
  /// What shows the difference, or the stage again.
  let difference = Control()

  private var frame = StageFrame()

  /// Starts a second stage, with all that was done on the first one.
  init(_ variant: TwinVariant, of first: Playback, measuring: any TextMeasuring) {
    self.variant = variant
    var setup = first.setup
    setup.preferences = variant.applied(to: setup.preferences)
    playback = Playback(
      setup, playing: Script(inputs: first.log.map { variant.applied(to: $0) }),
      measuring: measuring)
    stage.hasFocus = false
    difference.onActivate = { [weak self] in self?.showsDifference.toggle() }
    follow(first)
  }

  /// Its frame of the instant that is shown.
  ///
  /// - Parameters:
  ///   - changes: How often anything else than time may have changed it.
  ///   - takesKeys: Whether keys go to the flow, and what they go to is marked.
  ///   - measuring: How large text is.
  func tree(after changes: Int, takesKeys: Bool, measuring: any TextMeasuring) -> LayerTree {
    let session = playback.session
    return frame.tree(of: session, after: changes, takesKeys: takesKeys) { problem in
      FailurePage("This frame cannot be drawn", problem)
        .frame(size: playback.setup.size, theme: session.theme, measuring: measuring)
    }
  }

  /// Does what was done on the first stage.
  func send(_ input: InputEvent) { playback.send(variant.applied(to: input)) }

  /// Shows the instant that the first stage shows.
  func follow(_ first: Playback) {
    if first.now < playback.now || first.isInPast {
      playback.seek(to: first.now)
    } else {
      playback.play(to: first.now)
    }
  }

  /// Forgets what the first stage has forgotten.
  func branch() { playback.branch() }
}

extension TwinVariant {
  fileprivate func applied(to input: InputEvent) -> InputEvent {
    if case .prefer(let preferences) = input { return .prefer(applied(to: preferences)) }
    return input
  }

  fileprivate func applied(to timed: Script.TimedInput) -> Script.TimedInput {
    Script.TimedInput(instant: timed.instant, input: applied(to: timed.input))
  }
}
