internal import FlowCore

/// The row of a menu item: its title, its icon, and space for a check mark if any item can be
/// checked.
///
/// In a compact menu, as on desktops, the icon is at the leading edge, where a check mark would be,
/// and shortcuts end at the trailing edge.
struct MenuRow: Element {
  private let item: Menu.Item
  private let hasMarks: Bool
  private let control: Control?

  /// - Parameters:
  ///   - item: The item of the row.
  ///   - hasMarks: Whether any item of the menu has something at the leading edge.
  ///   - control: Without a control the row can only be measured.
  init(_ item: Menu.Item, hasMarks: Bool, control: Control?) {
    self.item = item
    self.hasMarks = hasMarks
    self.control = control
  }

  /// The width of the row with its title on one line.
  func naturalWidth(_ context: LayoutContext) -> Double {
    // Only the first 200 characters are measured: a longer title wraps in any menu.
    let title = TextBlock(
      String(item.title.prefix(200)), style: context.style(style), width: .infinity,
      measuring: context.measuring)
    let spacing = context.metrics.related
    let iconWidth = context.side(Self.side) + spacing
    // The flexible space before an icon has spacing on both sides.
    let marks =
      (hasMarks ? iconWidth : 0)
      + (trailingIcon(context.density) == nil ? 0 : iconWidth + spacing)
    return title.width.rounded(.up) + marks + shortcutWidth(context) + 2 * context.metrics.margin
  }

  private func shortcutWidth(_ context: LayoutContext) -> Double {
    guard let shortcut = item.shortcut else { return 0 }
    let width = context.measuring.width(of: shortcut, in: context.style(.footnote))
    // The flexible space before a shortcut has spacing on both sides; here, another spacing is the
    // width of that space itself.
    return width.rounded(.up) + 3 * context.metrics.related
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let inner = Size(width: proposal.width - 2 * context.metrics.margin, height: .infinity)
    let contentHeight = contents(context.density).size(in: inner, context).height
    return Size(
      width: proposal.width,
      height: max(context.metrics.row, contentHeight + 2 * context.metrics.rowInset))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard let control else { return }
    guard !item.isHeading else { return layOutHeading(in: frame, context, on: &page) }
    let (use, metrics) = (control.use(in: frame, context), context.metrics)
    let pill = frame.inset(by: Insets(horizontal: metrics.menuInset, vertical: 1))
    let (radius, reach) = (metrics.controlRadius - 2, metrics.focusReach)
    page.draw(
      use.overlays(context.theme).map {
        .roundedRectangle(pill, radius: radius, colour: $0)
      } + use.ring(around: pill.inset(by: reach), radius: radius - reach, context.theme))
    var node = AccessibilityNode(
      .menuItem, name: item.title, value: item.shortcut,
      states: item.isChecked ?? false ? .checked : [])
    node.identifier = item.identifier
    page.add(control, at: frame, as: node) { page in
      contents(context.density).layOut(
        in: frame.inset(by: Insets(horizontal: metrics.margin, vertical: 0)),
        tinted(context, use), on: &page)
    }
  }

  private func layOutHeading(
    in frame: Rect, _ context: LayoutContext, on page: inout PageLayout
  ) {
    page.describe(as: AccessibilityNode(.heading, name: item.title), in: frame) { page in
      contents(context.density).layOut(
        in: frame.inset(by: Insets(horizontal: context.metrics.margin, vertical: 0)), context,
        on: &page)
    }
  }

  /// The side of an icon at comfortable density, in points.
  private static let side = 20.0

  private var style: TextStyle { item.isHeading ? .footnote : .body }

  private func trailingIcon(_ density: Density) -> Icon? {
    density == .compact ? nil : item.icon
  }

  private func contents(_ density: Density) -> Row {
    Row {
      if hasMarks {
        if item.isChecked ?? false {
          IconView(.check, side: Self.side, colour: \.accent)
        } else if density == .compact, let icon = item.icon {
          IconView(icon, side: Self.side)
        } else {
          Blank(side: Self.side)
        }
      }
      Text(
        item.title, style: style, colour: item.isHeading ? \.secondaryLabel : \.label,
        maxLines: MenuMeasure.maxLines)
      if item.shortcut != nil || trailingIcon(density) != nil { Spacer() }
      if let shortcut = item.shortcut {
        Text(shortcut, style: .footnote, colour: \.secondaryLabel, maxLines: 1)
      }
      if let icon = trailingIcon(density) { IconView(icon, side: Self.side) }
    }
  }

  private func tinted(_ context: LayoutContext, _ use: Control.Use) -> LayoutContext {
    var tinted = context
    let theme = context.theme
    tinted.theme.label = use.ink(item.isDestructive ? theme.destructive : theme.label)
    tinted.theme.secondaryLabel = use.ink(theme.secondaryLabel)
    tinted.theme.accent = use.ink(theme.accent)
    return tinted
  }
}

extension [Menu.Item] {
  /// Whether any item has something at the leading edge, in a menu of this density.
  func hasMarks(at density: Density) -> Bool {
    contains { $0.isChecked != nil || density == .compact && $0.icon != nil }
  }
}

/// Empty space with the size of an icon.
struct Blank: Element {
  let side: Double

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: context.side(side), height: context.side(side))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {}
}
