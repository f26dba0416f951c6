public import FlowCore

/// A slider: a track with a knob that can be dragged.
public struct Slider: SourcedElement {
  package let location: ElementSource
  private let state: SliderState
  private let accessibilityLabel: String
  private let label: ((Double) -> String)?

  /// The thickness of the track, in points; by eye.
  private static let track = 4.0

  /// Creates a slider; keep its state across layouts.
  ///
  /// - Parameters:
  ///   - state: The value and its bounds.
  ///   - accessibilityLabel: What the slider sets, such as the volume.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - label: Formats the value for a label after the slider; `nil` for no label.
  public init(
    state: SliderState, accessibilityLabel: String, fileID: StaticString = #fileID,
    line: UInt = #line, label: ((Double) -> String)? = nil
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.accessibilityLabel = accessibilityLabel
    self.state = state
    self.label = label
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(
      width: proposal.width, height: max(context.metrics.target, context.style(.body).lineHeight))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let width = labelWidth(context)
    let track = frame.inset(by: Insets(trailing: width > 0 ? width + context.metrics.gap : 0))
    if let label {
      let text = context.line(label(state.value), style: Self.labelStyle(context), width: width)
      page.draw(
        text.drawings(
          at: Point(x: frame.maxX - text.width, y: frame.midY - text.height / 2),
          colour: state.control.use(in: frame, context).ink(context.theme.secondaryLabel)))
    }
    layOutTrack(in: track, context, on: &page)
  }

  /// Enough for both bounds, so that the layout does not move with the value, and for a value whose
  /// label is wider.
  private func labelWidth(_ context: LayoutContext) -> Double {
    guard let label else { return 0 }
    return [state.bounds.lowerBound, state.bounds.upperBound, state.value].map {
      context.line(label($0), style: Self.labelStyle(context), width: .infinity).width
    }.max()?.rounded(.up) ?? 0
  }

  private static func labelStyle(_ context: LayoutContext) -> TextStyle {
    context.style(.body).withMonospacedDigits
  }

  private func layOutTrack(
    in frame: Rect, _ context: LayoutContext, on page: inout PageLayout
  ) {
    let (theme, side) = (context.theme, context.metrics.knob)
    let x = frame.minX + side / 2 + state.fraction * max(0, frame.size.width - side)
    let line = { (start: Double, end: Double, colour: RGBA) in
      Drawing.roundedRectangle(
        Rect(
          x: start, y: frame.midY - Self.track / 2, width: max(0, end - start),
          height: Self.track), radius: Self.track / 2, colour: colour)
    }
    let knob = Rect(
      x: x - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let use = state.control.use(in: knob, context)
    // The rim is half as thick while the knob is pressed; by eye.
    let rim = context.metrics.knobRim - context.metrics.knobRim / 2 * use.press
    page.draw([
      line(frame.minX, frame.maxX, use.ink(theme.track)),
      line(frame.minX, x, use.ink(theme.accent)),
      // A disabled knob is paler, but still hides the track behind it.
      .roundedRectangle(knob, radius: side / 2, colour: theme.raised),
      .roundedRectangle(knob, radius: side / 2, colour: use.ink(theme.accent)),
      .roundedRectangle(
        knob.inset(by: rim), radius: side / 2, colour: theme.knob),
    ])
    page.draw(
      use.overlays(ink: theme.label).map { .roundedRectangle(knob, radius: side / 2, colour: $0) }
        + use.ring(around: knob, radius: side / 2, theme))
    let value = label?(state.value) ?? state.valueText
    page.add(
      state, at: frame, as: AccessibilityNode(.slider, name: accessibilityLabel, value: value))
  }
}
