internal import FlowCore

/// The bar at the bottom of a stage: a row of tabs, one of which is selected.
struct TabBar {
  let tabs: [Tab]
  let selected: Int
  let ground: TabBarGround

  /// The height without the label's line, in points: with a line of 13 UIKit's and React
  /// Navigation's 49 (NF 1.4).
  private static let bare = 36.0
  private static let (iconTop, iconSide, labelTop) = (6.0, 24.0, 32.0)
  /// The widest that a tab is, in points: Material's 168.
  private static let widest = 168.0
  /// From a label to its tab's edge, in points; by eye.
  private static let labelMargin = 4.0

  /// How high the bar is above what covers the stage's bottom: as its labels do, it grows 1.235
  /// times at most, like all text in bars.
  static func height(in context: LayoutContext) -> Double {
    bare + context.barStyle(label).lineHeight
  }

  /// Where the bar lies on the stage.
  static func frame(in context: LayoutContext) -> Rect {
    let height = height(in: context) + context.insets.bottom
    return Rect(
      x: 0, y: context.size.height - height, width: context.size.width, height: height)
  }

  /// The bar at its place on a page as large as the stage.
  func layout(in context: LayoutContext) -> PageLayout {
    let bar = Self.frame(in: context)
    var page = PageLayout(name: "tabBar", size: context.size)
    page.draw([
      .fill(bar, context.theme.bar),
      .hairline(bar.origin, width: bar.size.width, context.theme.separator),
    ])
    let row = row(in: bar, context)
    for x in [(bar.minX, row.minX), (row.maxX, bar.maxX)] {
      page.add(
        ground, at: Rect(x: x.0, y: bar.minY, width: x.1 - x.0, height: bar.size.height))
    }
    let width = row.size.width / Double(tabs.count)
    page.group(as: AccessibilityNode(.tabList), in: row) { page in
      for index in tabs.indices {
        let frame = Rect(
          x: row.minX + Double(index) * width, y: row.minY, width: width, height: row.size.height)
        place(index, in: frame, context, on: &page)
      }
    }
    return page
  }

  /// All tabs, in the middle of the bar, above what covers the stage.
  private func row(in bar: Rect, _ context: LayoutContext) -> Rect {
    let room = bar.inset(by: context.insets.horizontal)
    let width = min(room.size.width, Self.widest * Double(tabs.count))
    return Rect(
      x: room.midX - width / 2, y: bar.minY, width: width, height: Self.height(in: context))
  }

  private func place(
    _ index: Int, in frame: Rect, _ context: LayoutContext, on page: inout PageLayout
  ) {
    let (tab, isSelected, theme) = (tabs[index], index == selected, context.theme)
    let use = tab.control.use(in: frame, context)
    let ink = isSelected ? theme.accent : theme.secondaryLabel
    let icon = Rect(
      x: frame.midX - Self.iconSide / 2, y: frame.minY + Self.iconTop, width: Self.iconSide,
      height: Self.iconSide)
    page.draw(ground(in: frame, use, theme))
    page.draw([.icon(tab.icon, icon, ink)])
    page.draw(label(tab.title, isSelected, in: frame, ink, context))
    page.draw(tab.badge?.drawings(at: icon, in: frame, context) ?? [])
    page.add(
      tab.control, at: frame,
      as: AccessibilityNode(
        .tab, tab.title, value: tab.badge?.spoken, isSelected ? .selected : []))
  }

  /// What shows that a mouse, a finger or the keyboard is on a tab: the ring lies within it, as a
  /// bar has no room for it outside.
  private func ground(in frame: Rect, _ use: Control.Use, _ theme: Theme) -> [Drawing] {
    let shape = frame.inset(by: Insets(horizontal: 2, vertical: 1))
    let reach = Spacing.focusGap + Spacing.focusWidth
    return use.overlays(theme).map {
      .roundedRectangle(shape, radius: Spacing.controlRadius, $0)
    } + use.ring(around: shape.inset(by: reach), radius: Spacing.controlRadius - reach, theme)
  }

  /// A tab's title: the selected one is heavier, so that not only its colour tells.
  private func label(
    _ title: String, _ isSelected: Bool, in frame: Rect, _ ink: RGBA, _ context: LayoutContext
  ) -> [Drawing] {
    let style = context.barStyle(isSelected ? Self.selectedLabel : Self.label)
    let block = context.line(
      title, style: style, width: frame.size.width - 2 * Self.labelMargin)
    return block.drawings(
      at: Point(x: frame.midX - block.width / 2, y: frame.minY + Self.labelTop), colour: ink)
  }

  /// Between UIKit's 10 points and Material's 12.
  private static let label = TextStyle(size: 11, weight: .regular, lineHeight: 13)
  private static let selectedLabel = TextStyle(size: 11, weight: .semibold, lineHeight: 13)
}
