public import FlowCore

/// Elements in a column that can be scrolled where they are higher than the room for them.
///
/// It fills its frame, also beneath bars; at its ends the content lies clear of them.
public struct ScrollArea: Element {
  private let state: ScrollState
  private let content: Column

  /// Creates an area.
  ///
  /// - Parameters:
  ///   - state: How far it is scrolled; its screen keeps it.
  ///   - spacing: Points between two elements.
  ///   - elements: What it shows.
  public init(
    _ state: ScrollState, spacing: Double = 0, @ElementBuilder _ elements: () -> [any Element]
  ) {
    self.state = state
    content = Column(spacing: spacing, elements)
  }

  public var stretch: Stretch { .greedy }

  public func size(in offer: Size, _ context: LayoutContext) -> Size { offer }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let insets = context.insets
    let clear = frame.inset(by: insets)
    var inside = context
    inside.insets = .zero
    let height = content.size(
      in: Size(width: clear.size.width, height: .infinity), inside
    ).height
    state.measure(
      content: height, window: clear.size.height, leavesTop: context.isSheet, on: context.clock)

    // The same device pixels at each offset: what scrolls neither blurs nor shivers.
    let shift = Vector(dx: insets.leading, dy: insets.top - state.offset)
    inside.window = Rect(
      x: 0, y: -shift.dy, width: clear.size.width, height: frame.size.height)
    inside.pointer = context.pointer.flatMap { pointer in
      clear.contains(pointer)
        ? Point(x: pointer.x - frame.minX - shift.dx, y: pointer.y - frame.minY - shift.dy) : nil
    }
    let size = Size(width: clear.size.width, height: max(height, clear.size.height))
    var inner = PageLayout(name: "content", size: size)
    content.place(in: Rect(size), inside, on: &inner)

    page.add(state, at: clear)
    page.embed(inner, in: frame, offset: shift, touchable: clear)
    ScrollBar(state).place(in: clear, context, on: &page)
  }
}

/// Rows of one height, of which only those are laid out that can be seen.
public struct Rows: Element {
  private let controls: RowControls
  private let count: Int
  private let height: (LayoutContext) -> Double
  private let row: (Int, Control) -> any Element

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - count: How many there are; none below 0.
  ///   - controls: What is pressed of them; their screen keeps it.
  ///   - height: How high each is, in points; by default one line.
  ///   - row: Makes the row of a place.
  public init(
    _ count: Int, controls: RowControls,
    height: @escaping (LayoutContext) -> Double = { ListRow.height(hasSubtitle: false, $0) },
    row: @escaping (Int, Control) -> any Element
  ) {
    self.count = max(0, count)
    self.controls = controls
    self.height = height
    self.row = row
  }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: offer.width, height: Double(count) * height(context))
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let height = height(context)
    controls.measure(count: count, top: frame.minY, height: height)
    let window = context.window ?? frame
    guard count > 0, height > 0, window.size.height > 0 else { return }
    let first = max(0, Int(((window.minY - frame.minY) / height).rounded(.down)))
    let last = min(count - 1, Int(((window.maxY - frame.minY) / height).rounded(.down)))
    guard first <= last else { return }
    for index in first...last {
      let y = frame.minY + Double(index) * height
      if context.isInCard, index > 0 { page.draw([.cardLine(at: y, in: frame, context)]) }
      row(index, controls.control(of: index, firstSeen: first)).place(
        in: Rect(x: frame.minX, y: y, width: frame.size.width, height: height), context, on: &page)
    }
  }
}
