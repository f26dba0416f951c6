internal import FlowCore

/// A line of text in a bar.
struct BarLabel {
  let text: String
  /// Where its middle line begins.
  var origin: Point
  let width: Double
  var style: TextStyle

  /// Creates a line no wider than that.
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
  /// Moves by a part of the way between two labels, and takes on as much of the other one's size;
  /// it may rise by another part.
  mutating func fly(
    from start: BarLabel, to end: BarLabel, _ part: Double, rising: Double? = nil
  ) {
    origin.x += (end.origin.x - start.origin.x) * part
    origin.y += (end.origin.y - start.origin.y) * (rising ?? part)
    style = style.interpolated(to: end.style, fraction: part)
  }
}
