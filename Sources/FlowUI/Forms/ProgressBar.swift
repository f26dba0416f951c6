public import FlowCore

/// A bar that shows the progress of a task.
public struct ProgressBar: SourcedElement {
  package let location: ElementSource
  private let fraction: Double
  private let accessibilityLabel: String

  /// The same as a slider's track.
  private static let thickness = 4.0

  /// Creates a bar with a progress that is clamped to 0…1; NaN counts as 0.
  ///
  /// The accessibility label says what is in progress.
  public init(
    _ fraction: Double, accessibilityLabel: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.accessibilityLabel = accessibilityLabel
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: Self.thickness)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let bar = Rect(
      x: frame.minX, y: frame.midY - Self.thickness / 2, width: frame.size.width,
      height: Self.thickness)
    var done = bar
    done.size.width *= fraction
    page.draw([
      .roundedRectangle(bar, radius: Self.thickness / 2, colour: context.theme.track),
      .roundedRectangle(done, radius: Self.thickness / 2, colour: context.theme.accent),
    ])
    page.describe(
      as: AccessibilityNode(.progressBar, name: accessibilityLabel, value: fraction.percent),
      in: frame)
  }
}
