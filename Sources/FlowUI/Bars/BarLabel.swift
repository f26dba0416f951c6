internal import FlowCore

/// The title, large title or back label of a navigation bar.
@MainActor
struct BarLabel {
  let text: String
  /// The middle of the line's leading edge.
  var origin: Point
  let width: Double
  var style: TextStyle

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
  /// Moves the label from where it is by a fraction of the distance between two labels, so that the
  /// effects of overlapping transitions add up.
  ///
  /// `rising` is the fraction of the vertical distance; by default, it is `fraction`, too.
  mutating func move(
    from start: BarLabel, to end: BarLabel, _ fraction: Double, rising: Double? = nil
  ) {
    origin.x += (end.origin.x - start.origin.x) * fraction
    origin.y += (end.origin.y - start.origin.y) * (rising ?? fraction)
    style = style.interpolated(to: end.style, fraction: fraction)
  }
}
