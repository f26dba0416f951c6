public import FlowCore

/// Two elements at opposite ends of one line, or on two lines if they do not fit side by side.
///
/// The second line is aligned with the trailing edge. The row takes all of the proposed width; if
/// that is infinite, it takes the natural width of both elements and the gap between them.
public struct LabeledRow: SourcedElement {
  package let location: ElementSource
  private let alignment: Row.Alignment
  private let leading: any Element
  private let trailing: any Element

  /// The minimum width of the leading element on one line, in multiples of the body text size:
  /// enough for about ten letters; by eye.
  private static let minimumLeading = 6.0
  /// The vertical gap between two lines; by eye.
  private static let gap = 4.0

  /// Creates a row of two elements.
  ///
  /// - Parameters:
  ///   - leading: The element that gets the remaining width; its text may wrap.
  ///   - trailing: The element that gets its natural width.
  ///   - alignment: How they are aligned vertically on one line.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    leading: any Element, trailing: any Element, alignment: Row.Alignment = .centre,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.leading = leading
    self.trailing = trailing
    self.alignment = alignment
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let frames = frames(in: proposal.width, context)
    return Size(
      width: frames.trailing.maxX, height: max(frames.leading.maxY, frames.trailing.maxY))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let frames = frames(in: frame.size.width, context)
    let offset = Vector(dx: frame.minX, dy: frame.minY)
    page.add(leading, in: frames.leading.moved(by: offset), context)
    page.add(trailing, in: frames.trailing.moved(by: offset), context)
  }

  private func frames(
    in proposal: Double, _ context: LayoutContext
  ) -> (leading: Rect, trailing: Rect) {
    let measure = { (element: any Element, width: Double) in
      element.size(in: Size(width: width, height: .infinity), context)
    }
    let gap = context.metrics.gap
    let desired = measure(leading, .infinity).width
    let end = measure(trailing, .infinity)
    let width = proposal.isFinite ? proposal : desired + gap + end.width
    let room = width - gap - end.width
    guard room >= min(desired, Self.minimumLeading * context.style(.body).size) else {
      let (above, below) = (measure(leading, width), measure(trailing, width))
      let corner = Vector(dx: width - below.width, dy: above.height + Self.gap)
      return (Rect(above), Rect(below).moved(by: corner))
    }
    let start = measure(leading, room)
    let height = max(start.height, end.height)
    let drop = { (own: Size) in alignment == .top ? 0 : (height - own.height) / 2 }
    return (
      Rect(start).moved(by: Vector(dx: 0, dy: drop(start))),
      Rect(end).moved(by: Vector(dx: width - end.width, dy: drop(end)))
    )
  }
}
