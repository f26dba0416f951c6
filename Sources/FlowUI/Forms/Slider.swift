public import FlowCore

/// A track with a knob on it that can be dragged.
public struct Slider: Element {
  private let state: SliderState
  private let name: String

  /// The knob's diameter, UIKit's 28 points, and the track's height; by eye.
  static let knob = 28.0
  private static let track = 4.0
  /// How thick the knob's rim is, and how much thinner while it is pressed, in points; by eye.
  private static let rim = (rest: 4.0, press: 2.0)

  /// Creates a slider; its owner keeps the state.
  ///
  /// The name says what is chosen by it, for those who cannot see what stands around it.
  public init(_ state: SliderState, name: String) {
    self.name = name
    self.state = state
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .across ? .greedy : .fixed }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: offer.width, height: Spacing.touchTarget)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let theme = context.theme
    let x = frame.minX + Self.knob / 2 + state.part * max(0, frame.size.width - Self.knob)
    let line = { (start: Double, end: Double, colour: RGBA) in
      Drawing.roundedRectangle(
        Rect(
          x: start, y: frame.midY - Self.track / 2, width: max(0, end - start),
          height: Self.track), radius: Self.track / 2, colour)
    }
    let knob = Rect(
      x: x - Self.knob / 2, y: frame.midY - Self.knob / 2, width: Self.knob, height: Self.knob)
    let use = state.control.use(in: knob, context)
    page.draw([
      line(frame.minX, frame.maxX, use.ink(theme.track)),
      line(frame.minX, x, use.ink(theme.accent)),
      // What is paler still hides the track beneath it.
      .roundedRectangle(knob, radius: Self.knob / 2, theme.raised),
      .roundedRectangle(knob, radius: Self.knob / 2, use.ink(theme.accent)),
      .roundedRectangle(
        knob.inset(by: Self.rim.rest - Self.rim.press * use.press), radius: Self.knob / 2, .white),
    ])
    page.draw(
      use.overlays(ink: theme.label).map { .roundedRectangle(knob, radius: Self.knob / 2, $0) }
        + use.ring(around: knob, radius: Self.knob / 2, theme))
    page.add(state, at: frame, as: AccessibilityNode(.slider, name, value: state.valueText))
  }
}
