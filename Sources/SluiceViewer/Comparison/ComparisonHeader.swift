internal import FlowCore
internal import FlowUI

/// The header above each of two stages: the stage's title and, above the second stage, the button
/// that shows the difference.
struct ComparisonHeader: Element {
  let title: String
  /// Text after the title; the title is truncated if there is no room for both.
  var remark: String?
  /// Whether the viewer's controls act on this stage.
  let isLeading: Bool
  var button: IconButton?

  /// The height in points: that of a button in compact density.
  static let height = 32.0
  private static let margin = 12.0

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: Self.height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    // Centre the text above the stage by leaving the same space at both ends.
    let end = button == nil ? 0 : Self.height
    let text = text(in: frame.size.width - 2 * max(end, Self.margin), context)
    page.draw(text.drawings(inMiddleOf: frame, colour: context.theme.label))
    page.describe(as: AccessibilityNode(.heading, name: title + suffix), in: frame)
    guard let button else { return }
    let dense = CompactDensity { button }
    let size = dense.size(in: frame.size, context)
    let square = Rect(
      x: frame.maxX - Self.height, y: frame.minY, width: Self.height, height: Self.height)
    dense.layOut(in: square.centred(size), context, on: &page)
  }

  private var suffix: String { remark.map { " · \($0)" } ?? "" }

  private func text(in width: Double, _ context: LayoutContext) -> TextBlock {
    let style = TextStyle(
      size: 13, weight: isLeading ? .semibold : .regular, lineHeight: 18, monospacedDigits: true)
    let room = width - context.measuring.width(of: suffix, in: style)
    let name = context.line(title, style: style, width: room).lines.first ?? ""
    return context.line(name + suffix, style: style, width: width)
  }
}
