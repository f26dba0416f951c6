internal import FlowCore
internal import FlowUI

/// A line of the state pane: at the left what it is about, and at the right, where digits keep their places, how that
/// is.
struct StateRow: Element {
  private let line: StateLine

  /// Above and below the words together, in points; by eye.
  private static let room = 2.0

  init(_ line: StateLine) {
    self.line = line
  }

  func stretch(along axis: Axis) -> Stretch { axis == .across ? .greedy : .fixed }

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: offer.width, height: context.style(.body).lineHeight + Self.room)
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let pen = StatePen(
      frame.inset(by: Insets(top: Self.room / 2, bottom: Self.room / 2)), context)
    switch line {
    case .screen(let screen):
      let marks = screen.marks
      page.draw(pen.name(of: screen) + pen.value(marks, \.secondaryLabel, after: screen.name))
      page.describe(as: AccessibilityNode(.text, screen.name, value: marks), in: frame)
    case .overlay(let name):
      page.draw(pen.name(name) + pen.value("over all", \.secondaryLabel, after: name))
      page.describe(as: AccessibilityNode(.text, name, value: "over all"), in: frame)
    case .fact(let fact):
      page.draw(
        pen.name(fact.name, \.secondaryLabel) + pen.value(fact.value, fact.colour, after: fact.name)
          + (fact.swatch.map { pen.swatch($0, before: fact.value) } ?? []))
      page.describe(as: AccessibilityNode(.text, fact.name, value: fact.value), in: frame)
    }
  }
}

extension StackState.Screen {
  /// What there is to say of it but its name.
  fileprivate var marks: String {
    let marks = [isTop ? "top" : nil, isHead ? "head" : nil, isPassed ? "passed" : nil]
    return marks.compactMap(\.self).joined(separator: ", ")
  }
}

/// Writes a line of the state pane.
private struct StatePen {
  private let frame: Rect
  private let context: LayoutContext

  /// The least between both ends of a line, in points; by eye.
  private static let gap = 12.0
  /// The diameter of dots, and from there to a name, in points; by eye.
  private static let dot = (diameter: 6.0, gap: 6.0)
  /// The side of swatches, and from there to a value, in points; by eye.
  private static let swatch = (side: 12.0, gap: 6.0)

  init(_ frame: Rect, _ context: LayoutContext) {
    self.frame = frame
    self.context = context
  }

  /// A screen's name, with a dot where it is in the picture.
  func name(of screen: StackState.Screen) -> [Drawing] {
    let (dot, theme) = (Self.dot.diameter, context.theme)
    let place = Rect(x: frame.minX, y: frame.midY - dot / 2, width: dot, height: dot)
    let mark =
      screen.isPictured ? [Drawing.roundedRectangle(place, radius: dot / 2, theme.accent)] : []
    return mark
      + name(
        screen.name, screen.isPassed ? \.secondaryLabel : \.label,
        style: screen.isTop ? .headline : .body, after: dot + Self.dot.gap)
  }

  /// A name at the left.
  func name(
    _ name: String, _ colour: KeyPath<Theme, RGBA> = \.label, style: TextStyle = .body,
    after indent: Double = 0
  ) -> [Drawing] {
    context.line(name, style: context.style(style), width: frame.size.width - indent)
      .drawings(
        at: Point(x: frame.minX + indent, y: frame.minY), colour: context.theme[keyPath: colour])
  }

  /// A value at the right, as far as a name leaves room.
  func value(
    _ value: String, _ colour: KeyPath<Theme, RGBA>, after name: String
  ) -> [Drawing] {
    let taken = context.measuring.width(of: name, in: context.style(.headline)) + Self.gap
    let line = context.line(value, style: style, width: frame.size.width - taken)
    return line.drawings(
      at: Point(x: frame.maxX - line.width, y: frame.minY), colour: context.theme[keyPath: colour])
  }

  /// A colour before a value.
  func swatch(_ colour: RGBA, before value: String) -> [Drawing] {
    let end = frame.maxX - context.measuring.width(of: value, in: style) - Self.swatch.gap
    let side = Self.swatch.side
    let square = Rect(
      x: (end - side).rounded(), y: frame.midY - side / 2, width: side, height: side)
    return [
      .roundedRectangle(square, radius: 3, colour),
      .outline(square, radius: 3, width: 1, context.theme.separator),
    ]
  }

  private var style: TextStyle { context.style(.body).withEvenDigits }
}
