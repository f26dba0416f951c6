public import FlowCore

/// A column of elements that scrolls vertically if it is taller than its frame.
///
/// It fills its frame, even behind bars; once it is scrolled to an end, no bar covers that end of
/// the content.
public struct ScrollArea: Element {
  private let state: ScrollState
  private let content: Column

  /// Creates a scroll area.
  ///
  /// - Parameters:
  ///   - state: The scroll state; keep it across layouts.
  ///   - spacing: The spacing between elements, in points.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - elements: The content.
  public init(
    state: ScrollState, spacing: Double = 0, fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    self.state = state
    content = Column(spacing: spacing, fileID: fileID, line: line, elements)
  }

  public var source: ElementSource? { content.source }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  /// As tall as its content, but no taller than the proposal.
  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let content = content.size(
      in: Size(width: proposal.width, height: .infinity), context.uncovered)
    return Size(width: proposal.width, height: min(proposal.height, content.height))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let clear = frame.inset(by: context.constraints.insets(of: frame))
    let height = content.size(
      in: Size(width: clear.size.width, height: .infinity), context.uncovered
    ).height
    state.update(
      in: ScrollGeometry(
        content: height, window: clear.size.height, movesContainerAtTop: context.environment.isSheet
      ), context
    )
    let bar = ScrollBar(state, in: clear)
    let corner = Vector(dx: clear.minX, dy: clear.minY - state.offset)

    var inside = context.uncovered
    let toContent = Vector(dx: -corner.dx, dy: -corner.dy)
    (inside.constraints.window, inside.constraints.clear) = (
      frame.moved(by: toContent), clear.moved(by: toContent)
    )
    inside.pointer = context.pointer.flatMap { pointer in
      clear.contains(pointer) && bar?.isUnder(pointer) != true
        ? Point(x: pointer.x - corner.dx, y: pointer.y - corner.dy) : nil
    }
    let size = Size(width: clear.size.width, height: max(height, clear.size.height))
    var inner = PageLayout(name: "content", size: size, within: page)
    inner.add(content, in: Rect(size), inside)

    page.add(state, at: clear)
    page.add(inner, of: state, at: corner, in: frame, touchable: clear)
    bar?.layOut(context, on: &page)
  }
}
