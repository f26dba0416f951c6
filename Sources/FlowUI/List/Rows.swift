public import FlowCore

/// A list of rows of equal height, which lays out only the visible ones.
public struct Rows: SourcedElement {
  package let location: ElementSource
  private let controls: RowControls
  private let count: Int
  /// `nil` for the natural height of the tallest row.
  private let height: ((LayoutContext) -> Double)?
  private let row: (Int, Control) -> any Element

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - count: The number of rows; clamped to at least 0.
  ///   - controls: The controls of the rows; keep them across layouts.
  ///   - height: The height of each row in points; by default that of a row with one line of text.
  ///     A height below 1, or one that is not finite, counts as 1.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - row: Makes the row at the given index, with its control.
  public init(
    _ count: Int, controls: RowControls,
    height: @escaping (LayoutContext) -> Double = {
      ListRow.height(hasSubtitle: false, $0)
    },
    fileID: StaticString = #fileID, line: UInt = #line,
    row: @escaping (Int, Control) -> any Element
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.count = max(0, count)
    self.controls = controls
    self.height = height
    self.row = row
  }

  /// Creates rows that are all as tall as the tallest of them, so that nothing is truncated.
  ///
  /// All rows are measured in each layout: use this for a few dozen rows at most.
  ///
  /// - Parameters:
  ///   - count: The number of rows; clamped to at least 0.
  ///   - controls: The controls of the rows; keep them across layouts.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - row: Makes the row at the given index, with its control.
  public init(
    fitting count: Int, controls: RowControls, fileID: StaticString = #fileID, line: UInt = #line,
    row: @escaping (Int, Control) -> any Element
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.count = max(0, count)
    self.controls = controls
    self.row = row
    height = nil
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: Double(count) * rowHeight(proposal.width, context))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let height = rowHeight(frame.size.width, context)
    let window = context.constraints.window ?? frame
    let visible = visibleRows(in: window, from: frame.minY, height)
    // For the page keys, only the rows that no bar covers count as visible.
    let uncovered = visibleRows(in: context.constraints.clear ?? window, from: frame.minY, height)
    page.whenLaidOut { [controls, count] in controls.update(count: count, visible: uncovered) }
    var inside = context
    inside.constraints.isFitting = self.height == nil
    page.group(as: AccessibilityNode(.list, value: "\(count)"), in: frame) { page in
      for index in visible {
        let rowFrame = Self.frame(of: index, height, in: frame)
        if context.environment.isInCard, index > 0 {
          page.draw([.cardLine(at: rowFrame.minY, in: rowFrame, context)])
        }
        page.add(row(index, controls.control(of: index)), in: rowFrame, inside)
      }
    }
    // The focused row receives keys even when it is scrolled out of sight.
    if let focused = controls.focused, !visible.contains(focused) {
      page.add(
        controls.control(of: focused), at: Self.frame(of: focused, height, in: frame))
    }
  }

  private static func frame(of index: Int, _ height: Double, in frame: Rect) -> Rect {
    Rect(
      x: frame.minX, y: frame.minY + Double(index) * height, width: frame.size.width,
      height: height)
  }

  private func rowHeight(_ width: Double, _ context: LayoutContext) -> Double {
    let height =
      height?(context)
      ?? context.services.heights.height(of: controls, width: width) {
        fittingHeight(width, context)
      }
    return height.isFinite ? max(1, height) : 1
  }

  private func fittingHeight(_ width: Double, _ context: LayoutContext) -> Double {
    let proposal = Size(width: width, height: .infinity)
    return (0..<count).map { row($0, controls.control(of: $0)).size(in: proposal, context).height }
      .max() ?? 0
  }

  private func visibleRows(in window: Rect, from top: Double, _ height: Double) -> Range<Int> {
    let first = Int(((window.minY - top) / height).rounded(.down))
    let end = Int(((window.maxY - top) / height).rounded(.up))
    let start = min(max(0, first), count)
    return start..<min(max(start, end), count)
  }
}
