internal import FlowCore
internal import FlowUI

/// Icons with their names below them, in as many columns as fit.
struct IconGrid: Element {
  private let icons: [Icon]

  /// The minimum width of a cell at the default text size, in points; chosen by eye to fit the
  /// longest name.
  private static let cellWidth = 88.0
  private static let side = 24.0

  init(_ icons: [Icon]) { self.icons = icons }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let columns = columns(proposal.width, context)
    let rows = (icons.count + columns - 1) / columns
    return Size(width: proposal.width, height: Double(rows) * height(context))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (columns, height) = (columns(frame.size.width, context), height(context))
    let width = frame.size.width / Double(columns)
    for (index, icon) in icons.enumerated() {
      let cell = Rect(
        x: frame.minX + Double(index % columns) * width,
        y: frame.minY + Double(index / columns) * height, width: width, height: height)
      named(icon).layOut(in: cell, context, on: &page)
    }
  }

  private func named(_ icon: Icon) -> Column {
    Column {
      Spacer(Metrics.related)
      IconView(icon, side: Self.side)
      Spacer(Metrics.related)
      Text(icon.name, style: .caption, colour: \.secondaryLabel, alignment: .centre, maxLines: 1)
    }
  }

  private func columns(_ width: Double, _ context: LayoutContext) -> Int {
    max(1, Int(width / (Self.cellWidth * context.textSize)))
  }

  private func height(_ context: LayoutContext) -> Double {
    context.side(Self.side) + context.style(.caption).lineHeight + 3 * Metrics.related
  }
}
