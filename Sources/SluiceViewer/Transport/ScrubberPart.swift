internal import FlowCore
internal import FlowUI

/// The part behind the scrubber's slider: a press takes hold of the transition, a drag moves it,
/// and so do arrow keys, by one percent.
final class ScrubberPart: FocusableInputTarget {
  /// How far the transition is, in whole percents.
  let slider: SliderState
  private unowned let model: ViewerModel

  init(_ model: ViewerModel) {
    self.model = model
    slider = SliderState(0, step: 0.01) { [weak model] in model?.scrub(to: $0) }
  }

  /// Takes notice of how far the transition is, if one runs.
  func show(_ running: RunningTransition?) {
    slider.isEnabled = running != nil
    slider.value = running?.transition.fraction ?? 0
  }

  var hasFocus: Bool {
    get { slider.hasFocus }
    set { slider.hasFocus = newValue }
  }

  var reach: KeyboardReach { slider.reach }

  var takesFocusByPress: Bool { slider.takesFocusByPress }

  func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    slider.take(key, in: frame, context)
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    slider.pressResponder(in: frame, context).map { ScrubberPress($0, model) }
  }
}

/// Follows one press on the scrubber: it also holds what the slider has not moved.
private final class ScrubberPress: PointerResponder {
  private let press: any PointerResponder
  private unowned let model: ViewerModel

  init(_ press: any PointerResponder, _ model: ViewerModel) {
    self.press = press
    self.model = model
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    defer { if event.phase == .down { model.holdRunning() } }
    return press.respond(to: event)
  }
}

/// The scrubber's slider, with a mark on its track where the release rule's distance lies.
struct ScrubberSlider: Element {
  let part: ScrubberPart
  let running: RunningTransition?

  /// The mark's extent in points; by eye.
  private static let mark = Size(width: 2, height: 14)

  func stretch(along axis: Axis) -> Stretch { slider.stretch(along: axis) }

  func size(in offer: Size, _ context: LayoutContext) -> Size { slider.size(in: offer, context) }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var looks = PageLayout(name: "scrubber", size: context.size)
    looks.draw(mark(in: frame, context))
    slider.place(in: frame, context, on: &looks)
    // What takes input is the part in place of the slider itself.
    page.add(looks.layer)
    page.add(
      part, at: frame,
      as: AccessibilityNode(
        .slider, "Transition", value: running?.transition.fractionText ?? "none"))
  }

  private func mark(in frame: Rect, _ context: LayoutContext) -> [Drawing] {
    guard let threshold = running?.threshold, (0...1).contains(threshold) else { return [] }
    let (knob, size) = (context.metrics.knob, Self.mark)
    let x = frame.minX + knob / 2 + threshold * (frame.size.width - knob)
    let mark = Rect(
      x: x - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    return [.roundedRectangle(mark, radius: size.width / 2, context.theme.secondaryLabel)]
  }

  private var slider: Slider { Slider(part.slider, name: "Transition") }
}
