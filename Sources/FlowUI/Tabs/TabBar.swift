internal import FlowCore

/// The bar at the bottom of the screen: a row of tabs, one of which is selected.
@MainActor
struct TabBar {
  let tabs: [Tab]
  let selected: Int
  let background: TabBarBackground

  /// In points; with the label's 13 points the bar has the 49 points of UIKit and React Navigation.
  private static let heightWithoutLabel = 36.0
  /// The distance from the top of the bar to the icons, the side of an icon, and the distance from
  /// the top of the bar to the labels, in points.
  private static let (iconTop, iconSide, labelTop) = (6.0, 24.0, 32.0)
  /// In points, as in Material.
  private static let maxTabWidth = 168.0
  /// Between a label and its tab's edge, in points; by eye.
  private static let labelMargin = 4.0

  /// The height of the bar without the bottom inset, in points.
  ///
  /// The labels grow with the text size, by a factor of at most 1.235 like all text in bars.
  static func height(in context: LayoutContext) -> Double {
    heightWithoutLabel + context.barStyle(label).lineHeight
  }

  /// Includes the bottom inset.
  static func frame(in context: LayoutContext) -> Rect {
    let height = height(in: context) + context.insets.bottom
    return Rect(
      x: 0, y: context.size.height - height, width: context.size.width, height: height)
  }

  func layout(in context: LayoutContext) -> PageLayout {
    let bar = Self.frame(in: context)
    var page = PageLayout(name: "tabBar", size: context.size)
    page.draw([
      .fill(bar, colour: context.theme.bar),
      .hairline(bar.origin, width: bar.size.width, colour: context.theme.separator),
    ])
    let row = row(in: bar, context)
    for (start, end) in [(bar.minX, row.minX), (row.maxX, bar.maxX)] {
      page.add(
        background, at: Rect(x: start, y: bar.minY, width: end - start, height: bar.size.height))
    }
    page.add(
      background,
      at: Rect(x: row.minX, y: row.maxY, width: row.size.width, height: bar.maxY - row.maxY))
    let width = row.size.width / Double(tabs.count)
    page.group(as: AccessibilityNode(.tabList), in: row) { page in
      for index in tabs.indices {
        let frame = Rect(
          x: row.minX + Double(index) * width, y: row.minY, width: width, height: row.size.height)
        page.add(madeAt: tabs[index].location) {
          layOutTab(index, in: frame, context, on: &$0)
        }
      }
    }
    return page
  }

  private func row(in bar: Rect, _ context: LayoutContext) -> Rect {
    let room = bar.inset(by: context.insets.horizontal)
    let width = min(room.size.width, Self.maxTabWidth * Double(tabs.count))
    return Rect(
      x: room.midX - width / 2, y: bar.minY, width: width, height: Self.height(in: context))
  }

  private func layOutTab(
    _ index: Int, in frame: Rect, _ context: LayoutContext, on page: inout PageLayout
  ) {
    let (tab, isSelected, theme) = (tabs[index], index == selected, context.theme)
    let use = tab.control.use(in: frame, context)
    let ink = isSelected ? theme.barInk : theme.barSecondary
    let icon = Rect(
      x: frame.midX - Self.iconSide / 2, y: frame.minY + Self.iconTop, width: Self.iconSide,
      height: Self.iconSide)
    page.draw(stateDrawings(in: frame, use, theme))
    page.draw([.icon(tab.icon, in: icon, colour: ink)])
    page.draw(label(tab.title, isSelected, in: frame, ink, context))
    page.draw(tab.badge?.drawings(at: icon, in: frame, context) ?? [])
    page.add(
      tab.control, at: frame,
      as: AccessibilityNode(
        .tab, name: tab.title, value: tab.badge?.accessibilityValue(context.strings),
        states: isSelected ? .selected : []))
  }

  /// The focus ring lies inside the tab, because the bar has no room around it.
  private func stateDrawings(in frame: Rect, _ use: Control.Use, _ theme: Theme) -> [Drawing] {
    let shape = frame.inset(by: Insets(horizontal: 2, vertical: 1))
    let reach = Metrics.comfortable.focusReach
    return use.overlays(theme).map {
      .roundedRectangle(shape, radius: use.corners.control, colour: $0)
    }
      + use.ring(
        around: shape.inset(by: reach), radius: max(0, use.corners.control - reach), theme,
        ink: theme.barTint)
  }

  /// The selected tab's title is heavier, so that it does not differ by colour alone.
  private func label(
    _ title: String, _ isSelected: Bool, in frame: Rect, _ ink: RGBA, _ context: LayoutContext
  ) -> [Drawing] {
    let style = context.barStyle(isSelected ? Self.selectedLabel : Self.label)
    let block = context.line(
      title, style: style, width: frame.size.width - 2 * Self.labelMargin)
    return block.drawings(
      at: Point(x: frame.midX - block.width / 2, y: frame.minY + Self.labelTop), colour: ink)
  }

  /// The size is between UIKit's 10 points and Material's 12.
  private static let label = TextStyle(size: 11, weight: .regular, lineHeight: 13)
  private static let selectedLabel = TextStyle(size: 11, weight: .semibold, lineHeight: 13)
}
