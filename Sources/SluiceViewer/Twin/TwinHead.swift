internal import FlowCore
internal import FlowUI

/// The line above a stage beside another one: what it is, and on the second one what shows the
/// difference.
struct TwinHead: Element {
  let title: String
  /// What is said after the title, which is shortened where there is no room for both.
  var remark: String?
  /// Whether all around the stages tells of this one.
  let isLeading: Bool
  /// What stands at its end.
  var button: IconButton?

  /// How high it is, in points: room for a button in a panel of small rows.
  static let height = 32.0
  /// Between its ends and what stands there, in points.
  private static let margin = 12.0

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: offer.width, height: Self.height)
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    // The words stand above the middle of the stage, so as much is left free at both ends.
    let end = button == nil ? 0 : Self.height
    let words = words(in: frame.size.width - 2 * max(end, Self.margin), context)
    page.draw(words.drawings(inMiddleOf: frame, colour: context.theme.label))
    page.describe(as: AccessibilityNode(.heading, title + suffix), in: frame)
    guard let button else { return }
    let dense = CompactDensity { button }
    let size = dense.size(in: frame.size, context)
    let place = Rect(
      x: frame.maxX - Self.height, y: frame.minY, width: Self.height, height: Self.height)
    dense.place(in: place.centred(size), context, on: &page)
  }

  private var suffix: String { remark.map { " · \($0)" } ?? "" }

  private func words(in width: Double, _ context: LayoutContext) -> TextBlock {
    let style = TextStyle(
      size: 13, weight: isLeading ? .semibold : .regular, lineHeight: 18, monospacedDigits: true)
    let room = width - context.measuring.width(of: suffix, in: style)
    let name = context.line(title, style: style, width: room).lines.first ?? ""
    return context.line(name + suffix, style: style, width: width)
  }
}
