internal import FlowCore
internal import FlowUI

/// A message about the last action, shown for a while at the bottom of the stage.
@MainActor
final class Toast {
  /// How long a message is shown: enough to read a dozen words twice; by eye.
  private static let time = Duration.seconds(4)
  /// The duration of fading in and out; by eye.
  private static let fade = Duration.milliseconds(150)

  private let clock: FlowClock
  private let presence = AnimatedValue(0.0)
  private var text = ""
  private var isProblem = false
  private var end: Instant?

  /// Creates a toast without a message.
  init(on clock: FlowClock) {
    self.clock = clock
    clock.add(self)
  }

  /// Shows a message, replacing the previous one.
  func say(_ text: String, isProblem: Bool = false) {
    (self.text, self.isProblem) = (text, isProblem)
    end = clock.now.advanced(by: Self.time)
    presence.run(to: 1, over: Self.fade, on: clock)
  }

  /// Hides a message that no longer applies, if it is shown.
  func hide(_ text: String) {
    guard self.text == text, end != nil else { return }
    end = nil
    presence.run(to: 0, over: Self.fade, on: clock)
  }

  /// The current message, centred at the bottom of its room; draws nothing if there is no message.
  func element(in context: LayoutContext) -> ToastLabel {
    ToastLabel(text: text, isProblem: isProblem, presence: presence.value)
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

/// The view of a toast.
struct ToastLabel: Element {
  let text: String
  let isProblem: Bool
  let presence: Double

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard presence > 0, !text.isEmpty else { return }
    let style = TextStyle(size: 13, weight: .regular, lineHeight: 18)
    let block = TextBlock(
      text, style: style, width: min(420, frame.size.width - 64),
      measuring: context.measuring)
    let size = Size(width: (block.width + 32).rounded(.up), height: block.height + 16)
    let place = Rect(
      x: (frame.midX - size.width / 2).rounded(), y: frame.maxY - size.height - 16,
      width: size.width, height: size.height)
    var layer = Layer(
      name: "notice", size: context.size,
      drawings: [
        .shadow(place, radius: 10),
        .roundedRectangle(
          place, radius: 10,
          isProblem ? context.theme.destructive : context.theme.label),
      ]
        + block.drawings(
          inMiddleOf: place, colour: isProblem ? context.theme.onAccent : context.theme.background))
    layer.opacity = presence
    page.describe(as: AccessibilityNode(.text, text), in: place)
    page.add(layer)
  }
}
