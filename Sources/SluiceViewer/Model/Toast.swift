internal import FlowCore
internal import FlowUI

/// A message about the last action, shown for a while at the bottom of the stage.
@MainActor
final class Toast {
  /// The shortest time for which a message is shown; by eye.
  private static let time = Duration.seconds(4)
  /// The time for each word of a message: long enough to read the word twice; by eye.
  private static let timePerWord = Duration.milliseconds(330)
  /// How long a message with a button is shown: long enough to reach the button, too; by eye.
  private static let timeWithAction = Duration.seconds(10)
  /// The duration of fading in and out; by eye.
  private static let fade = Duration.milliseconds(150)

  private let clock: FlowClock
  private let presence = AnimatedValue(0.0)
  private var text = ""
  private var isProblem = false
  private var action: Action?
  private let target = StageButtonTarget()
  private var end: Instant?

  struct Action {
    let title: String
    let perform: () -> Void
  }

  init(on clock: FlowClock) {
    self.clock = clock
    clock.add(self)
    target.control.onActivate = { [weak self] in
      guard let self, let action else { return }
      hide(text)
      action.perform()
    }
  }

  /// Shows a message.
  ///
  /// `busy` is the time for which the window has drawn no frame: the next frame advances the clock
  /// by that time.
  func say(
    _ text: String, isProblem: Bool = false, action: Action? = nil, after busy: Duration = .zero
  ) {
    (self.text, self.isProblem, self.action) = (text, isProblem, action)
    let reading = Self.timePerWord * text.split(separator: " ").count
    end = clock.now.advanced(
      by: busy + max(action == nil ? Self.time : Self.timeWithAction, reading))
    presence.run(to: 1, over: Self.fade, on: clock)
  }

  /// Hides a message that no longer applies, if it is shown.
  func hide(_ text: String) {
    guard self.text == text, end != nil else { return }
    end = nil
    presence.run(to: 0, over: Self.fade, on: clock)
  }

  func element(in context: LayoutContext) -> ToastLabel {
    ToastLabel(
      text: text, isProblem: isProblem, presence: presence.value,
      button: end == nil ? nil : action.map { ($0.title, target) })
  }
}

extension Toast: ClockParticipant {
  var deadline: Instant? { end }
  var isMoving: Bool { false }

  func advance(to instant: Instant) {
    guard let end, end <= instant else { return }
    self.end = nil
    presence.run(to: 0, over: Self.fade, on: clock)
  }
}

struct ToastLabel: Element {
  let text: String
  let isProblem: Bool
  let presence: Double
  var button: (title: String, target: StageButtonTarget)?

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard presence > 0, !text.isEmpty else { return }
    let style = TextStyle(size: 13, weight: .regular, lineHeight: 18)
    let title = button.map {
      context.line(
        $0.title, style: TextStyle(size: 13, weight: .semibold, lineHeight: 18), width: 200)
    }
    let buttonWidth = title.map { ($0.width + 24).rounded(.up) } ?? 0
    let block = TextBlock(
      text, style: style, width: min(420, frame.size.width - 64 - buttonWidth),
      measuring: context.measuring)
    let size = Size(
      width: (block.width + 32).rounded(.up) + buttonWidth, height: block.height + 16)
    let plate = Rect(
      x: (frame.midX - size.width / 2).rounded(), y: frame.maxY - size.height - 16,
      width: size.width, height: size.height)
    let ink = isProblem ? context.theme.destructive.ink : context.theme.background
    var layer = Layer(
      name: "notice", size: context.size,
      drawings: [
        .shadow(plate, radius: 10),
        .roundedRectangle(
          plate, radius: 10,
          colour: isProblem ? context.theme.destructive : context.theme.label),
      ]
        + block.drawings(inMiddleOf: plate.inset(by: Insets(trailing: buttonWidth)), colour: ink))
    layer.opacity = presence
    page.describe(as: AccessibilityNode(.text, name: text), in: plate)
    if let title, let button {
      let frame = Rect(
        x: plate.maxX - buttonWidth - 8, y: plate.minY, width: buttonWidth + 8,
        height: plate.size.height)
      let use = button.target.control.use(in: frame, context)
      let pill = frame.inset(by: 4)
      layer.drawings += [.roundedRectangle(pill, radius: 6, colour: ink.opacity(0.16))]
      layer.drawings += use.overlays(ink: ink).map {
        .roundedRectangle(pill, radius: 6, colour: $0)
      }
      layer.drawings += title.drawings(inMiddleOf: frame, colour: ink)
      layer.drawings += use.ring(around: pill, radius: 6, context.theme)
      page.add(button.target, at: frame, as: AccessibilityNode(.button, name: button.title))
    }
    page.add(layer)
  }
}
