public import FlowCore

/// A segmented control: a few adjacent texts or icons, one of which is selected.
public struct SegmentedControl: SourcedElement {
  /// A segment.
  public struct Item: Hashable, Sendable {
    /// The title of the segment.
    public let title: String
    /// The icon before the title, if any.
    public let icon: Icon?
    /// Whether the title is visible; otherwise it is shown in a hint.
    public let showsTitle: Bool

    /// Creates an item; one without an icon always shows its title.
    public init(_ title: String, icon: Icon? = nil, showsTitle: Bool = true) {
      self.title = title
      self.icon = icon
      self.showsTitle = showsTitle || icon == nil
    }
  }

  package let location: ElementSource
  private let items: [Item]
  private let choice: SegmentedControlState
  private let accessibilityLabel: String
  private let fills: Bool

  /// The distance between the track's edge and the mark of the selected segment; by eye.
  private static let gap = 2.0
  /// The side of an icon, in points; by eye.
  private static let icon = 24.0

  /// Creates a segmented control.
  ///
  /// - Parameters:
  ///   - titles: The titles of the segments; two to five short texts.
  ///   - choice: The selection; keep it across layouts.
  ///   - accessibilityLabel: What the user selects, such as a view.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ titles: [String], state choice: SegmentedControlState, accessibilityLabel: String,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      items: titles.map { Item($0) }, state: choice, accessibilityLabel: accessibilityLabel,
      fileID: fileID, line: line)
  }

  /// Creates a segmented control with icons.
  ///
  /// - Parameters:
  ///   - items: The segments; two to five.
  ///   - choice: The selection; keep it across layouts.
  ///   - accessibilityLabel: What the user selects, such as a view.
  ///   - fills: Whether it takes all the available width; otherwise each segment has the natural
  ///     width of the widest.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    items: [Item], state choice: SegmentedControlState, accessibilityLabel: String,
    fills: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.items = items
    self.choice = choice
    self.accessibilityLabel = accessibilityLabel
    self.fills = fills
  }

  public func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && fills ? .flexible : .fixed
  }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(
      width: fills ? proposal.width : min(naturalWidth(context), proposal.width),
      height: context.controlHeight(.subtitle))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard !items.isEmpty else { return }
    let metrics = context.metrics
    let track = frame.inset(by: Insets(horizontal: 0, vertical: metrics.trim))
    let segments = segments(in: track.inset(by: Self.gap), context)
    page.draw(
      context.theme.plate(track, radius: metrics.controlRadius) + mark(on: segments, context))
    page.whenLaidOut { [choice, count = items.count] in choice.didLayOut(count, context) }
    page.group(as: AccessibilityNode(.radioGroup, name: accessibilityLabel), in: frame) { page in
      for (index, control) in choice.controls(items.count).enumerated() {
        layOutSegment(index, control, in: segments[index], context, on: &page)
      }
    }
  }

  /// Empty if no segment is selected.
  private func mark(on segments: [Rect], _ context: LayoutContext) -> [Drawing] {
    guard segments.indices.contains(choice.selectedIndex) else { return [] }
    let (theme, radius) = (context.theme, context.metrics.controlRadius - Self.gap)
    let frame = segments.segment(at: min(max(choice.mark.index, 0), Double(segments.count - 1)))
    let background = choice.isEnabled ? theme.segment : theme.segment.faded(Control.Use.disabled)
    return [.roundedRectangle(frame, radius: radius, colour: background)]
      + theme.edge(frame, radius: radius)
  }

  private func layOutSegment(
    _ index: Int, _ control: Control, in frame: Rect, _ context: LayoutContext,
    on page: inout PageLayout
  ) {
    let (item, isChosen) = (items[index], index == choice.selectedIndex)
    let (use, radius) = (
      control.use(in: frame, context), context.metrics.controlRadius - Self.gap
    )
    // The selected segment already stands out, and pressing it does nothing.
    let overlays = isChosen ? [] : use.overlays(ink: context.theme.label)
    page.draw(
      overlays.map { .roundedRectangle(frame, radius: radius, colour: $0) }
        + use.ring(around: frame.inset(by: 3), radius: radius - 3, context.theme))
    draw(item, isChosen, use.ink(context.theme.label), in: frame, context, on: &page)
    page.add(hinting: item.showsTitle ? nil : Hint.Label(text: item.title, shortcut: nil)) {
      $0.add(
        control, at: frame,
        as: AccessibilityNode(.radio, name: item.title, states: isChosen ? .checked : [])
          .asSubelement("\(index + 1)"))
    }
  }

  // MARK: One segment

  private func draw(
    _ item: Item, _ isChosen: Bool, _ ink: RGBA, in frame: Rect, _ context: LayoutContext,
    on page: inout PageLayout
  ) {
    let side = item.icon == nil ? 0 : context.side(Self.icon)
    let gap = item.icon != nil && item.showsTitle ? context.metrics.related : 0
    let room = frame.size.width - context.metrics.related - side - gap
    let text = item.showsTitle ? text(item, isChosen, room, context) : nil
    var rest = frame
    if let icon = item.icon {
      let start = frame.midX - (side + gap + (text?.width ?? 0)) / 2
      let square = Rect(x: start, y: frame.midY - side / 2, width: side, height: side)
      page.draw([.icon(icon, in: square, colour: ink)])
      rest = Rect(
        x: square.maxX + gap, y: frame.minY, width: text?.width ?? 0, height: frame.size.height)
    }
    page.draw(text?.drawings(inMiddleOf: rest, colour: ink) ?? [])
  }

  private func text(
    _ item: Item, _ isChosen: Bool, _ width: Double, _ context: LayoutContext
  ) -> TextBlock {
    context.line(
      item.title, style: context.style(isChosen ? .emphasis : .subtitle), width: width)
  }

  // MARK: Widths

  /// The width at which no title is truncated, whichever segment is selected.
  private func naturalWidth(_ context: LayoutContext) -> Double {
    let widest = contentWidths(context).max() ?? 0
    return Double(items.count) * (widest + 2 * context.metrics.gap) + 2 * Self.gap
  }

  /// The widths of the segments' contents, each as if its segment were selected.
  private func contentWidths(_ context: LayoutContext) -> [Double] {
    items.map { item in
      let side = item.icon == nil ? 0 : context.side(Self.icon)
      guard item.showsTitle else { return side }
      let gap = item.icon == nil ? 0 : context.metrics.related
      return side + gap + text(item, true, .infinity, context).width.rounded(.up)
    }
  }

  /// The frames of the segments: of equal widths, unless a title would then be truncated although
  /// there is enough room for all titles.
  private func segments(in track: Rect, _ context: LayoutContext) -> [Rect] {
    let equal = track.size.width / Double(items.count)
    let natural = contentWidths(context).map { $0 + context.metrics.related }
    let rest = track.size.width - natural.reduce(0, +)
    let isEqual = rest < 0 || natural.allSatisfy { $0 <= equal }
    let widths = natural.map { isEqual ? equal : $0 + rest / Double(items.count) }
    return widths.indices.map { index in
      Rect(
        x: track.minX + widths[..<index].reduce(0, +), y: track.minY, width: widths[index],
        height: track.size.height)
    }
  }
}

extension [Rect] {
  /// The frame at a fractional index, interpolated between those of two segments.
  fileprivate func segment(at index: Double) -> Rect {
    let (lower, upper) = (self[Int(index)], self[Int(index.rounded(.up))])
    let fraction = index - index.rounded(.down)
    return Rect(
      x: lower.minX + (upper.minX - lower.minX) * fraction, y: lower.minY,
      width: lower.size.width + (upper.size.width - lower.size.width) * fraction,
      height: lower.size.height)
  }
}

extension TextStyle {
  static let emphasis = TextStyle(size: 15, weight: .semibold, lineHeight: 20)
}
