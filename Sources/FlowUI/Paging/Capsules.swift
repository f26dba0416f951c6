public import FlowCore

/// The capsules that a page indicator draws: a row that is filled like a tube up to an edge.
public struct Capsules: SourcedElement {
  package let location: ElementSource
  private let count: Int
  private let filled: Double
  private let foreground: KeyPath<Theme, RGBA>
  private let background: KeyPath<Theme, RGBA>

  /// Creates capsules.
  ///
  /// - Parameters:
  ///   - count: The number of capsules; clamped to at least 0.
  ///   - filled: The number of filled capsules, with a fraction for a partly filled one; clamped to
  ///     0…count; NaN counts as 0.
  ///   - foreground: The theme colour of the fill.
  ///   - background: The theme colour of the unfilled part.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ count: Int, filled: Double, foreground: KeyPath<Theme, RGBA> = \.accent,
    background: KeyPath<Theme, RGBA> = \.tertiaryLabel, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    (self.foreground, self.background) = (foreground, background)
    self.count = max(0, count)
    self.filled = filled > 0 ? min(filled, Double(self.count)) : 0
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: CapsuleRow.height)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw(
      CapsuleRow(count, in: frame.size.width).drawings(
        count == 0 ? 0 : filled / Double(count), in: frame,
        track: context.theme[keyPath: background], fill: context.theme[keyPath: foreground]))
  }
}
