public import FlowCore

/// Capsules beside each other, filled like a tube up to an edge: what a page indicator looks like.
public struct Capsules: Element {
  private let count: Int
  private let filled: Double

  /// Creates capsules.
  ///
  /// - Parameters:
  ///   - count: How many there are; none below 0.
  ///   - filled: How many of them are full, with a part of one; clamped to what there is, NaN
  ///     counts as 0.
  public init(_ count: Int, filled: Double) {
    self.count = max(0, count)
    self.filled = filled > 0 ? min(filled, Double(self.count)) : 0
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: offer.width, height: CapsuleRow.height)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw(
      CapsuleRow(count, in: frame.size.width).drawings(
        count == 0 ? 0 : filled / Double(count), in: frame, track: context.theme.tertiaryLabel,
        fill: context.theme.accent))
  }
}
