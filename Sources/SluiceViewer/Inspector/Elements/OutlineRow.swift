internal import FlowCore
internal import FlowUI

/// A row of the outline: the role and the name of an element, or the name of a layer, behind the
/// chevron that folds it.
struct OutlineRow: Element {
  let node: StageOutline.Node
  /// `nil` without children.
  let isUnfolded: Bool?
  let isSelected: Bool
  let control: Control
  let fold: Control
  let whenHovered: () -> Void

  /// The height of a row in points: a line and a small margin; by eye.
  static let height = 22.0
  /// The indentation for each level of depth, up to `deepest`, and the width of the chevron, in
  /// points; by eye.
  private static let (indent, deepest, chevron) = (12.0, 10, 16.0)

  /// Returns the top and bottom edges of a row, in points from the list's top.
  static func extent(of row: Int) -> ClosedRange<Double> {
    let top = Double(row) * height
    return top...(top + height)
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: Self.height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, use) = (context.theme, control.use(in: frame, context))
    if use.isHovered { whenHovered() }
    if isSelected { page.draw([.fill(frame, colour: theme.tint)]) }
    page.draw(use.overlays(theme).map { .fill(frame, colour: $0) })
    page.draw(use.ring(around: frame.inset(by: 3), radius: 4, theme))
    let x = frame.minX + 6 + Double(min(node.depth, Self.deepest)) * Self.indent
    let corner = Rect(
      x: x, y: frame.midY - Self.chevron / 2, width: Self.chevron, height: Self.chevron)
    page.add(control, at: frame, as: accessibilityNode(context.strings)) { page in
      page.draw(texts(from: corner.maxX + 2, in: frame, context))
    }
    guard let isUnfolded else { return }
    let ink = isSelected ? theme.label : theme.secondaryLabel
    page.draw([.icon(isUnfolded ? .chevronDown : .chevron, in: corner.inset(by: 2), colour: ink)])
    page.add(fold, at: corner.inset(by: -3))
  }

  private func accessibilityNode(_ strings: FlowStrings) -> AccessibilityNode {
    let state = isUnfolded.map { strings[$0 ? .unfolded : .folded] }
    let value = [node.sizeText, state].compactMap(\.self).joined(separator: ", ")
    return AccessibilityNode(
      .button, name: node.title, value: value, states: isSelected ? .selected : [])
  }

  private func texts(from x: Double, in frame: Rect, _ context: LayoutContext) -> [Drawing] {
    let (theme, style) = (context.theme, context.style(.footnote))
    let y = frame.midY - style.lineHeight / 2
    // Secondary text would be hard to read on the tint.
    let quiet = isSelected ? theme.label : theme.secondaryLabel
    guard let role = node.role else {
      return context.line(node.name, style: style, width: frame.maxX - x - 8)
        .drawings(at: Point(x: x, y: y), colour: quiet)
    }
    let first = context.line(role, style: style, width: frame.maxX - x - 8)
    let start = x + first.width + 6
    let second = context.line(
      node.name, style: context.style(.headline).sized(style.size, lineHeight: style.lineHeight),
      width: max(0, frame.maxX - start - 8))
    return first.drawings(at: Point(x: x, y: y), colour: quiet)
      + (node.name.isEmpty
        ? [] : second.drawings(at: Point(x: start, y: y), colour: theme.label))
  }
}
