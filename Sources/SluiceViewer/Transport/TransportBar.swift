internal import FlowCore
internal import FlowUI

/// The bar below the stage: pause, steps, playback speeds, the scrubber and the time line.
@MainActor
final class TransportBar {
  /// In points, by eye: from the first width on, the speed control is wide, and the clock also
  /// shows how long ago an instant was; from the second on, the speed control is of medium width,
  /// and the clock always has three decimals.
  private static let (minRoomyWidth, minMediumWidth) = (560.0, 460.0)
  /// The space between the button for starting again and the others, in addition to the usual
  /// spacing, in points; by eye.
  private static let gap = 4.0

  private let model: ViewerModel
  private let scrubber: Scrubber
  let line: TimeLineTarget
  private let commands: CommandRegistry
  private let speed: SegmentedControlState
  let timeLines = Control()
  /// These parts change less often than the scrubber.
  private let memories = (
    row: ElementMemory(), start: ElementMemory(), end: ElementMemory(), line: ElementMemory()
  )
  private var events: TimeLine.Content

  init(_ commands: CommandRegistry, over overlays: Overlays) {
    self.commands = commands
    model = commands.target.model
    let model = model
    scrubber = Scrubber(commands)
    line = TimeLineTarget(model)
    events = TimeLine.Content(model)
    speed = SegmentedControlState(selected: 0) { [weak model] in
      model?.time.speed = PlaybackSpeed.allCases[$0]
    }
    overlays.openMenu(from: timeLines) { [weak self] in self?.timeLineItems ?? [] }
  }

  /// What can have the focus, in any order but for the first, which F6 focuses.
  var stops: [any FocusableInputTarget] {
    let buttons = [Command.pause, .stepBack, .stepForward, .startAgain, .backToNow]
    return buttons.map(commands.control) + [timeLines] + [speed.tabStop].compactMap(\.self)
      + scrubber.stops + [line]
  }

  /// What the bar shows, apart from its controls.
  var content: Content {
    Content(
      running: scrubber.running, last: scrubber.last, updates: model.panelUpdates.count)
  }

  struct Content: Hashable {
    let running: RunningTransition?
    let last: TimeMarks.Span?
    let updates: Int
  }

  var fractionField: FractionField { scrubber.field }

  func follow() { scrubber.update() }

  /// Updates everything but the scrubber.
  func update() {
    speed.selectedIndex = PlaybackSpeed.allCases.firstIndex(of: model.time.speed) ?? 0
    let plays = model.playback.isInPast && !model.time.isPaused
    if plays, model.time.loop == nil { model.revealNow() }
    events = TimeLine.Content(model)
  }

  func element(in context: LayoutContext) -> any Element {
    let isRoomy = context.size.width >= Self.minRoomyWidth
    let buttons = Buttons(
      isOn: commands.states, strings: model.strings,
      speedWidth: isRoomy ? 176 : context.size.width >= Self.minMediumWidth ? 140 : 120,
      hasOtherTimeLines: !model.history.kept.isEmpty)
    let top = TopRow(buttons: buttons, clock: clock(in: context.size.width))
    return Padding(Insets(top: 10, leading: 12, bottom: 8, trailing: 12)) {
      Remembered(in: memories.row, showing: top) { self.row(top) }
      Spacer(6)
      scrubber.element(in: context)
      Spacer(8)
      Remembered(in: memories.line, showing: model.panelUpdates.count) {
        TimeLine(content: self.events, target: self.line)
      }
    }
  }

  private struct TopRow: Hashable {
    let buttons: Buttons
    let clock: String
  }

  private struct Buttons: Hashable {
    let isOn: [Bool?]
    let strings: FlowStrings
    let speedWidth: Double
    let hasOtherTimeLines: Bool
  }

  private func row(_ top: TopRow) -> Row {
    Row {
      Remembered(in: memories.start, showing: top.buttons) { self.timeButtons }
      Text(top.clock, style: .body, maxLines: 1)
      Spacer()
      Remembered(in: memories.end, showing: top.buttons) {
        self.historyButtons(top.buttons.speedWidth)
      }
    }
  }

  private var timeButtons: Row {
    Row {
      commands.button(.startAgain)
      Spacer(Self.gap)
      commands.button(.stepBack)
      OnPlate(button: commands.button(.pause))
      commands.button(.stepForward)
    }
  }

  private func historyButtons(_ speedWidth: Double) -> Row {
    Row {
      timeLinesButton
      commands.button(.backToNow)
      FixedWidth(speedWidth) {
        SegmentedControl(
          PlaybackSpeed.allCases.map(\.title), state: speed,
          accessibilityLabel: model.strings[.speed])
      }
    }
  }

  /// On if there are other time lines to return to.
  private var timeLinesButton: IconButton {
    let command = Command.showTimeLines
    return IconButton(
      .branch, accessibilityLabel: commands.title(command), isOn: !model.history.kept.isEmpty,
      control: timeLines, hint: model.strings[.timeLinesHelp], shortcut: command.shortcut)
  }

  private var timeLineItems: [[Menu.Item]] {
    model.lostRuns?.refresh()
    let rows = model.timeLines.map { row in
      Menu.Item(row.title, isChecked: row.isShown) { [weak model] in model?.showTimeLine(row.id) }
    }
    return [
      [Command.branch, .undo, .redo].map(commands.menuItem),
      [.heading(model.strings[.timeLines])] + rows,
      Command.continueLostRun.isEnabled(commands.target)
        ? [commands.menuItem(.continueLostRun)] : [],
    ]
  }

  /// The instant that is shown, in seconds, with fewer decimals if there is little room; in the
  /// past, with enough room, also how long ago it was.
  private func clock(in width: Double) -> String {
    let now = events.now.seconds(since: .zero)
    let shown = now.fixed(width >= Self.minMediumWidth || now < 10 ? 3 : now < 100 ? 2 : 1)
    guard width >= Self.minRoomyWidth, events.now < events.end else { return "\(shown) s" }
    let ago = events.end.seconds(since: events.now).fixed(2)
    return "\(shown) s  ·  \(model.strings[.secondsAgo.with(ago)])"
  }
}

/// The background of the bar's most important button.
private struct OnPlate: Element {
  let button: IconButton

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    button.size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw(context.theme.plate(frame, radius: context.metrics.controlRadius))
    button.layOut(in: frame, context, on: &page)
  }
}

extension TimeLine.Content {
  @MainActor
  fileprivate init(_ model: ViewerModel) {
    let playback = model.playback
    self.init(
      now: playback.now, end: playback.end, period: model.timePeriod, loop: model.time.loop?.period,
      marks: model.timeMarks, line: { [weak playback] in playback?.events.line(at: $0) })
  }
}
