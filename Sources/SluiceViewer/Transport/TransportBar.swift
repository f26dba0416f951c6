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
  private let commands: CommandRegistry
  private let pace: SegmentedControlState

  init(_ commands: CommandRegistry) {
    self.commands = commands
    model = commands.target.model
    let model = model
    scrubber = Scrubber(model)
    line = TimeLineTarget(model)
    pace = SegmentedControlState(selected: 0) { [weak model] in
      model?.time.pace = PlaybackSpeed.allCases[$0]
    }
  }

  /// The input targets that the keyboard can reach here.
  var stops: [any FocusableInputTarget] {
    [Command.pause, .stepBack, .stepForward, .startAgain, .branch, .backToNow].map(commands.control)
      + scrubber.stops + [line]
  }

  /// Brings the controls up to date with the model.
  func update() {
    pace.show(PlaybackSpeed.allCases.firstIndex(of: model.time.pace) ?? 0)
    scrubber.update()
  }

  func element(in context: LayoutContext) -> any Element {
    Padding(Insets(top: 10, leading: 12, bottom: 8, trailing: 12)) {
      Row {
        for command in [Command.startAgain, .stepBack, .pause, .stepForward] {
          commands.button(command)
        }
        if context.size.width >= Self.roomy { Text(clock, .body, maxLines: 1) }
        Spacer()
        commands.button(.branch)
        commands.button(.backToNow)
        FixedWidth(context.size.width >= Self.roomy ? 176 : 140) {
          SegmentedControl(
            PlaybackSpeed.allCases.map(\.title), state: pace,
            accessibilityLabel: model.strings[.pace])
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
    return "\(shown) s  ·  \(model.strings[.secondsAgo.with(ago)])"
  }
}
