internal import FlowCore
internal import FlowUI

/// A line of the state pane: at the left what it is about, and at the right, where digits keep
/// their places, how that is.
///
/// What a person may want to copy of it can be selected.
struct StateRow: Element {
  private let line: StateLine
  private let text: SelectableTextState

  /// Above and below the words together, in points; by eye.
  private static let room = 2.0

  init(_ line: StateLine, _ text: SelectableTextState) {
    self.line = line
    self.text = text
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: offer.width, height: context.style(.body).lineHeight + Self.room)
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let pen = StatePen(
      frame.inset(by: Insets(top: Self.room / 2, bottom: Self.room / 2)), context)
    page.describe(as: node, in: frame) { page in
      switch line {
      case .screen(let screen):
        page.draw(
          pen.dot(of: screen) + pen.value(screen.marks, \.secondaryLabel, after: screen.name))
        pen.place(text, naming: screen, on: &page)
      case .overlay(let name):
        page.draw(pen.value("over all", \.secondaryLabel, after: name))
        pen.place(text, on: &page)
      case .fact(let fact):
        page.draw(
          pen.name(fact.name, \.secondaryLabel)
            + (fact.swatch.map { pen.swatch($0, before: fact.value) } ?? []))
        pen.place(text, as: fact, on: &page)
      }
    }
  }

  private var node: AccessibilityNode {
    let (name, value) =
      switch line {
      case .screen(let screen): (screen.name, screen.marks)
      case .overlay(let name): (name, "over all")
      case .fact(let fact): (fact.name, fact.value)
      }
    return AccessibilityNode(.text, name, value: value, text.hasFocus ? .focused : [])
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

  /// A dot before the name of a screen that is in the picture.
  func dot(of screen: StackState.Screen) -> [Drawing] {
    let dot = Self.dot.diameter
    let place = Rect(x: frame.minX, y: frame.midY - dot / 2, width: dot, height: dot)
    return screen.isPictured
      ? [.roundedRectangle(place, radius: dot / 2, context.theme.accent)] : []
  }

  /// A name at the left.
  func name(_ name: String, _ colour: KeyPath<Theme, RGBA>) -> [Drawing] {
    context.line(name, style: context.style(.body), width: frame.size.width)
      .drawings(at: frame.origin, colour: context.theme[keyPath: colour])
  }

  /// A value at the right, as far as a name leaves room.
  func value(
    _ value: String, _ colour: KeyPath<Theme, RGBA>, after name: String
  ) -> [Drawing] {
    let line = context.line(value, style: style, width: room(after: name))
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

  private func room(after name: String) -> Double {
    let taken = context.measuring.width(of: name, in: context.style(.headline)) + Self.gap
    return max(0, frame.size.width - taken)
  }

  // MARK: What can be selected

  /// A screen's name at the left, behind its dot.
  func place(
    _ name: SelectableTextState, naming screen: StackState.Screen, on page: inout PageLayout
  ) {
    place(
      name, screen.isTop ? .headline : .body, screen.isPassed ? \.secondaryLabel : \.label,
      after: Self.dot.diameter + Self.dot.gap, on: &page)
  }

  /// A name at the left.
  func place(
    _ name: SelectableTextState, _ style: TextStyle = .body,
    _ colour: KeyPath<Theme, RGBA> = \.label, after indent: Double = 0,
    on page: inout PageLayout
  ) {
    let room = frame.size.width - indent
    place(
      name, at: frame.minX + indent, least(name, context.style(style), room), style, colour,
      on: &page)
  }

  /// A fact's value at the right, as far as its name leaves room.
  func place(_ value: SelectableTextState, as fact: StateFact, on page: inout PageLayout) {
    let width = least(value, style, room(after: fact.name))
    place(
      value, at: frame.maxX - width, width, .body.withEvenDigits, fact.colour, on: &page)
  }

  /// How wide a text is, in whole points so that it is not shortened; at most as wide as there is
  /// room.
  private func least(_ text: SelectableTextState, _ style: TextStyle, _ room: Double) -> Double {
    min(context.measuring.width(of: text.text, in: style).rounded(.up), room)
  }

  private func place(
    _ text: SelectableTextState, at x: Double, _ width: Double, _ style: TextStyle,
    _ colour: KeyPath<Theme, RGBA>, on page: inout PageLayout
  ) {
    SelectableText(text, style, colour, alignment: .trailing, maxLines: 1).place(
      in: Rect(x: x, y: frame.minY, width: width, height: frame.size.height), context, on: &page)
  }
}
