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
  /// The layouts of what seldom changes beside the ticking time.
  private let memories = (start: ElementMemory(), end: ElementMemory(), scrubber: ElementMemory())

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
    let isRoomy = context.size.width >= Self.roomy
    let buttons = Buttons(isOn: commands.states, strings: model.strings, isRoomy: isRoomy)
    return Padding(Insets(top: 10, leading: 12, bottom: 8, trailing: 12)) {
      Row {
        Remembered(in: memories.start, showing: buttons) { self.timeButtons }
        if isRoomy { Text(clock, .body, maxLines: 1) }
        Spacer()
        Remembered(in: memories.end, showing: buttons) { self.historyButtons(isRoomy) }
      }
      Spacer(6)
      Remembered(in: memories.scrubber, showing: model.running) {
        self.scrubber.element(in: context)
      }
      Spacer(8)
      TimeLine(model: model, target: line)
    }
  }

  /// What the buttons show, apart from their controls.
  private struct Buttons: Hashable {
    let isOn: [Bool?]
    let strings: FlowStrings
    let isRoomy: Bool
  }

  private var timeButtons: Row {
    Row {
      for command in [Command.startAgain, .stepBack, .pause, .stepForward] {
        commands.button(command)
      }
    }
  }

  private func historyButtons(_ isRoomy: Bool) -> Row {
    Row {
      commands.button(.branch)
      commands.button(.backToNow)
      FixedWidth(isRoomy ? 176 : 140) {
        SegmentedControl(
          PlaybackSpeed.allCases.map(\.title), state: pace,
          accessibilityLabel: model.strings[.pace])
      }
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
