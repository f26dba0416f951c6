internal import FlowCore
internal import FlowUI

/// A row of the state pane: a name at the left and its value at the right, in monospaced digits.
///
/// The text that users are likely to copy is selectable.
struct StateRow: Element {
  private let line: StateLine
  private let text: SelectableTextState

  /// The total space above and below the text, in points; by eye.
  private static let room = 2.0

  init(_ line: StateLine, _ text: SelectableTextState) {
    self.line = line
    self.text = text
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: context.style(.body).lineHeight + Self.room)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let pen = StatePen(
      frame.inset(by: Insets(top: Self.room / 2, bottom: Self.room / 2)), context)
    page.describe(as: node(context.strings), in: frame) { page in
      switch line {
      case .screen(let screen):
        page.draw(pen.dot(of: screen) + pen.marks(of: screen, context.strings))
        pen.layOut(text, naming: screen, on: &page)
      case .overlay(let name):
        page.draw(pen.value(context.strings[.overAll], \.secondaryLabel, after: name))
        pen.layOut(text, on: &page)
      case .fact(let fact):
        page.draw(
          pen.name(fact.name, \.secondaryLabel)
            + (fact.swatch.map { pen.swatch($0, before: fact.value) } ?? []))
        pen.layOut(text, as: fact, on: &page)
      }
    }
  }

  private func node(_ strings: FlowStrings) -> AccessibilityNode {
    let (name, value) = line.text(strings)
    return AccessibilityNode(.text, name: name, value: value, states: text.hasFocus ? .focused : [])
  }
}

extension StackState.Screen {
  func marks(_ strings: FlowStrings) -> String {
    let marks = [
      isTop ? Phrase.topScreen : nil, isHead ? .headScreen : nil, isLocked ? .passedScreen : nil,
    ]
    return marks.compactMap { $0.map { strings[$0] } }.joined(separator: ", ")
  }
}

@MainActor
private struct StatePen {
  private let frame: Rect
  private let context: LayoutContext

  /// The minimum gap between name and value, in points; by eye.
  private static let gap = 12.0
  /// The diameter of a dot and its distance to the name, in points; by eye.
  private static let dot = (diameter: 6.0, gap: 6.0)
  /// The side of a colour swatch and its distance to the value, in points; by eye.
  private static let swatch = (side: 12.0, gap: 6.0)

  init(_ frame: Rect, _ context: LayoutContext) {
    self.frame = frame
    self.context = context
  }

  func dot(of screen: StackState.Screen) -> [Drawing] {
    let dot = Self.dot.diameter
    let square = Rect(x: frame.minX, y: frame.midY - dot / 2, width: dot, height: dot)
    return screen.isVisible
      ? [.roundedRectangle(square, radius: dot / 2, colour: context.theme.accent)] : []
  }

  func marks(of screen: StackState.Screen, _ strings: FlowStrings) -> [Drawing] {
    value(
      screen.marks(strings), \.secondaryLabel, after: screen.name,
      indentedBy: Self.dot.diameter + Self.dot.gap)
  }

  func name(_ name: String, _ colour: KeyPath<Theme, RGBA>) -> [Drawing] {
    context.line(name, style: context.style(.body), width: frame.size.width)
      .drawings(at: frame.origin, colour: context.theme[keyPath: colour])
  }

  func value(
    _ value: String, _ colour: KeyPath<Theme, RGBA>, after name: String,
    indentedBy indent: Double = 0
  ) -> [Drawing] {
    let line = context.line(value, style: style, width: max(0, room(after: name) - indent))
    return line.drawings(
      at: Point(x: frame.maxX - line.width, y: frame.minY), colour: context.theme[keyPath: colour])
  }

  func swatch(_ colour: RGBA, before value: String) -> [Drawing] {
    let end = frame.maxX - context.measuring.width(of: value, in: style) - Self.swatch.gap
    let side = Self.swatch.side
    let square = Rect(
      x: (end - side).rounded(), y: frame.midY - side / 2, width: side, height: side)
    return [
      .roundedRectangle(square, radius: 3, colour: colour),
      .outline(square, radius: 3, width: 1, colour: context.theme.separator),
    ]
  }

  private var style: TextStyle { context.style(.body).withMonospacedDigits }

  private func room(after name: String) -> Double {
    let taken = context.measuring.width(of: name, in: context.style(.headline)) + Self.gap
    return max(0, frame.size.width - taken)
  }

  // MARK: Selectable text

  func layOut(
    _ name: SelectableTextState, naming screen: StackState.Screen, on page: inout PageLayout
  ) {
    layOut(
      name, screen.isTop ? .headline : .body, screen.isLocked ? \.secondaryLabel : \.label,
      after: Self.dot.diameter + Self.dot.gap, on: &page)
  }

  func layOut(
    _ name: SelectableTextState, _ style: TextStyle = .body,
    _ colour: KeyPath<Theme, RGBA> = \.label, after indent: Double = 0,
    on page: inout PageLayout
  ) {
    let room = frame.size.width - indent
    layOut(
      name, at: frame.minX + indent, fittingWidth(name, context.style(style), room), style, colour,
      on: &page)
  }

  func layOut(_ value: SelectableTextState, as fact: StateFact, on page: inout PageLayout) {
    let width = fittingWidth(value, style, room(after: fact.name))
    layOut(
      value, at: frame.maxX - width, width, .body.withMonospacedDigits, fact.colour, on: &page)
  }

  /// Rounded up to whole points so that the text is not truncated.
  private func fittingWidth(_ text: SelectableTextState, _ style: TextStyle, _ room: Double)
    -> Double
  {
    min(context.measuring.width(of: text.text, in: style).rounded(.up), room)
  }

  private func layOut(
    _ text: SelectableTextState, at x: Double, _ width: Double, _ style: TextStyle,
    _ colour: KeyPath<Theme, RGBA>, on page: inout PageLayout
  ) {
    SelectableText(state: text, style: style, colour: colour, alignment: .trailing, maxLines: 1)
      .layOut(
        in: Rect(x: x, y: frame.minY, width: width, height: frame.size.height), context, on: &page)
  }
}
