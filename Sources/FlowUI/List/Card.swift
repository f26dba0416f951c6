public import FlowCore

/// A card with rows, separated by hairlines; without rows no card is drawn.
///
/// A card has an outline if the content around it has the same background colour, as on a page
/// without a grouped background.
public struct Card: SourcedElement {
  package let location: ElementSource
  private let stack: ElementStack

  /// Creates a card of these rows.
  ///
  /// One of them may be a `Rows` element, which draws the separators between its own rows.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line, @ElementBuilder _ rows: () -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    stack = ElementStack(along: .vertical, rows())
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let heights = stack.elements.indices.map { height(of: $0, proposal.width, context) }
    return Size(width: proposal.width, height: heights.reduce(0, +))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard !stack.elements.isEmpty else { return }
    var inside = context
    inside.environment.isInCard = true
    inside.environment.background = context.theme.raised
    page.draw(background(in: frame, context))
    var y = frame.minY
    for (index, row) in stack.elements.enumerated() {
      let height = height(of: index, frame.size.width, context)
      if index > 0 {
        page.draw([.cardLine(at: y, in: frame, context)])
      }
      page.add(
        row, in: Rect(x: frame.minX, y: y, width: frame.size.width, height: height), inside)
      y += height
    }
  }

  private func height(of index: Int, _ width: Double, _ context: LayoutContext) -> Double {
    stack.size(of: index, in: width, context).height
  }

  private func background(in frame: Rect, _ context: LayoutContext) -> [Drawing] {
    let (radius, colour) = (context.metrics.cardRadius, context.theme.raised)
    let card = Drawing.roundedRectangle(frame, radius: radius, colour: colour)
    guard context.environment.background == colour else { return [card] }
    return [card, .outline(frame, radius: radius, width: 1, colour: context.theme.separator)]
  }
}

@MainActor
extension Drawing {
  static func cardLine(at y: Double, in frame: Rect, _ context: LayoutContext) -> Drawing {
    let margin = context.metrics.margin
    return .hairline(
      Point(x: frame.minX + margin, y: y), width: frame.size.width - margin,
      colour: context.theme.separator)
  }
}
