public import FlowCore

/// A track with a knob on it that can be dragged.
public struct Slider: Element {
  private let state: SliderState
  private let name: String

  /// The track's height in points; by eye.
  private static let track = 4.0

  /// Creates a slider; its owner keeps the state.
  ///
  /// The name says what is chosen by it, for those who cannot see what stands around it.
  public init(_ state: SliderState, name: String) {
    self.name = name
    self.state = state
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .across ? .greedy : .fixed }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: offer.width, height: context.metrics.target)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, side) = (context.theme, context.metrics.knob)
    let x = frame.minX + side / 2 + state.part * max(0, frame.size.width - side)
    let line = { (start: Double, end: Double, colour: RGBA) in
      Drawing.roundedRectangle(
        Rect(
          x: start, y: frame.midY - Self.track / 2, width: max(0, end - start),
          height: Self.track), radius: Self.track / 2, colour)
    }
    let knob = Rect(
      x: x - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let use = state.control.use(in: knob, context)
    // The rim is half as thick while the knob is pressed; by eye.
    let rim = context.metrics.knobRim - context.metrics.knobRim / 2 * use.press
    page.draw([
      line(frame.minX, frame.maxX, use.ink(theme.track)),
      line(frame.minX, x, use.ink(theme.accent)),
      // What is paler still hides the track beneath it.
      .roundedRectangle(knob, radius: side / 2, theme.raised),
      .roundedRectangle(knob, radius: side / 2, use.ink(theme.accent)),
      .roundedRectangle(
        knob.inset(by: rim), radius: side / 2, theme.knob),
    ])
    page.draw(
      use.overlays(ink: theme.label).map { .roundedRectangle(knob, radius: side / 2, $0) }
        + use.ring(around: knob, radius: side / 2, theme))
    page.add(state, at: frame, as: AccessibilityNode(.slider, name, value: state.valueText))
  }
}
