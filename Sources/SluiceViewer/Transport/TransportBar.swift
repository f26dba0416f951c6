internal import FlowCore
internal import FlowUI

/// The bar below the stage: pause, steps, playback speeds, the scrubber and the time line.
@MainActor
final class TransportBar {
  /// The minimum width, in points, at which the bar shows the time and wide speed controls.
  private static let roomy = 500.0

  private let model: ViewerModel
  private let scrubber: Scrubber
  private let line: TimeLineTarget
  private let play = Control()
  private let back = Control()
  private let forward = Control()
  private let now = Control()
  private let branch = Control()
  private let restart = Control()
  private let pace: SegmentedControlState

  init(_ model: ViewerModel) {
    self.model = model
    scrubber = Scrubber(model)
    line = TimeLineTarget(model)
    pace = SegmentedControlState(selected: 0) { [weak model] in
      model?.time.pace = PlaybackSpeed.allCases[$0]
    }
    play.onActivate = { [weak model] in model?.togglePause() }
    back.onActivate = { [weak model] in model?.step(-1) }
    forward.onActivate = { [weak model] in model?.step(1) }
    now.onActivate = { [weak model] in model?.goToNow() }
    branch.onActivate = { [weak model] in model?.branch() }
    restart.onActivate = { [weak model] in model?.restart() }
  }

  /// The input targets that the keyboard can reach here.
  var stops: [any FocusableInputTarget] {
    [play, back, forward, restart, branch, now] + scrubber.stops + [line]
  }

  /// Brings the controls up to date with the model.
  func update() {
    now.isEnabled = model.playback.isInPast
    branch.isEnabled = model.playback.isInPast
    pace.show(PlaybackSpeed.allCases.firstIndex(of: model.time.pace) ?? 0)
    scrubber.update()
  }

  func element(in context: LayoutContext) -> any Element {
    let isPaused = model.time.isPaused
    return Padding(Insets(top: 10, leading: 12, bottom: 8, trailing: 12)) {
      Row {
        IconButton(.restart, accessibilityLabel: "Start again", control: restart, shortcut: "F5")
        IconButton(
          .stepBack, accessibilityLabel: "One frame back", control: back, shortcut: "Ctrl+,")
        IconButton(
          isPaused ? .play : .pause, accessibilityLabel: isPaused ? "Go on" : "Pause",
          isOn: isPaused,
          control: play, shortcut: "F8")
        IconButton(
          .stepForward, accessibilityLabel: "One frame on", control: forward, shortcut: "Ctrl+.")
        if context.size.width >= Self.roomy { Text(clock, .body, maxLines: 1) }
        Spacer()
        IconButton(
          .branch, accessibilityLabel: "Branch from here", control: branch,
          hint: "Go on from here, and forget what came later", shortcut: "Ctrl+B")
        IconButton(.clock, accessibilityLabel: "Back to now", control: now, shortcut: "Alt+End")
        FixedWidth(context.size.width >= Self.roomy ? 176 : 140) {
          SegmentedControl(
            PlaybackSpeed.allCases.map(\.title), state: pace, accessibilityLabel: "Pace")
        }
      }
      Spacer(6)
      scrubber.element(in: context)
      Spacer(8)
      TimeLine(model: model, target: line)
    }
  }

  /// The instant that is shown, in seconds; in the past, also how long ago it was.
  private var clock: String {
    let shown = model.playback.now.seconds(since: .zero).fixed(3)
    guard model.playback.isInPast else { return "\(shown) s" }
    let ago = model.playback.end.seconds(since: model.playback.now).fixed(2)
    return "\(shown) s  ·  \(ago) s ago"
  }
}
