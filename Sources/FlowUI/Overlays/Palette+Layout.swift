internal import FlowCore

extension Palette {
  /// The maximum width at the default text size, in points; by eye.
  private static let width = 560.0
  /// The distance from the top of the available area, as a fraction of its height; by eye.
  private static let topFraction = 0.12
  /// The maximum height, as a fraction of the height of the available area; by eye.
  private static let maxHeightFraction = 0.6

  func page(in context: LayoutContext) -> PageLayout {
    let context = context.at(.compact)
    var page = PageLayout(name: "palette", size: context.size)
    page.add(backdrop, dimmed: 0, context)
    let bounds = Rect(context.size).inset(by: context.insets).inset(by: context.metrics.margin)
    let width = max(0, min(bounds.size.width, Self.width * context.textSize))
    let inside = context.uncovered
    let field = Padding(Insets(horizontal: Self.inset, vertical: Self.inset)) {
      SearchField(state: search, accessibilityLabel: placeholder)
    }
    let proposal = Size(width: width, height: .infinity)
    let head = field.size(in: proposal, inside).height
    let list = PaletteList(palette: self)
    let tail = list.size(in: proposal, inside).height + Self.inset
    let top = bounds.minY + (bounds.size.height * Self.topFraction).rounded()
    let height = min(
      head + tail, max(head, bounds.size.height * Self.maxHeightFraction).rounded(),
      bounds.maxY - top)
    let card = Rect(
      x: (bounds.midX - width / 2).rounded(.down), y: top, width: width, height: max(0, height))
    page.add(background, at: card, radius: context.metrics.cardRadius, context)
    field.layOut(in: card.inset(by: Insets(bottom: card.size.height - head)), inside, on: &page)
    ScrollArea(state: scroll) { list }.layOut(
      in: card.inset(by: Insets(top: head, bottom: Self.inset)), inside, on: &page)
    page.fade(to: fade.presence)
    return page
  }

  /// The space around the field and below the list, in points; by eye.
  private static let inset = 8.0
}

private struct PaletteList: Element {
  let palette: Palette

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: rowHeight(context) * Double(max(1, palette.found.count)))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (height, window) = (rowHeight(context), context.constraints.window ?? frame)
    guard !palette.found.isEmpty else {
      return Text(palette.emptyText, style: .body, colour: \.secondaryLabel, alignment: .centre)
        .layOut(in: frame, context, on: &page)
    }
    for (index, item) in palette.found.enumerated() {
      let row = Rect(
        x: frame.minX, y: frame.minY + Double(index) * height, width: frame.size.width,
        height: height)
      guard row.maxY > window.minY, row.minY < window.maxY else { continue }
      PaletteRow(
        item: item, isSelected: index == palette.selected, control: palette.control(of: index)
      ).layOut(in: row, context, on: &page)
    }
  }

  private func rowHeight(_ context: LayoutContext) -> Double {
    max(
      context.metrics.row,
      context.style(.body).lineHeight + 2 * context.metrics.rowInset)
  }
}

private struct PaletteRow: Element {
  let item: Palette.Item
  let isSelected: Bool
  let control: Control

  /// The side of an icon at comfortable density, in points.
  private static let side = 20.0

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, metrics) = (context.theme, context.metrics)
    let use = control.use(in: frame, context)
    let pill = frame.inset(by: Insets(horizontal: metrics.menuInset, vertical: 1))
    let marks = (isSelected ? [theme.tint] : []) + use.overlays(ink: theme.label)
    page.draw(marks.map { .roundedRectangle(pill, radius: metrics.controlRadius, colour: $0) })
    let node = AccessibilityNode(
      .menuItem, name: item.title, value: item.shortcut, states: isSelected ? .selected : [])
    page.add(control, at: frame, as: node) { page in
      contents.layOut(
        in: frame.inset(by: Insets(horizontal: metrics.margin, vertical: 0)), context, on: &page)
    }
  }

  private var contents: Row {
    Row {
      if let icon = item.icon {
        IconView(icon, side: Self.side, colour: \.secondaryLabel)
      } else {
        Blank(side: Self.side)
      }
      Text(item.title, style: .body, maxLines: 1)
      Text(item.group, style: .footnote, colour: \.secondaryLabel, maxLines: 1)
      Spacer()
      if let shortcut = item.shortcut {
        Text(shortcut, style: .footnote, colour: \.secondaryLabel, maxLines: 1)
      }
    }
  }
}
