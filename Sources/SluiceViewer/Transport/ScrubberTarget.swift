internal import FlowCore
internal import FlowUI

/// The input target of the scrubber: a press freezes the running transition, and a drag or an arrow
/// key then moves it.
///
/// Once the transition is over, the stage shows the instant at which it had the slider's fraction.
final class ScrubberTarget: FocusableInputTarget {
  /// In steps of one percent, for the arrow keys.
  let slider: SliderState
  private unowned let model: ViewerModel

  init(_ model: ViewerModel) {
    self.model = model
    slider = SliderState(0, step: 0.01) { [weak model] in model?.scrub(to: $0) }
  }

  func show(_ fraction: Double?) {
    slider.isEnabled = fraction != nil
    slider.value = fraction ?? 0
  }

  var hasFocus: Bool {
    get { slider.hasFocus }
    set { slider.hasFocus = newValue }
  }

  var reach: KeyboardReach { slider.reach }

  var takesFocusByPress: Bool { slider.takesFocusByPress }

  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    slider.handle(key, in: frame, context)
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    slider.pressResponder(in: frame, context).map { ScrubberPress($0, model) }
  }
}

/// Freezes the transition even if the slider does not move.
private final class ScrubberPress: PointerResponder {
  private let press: any PointerResponder
  private unowned let model: ViewerModel

  init(_ press: any PointerResponder, _ model: ViewerModel) {
    self.press = press
    self.model = model
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    defer { if event.phase == .down { model.freezeRunning() } }
    return press.respond(to: event)
  }
}

/// The scrubber's slider, with a mark at the release rule's threshold.
struct ScrubberSlider: Element {
  let target: ScrubberTarget
  let running: RunningTransition?
  /// Whether no transition runs, so that the slider shows the last one.
  let isOver: Bool

  /// In points; by eye.
  private static let mark = Size(width: 2, height: 14)

  func stretch(along axis: Axis) -> Stretch { slider.stretch(along: axis) }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    slider.size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var sliderLayout = PageLayout(name: "scrubber", size: context.size)
    sliderLayout.draw(mark(in: frame, context))
    slider.layOut(in: frame, context, on: &sliderLayout)
    // Draw the slider only: the scrubber's own input target replaces the slider's.
    page.add(sliderLayout.layer)
    page.add(
      target, at: frame,
      as: AccessibilityNode(
        .slider, name: context.strings[.transition],
        value: running?.transition.fractionText
          ?? (isOver ? target.slider.value.percentText : context.strings[.noneText])))
  }

  private func mark(in frame: Rect, _ context: LayoutContext) -> [Drawing] {
    guard let threshold = running?.threshold, (0...1).contains(threshold) else { return [] }
    let (knob, size) = (context.metrics.knob, Self.mark)
    let x = frame.minX + knob / 2 + threshold * (frame.size.width - knob)
    let mark = Rect(
      x: x - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    return [.roundedRectangle(mark, radius: size.width / 2, colour: context.theme.secondaryLabel)]
  }

  private var slider: Slider { Slider(state: target.slider, accessibilityLabel: "") }
}
