internal import FlowCore

/// A line of text in a bar.
@MainActor
struct BarLabel {
  let text: String
  /// The leading end of the line's vertical centre.
  var origin: Point
  let width: Double
  var style: TextStyle

  /// Creates a line of text, truncated to a width in points.
  init(
    text: String, style: TextStyle, origin: Point, width: Double = .infinity,
    _ context: LayoutContext
  ) {
    let block = context.line(text, style: style, width: width)
    self.text = block.lines.first ?? ""
    self.style = style
    self.origin = origin
    self.width = block.width
  }

  var frame: Rect {
    Rect(x: origin.x, y: origin.y - style.lineHeight / 2, width: width, height: style.lineHeight)
  }

  func drawings(_ colour: RGBA, _ context: LayoutContext) -> [Drawing] {
    guard !text.isEmpty, colour.alpha > 0 else { return [] }
    return TextBlock(text, style: style, width: .infinity, measuring: context.measuring).drawings(
      at: Point(x: origin.x, y: origin.y - style.lineHeight / 2), colour: colour)
  }
}

extension BarLabel {
  /// Moves by a fraction of the distance between two labels, and interpolates its style alike.
  ///
  /// - Parameters:
  ///   - start: The label whose position the distance is measured from.
  ///   - end: The label whose position and style are approached.
  ///   - fraction: How far, 0…1.
  ///   - rising: The fraction of the vertical distance; `nil` for the same as `fraction`.
  mutating func fly(
    from start: BarLabel, to end: BarLabel, _ fraction: Double, rising: Double? = nil
  ) {
    origin.x += (end.origin.x - start.origin.x) * fraction
    origin.y += (end.origin.y - start.origin.y) * (rising ?? fraction)
    style = style.interpolated(to: end.style, fraction: fraction)
  }
}
