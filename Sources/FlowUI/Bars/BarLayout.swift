internal import FlowCore

/// Where everything lies in the navigation bar of a screen at rest, in points of the stage.
struct BarLayout {
  /// The row of controls, in points: UIKit's, Flutter's and React Navigation's 44 (NF 1.4).
  static let compact = 44.0
  /// What a large title adds: Flutter's 52 (NF 1.4).
  static let largeTitle = 52.0
  /// From the bar's leading edge to the chevron.
  private static let chevronInset = 8.0
  private static let chevronSide = 24.0
  /// The least width of the back control that can be pressed: Flutter's 50 (NF 1.4).
  private static let backWidth = 50.0

  let item: NavigationItem
  /// What the screen beneath is called; `nil` where there is no back control.
  let previous: String?
  /// The back control's chevron, where there is one.
  let chevron: Rect?
  /// What the back control says; empty where there is no room for words.
  let back: BarLabel?
  let leading: [PlacedItem]
  let trailing: [PlacedItem]
  let title: BarLabel
  /// The large title, where the screen has one.
  let large: BarLabel?

  /// Lays out the bar of a screen, as if that had one.
  init(_ side: BarSide, in context: LayoutContext) {
    let item = side.item
    let previous = item.hidesBack ? nil : side.previous
    let row = Rect(
      x: context.insets.leading, y: context.insets.top,
      width: Rect(context.size).inset(by: context.insets.horizontal).size.width,
      height: Self.compact)
    (self.item, self.previous) = (item, previous)
    trailing = Self.items(item.trailing.reversed(), endingAt: row.maxX - Self.margin, row, context)
    let end = trailing.first?.frame.minX ?? row.maxX - Spacing.margin
    chevron = previous.map { _ in Self.chevron(in: row) }
    back = previous.map { Self.back($0, beside: item.title, to: end, row, context) }
    let afterBack = back.map { $0.origin.x + $0.width + Spacing.related }
    leading = Self.items(
      item.leading, startingAt: afterBack ?? row.minX + Self.margin, row, context)
    title = Self.title(
      item.title, from: leading.last?.frame.maxX ?? afterBack ?? row.minX + Spacing.margin, to: end,
      row, context)
    large = item.isLarge ? Self.large(item.title, row, context) : nil
  }

  /// What can be pressed of the back control.
  var backFrame: Rect? {
    guard let chevron else { return nil }
    let start = chevron.minX - Self.chevronInset
    let end = back.map { $0.origin.x + $0.width + Spacing.related } ?? start
    return Rect(
      x: start, y: chevron.midY - Self.compact / 2, width: max(Self.backWidth, end - start),
      height: Self.compact)
  }

  /// How high the bar is below the status bar, as far as its content is scrolled.
  var height: Double { Self.compact + remaining }

  /// How much of the room of a large title is left; more where the content is pulled down.
  var remaining: Double {
    guard item.isLarge else { return 0 }
    return max(0, Self.largeTitle - (item.scroll?.offset ?? 0))
  }

  /// How much of the bar's background shows, 0…1: none as long as nothing lies beneath it, all from
  /// 10 points on (NF-B27).
  var density: Double {
    guard let scroll = item.scroll else { return 1 }
    let beneath = scroll.offset - (item.isLarge ? Self.largeTitle : 0)
    return min(max(beneath / 10, 0), 1)
  }

  private static func chevron(in row: Rect) -> Rect {
    Rect(
      x: row.minX + chevronInset, y: row.midY - chevronSide / 2, width: chevronSide,
      height: chevronSide)
  }

  /// The previous title, where the bar's own can stay in the middle beside it; or `Back`, or
  /// nothing.
  private static func back(
    _ previous: String, beside title: String, to end: Double, _ row: Rect, _ context: LayoutContext
  ) -> BarLabel {
    let (start, style) = (chevron(in: row).maxX, context.barStyle(.body))
    let titleWidth = TextBlock.line(
      title, style: context.barStyle(.barTitle), width: end - start, measuring: context.measuring
    ).width
    let room = min(row.midX - titleWidth / 2, end - titleWidth) - start - Spacing.related
    let words = [previous, "Back"].first { context.measuring.width(of: $0, in: style) <= room }
    return BarLabel(
      text: words ?? "", style: style, origin: Point(x: start, y: row.midY), context)
  }

  /// In the middle of the bar, or as near to it as its neighbours leave.
  private static func title(
    _ text: String, from start: Double, to end: Double, _ row: Rect, _ context: LayoutContext
  ) -> BarLabel {
    let room = max(0, end - start - Spacing.related)
    var label = BarLabel(
      text: text, style: context.barStyle(.barTitle), origin: Point(x: start, y: row.midY),
      width: room, context)
    label.origin.x = min(
      max(row.midX - label.width / 2, start), max(start, end - Spacing.related - label.width))
    return label
  }

  /// Four points above the middle of its own room; by eye.
  private static func large(_ text: String, _ row: Rect, _ context: LayoutContext) -> BarLabel {
    BarLabel(
      text: text, style: context.barStyle(.largeTitle),
      origin: Point(x: row.minX + Spacing.margin, y: row.maxY + largeTitle / 2 - 4),
      width: row.size.width - 2 * Spacing.margin, context)
  }

  private static func items(
    _ items: [BarItem], startingAt start: Double, _ row: Rect, _ context: LayoutContext
  ) -> [PlacedItem] {
    let width = items.map { $0.width(context) }.reduce(0, +)
    return [PlacedItem](
      items, in: Rect(x: start, y: row.minY, width: width, height: row.size.height), context)
  }

  private static func items(
    _ items: [BarItem], endingAt end: Double, _ row: Rect, _ context: LayoutContext
  ) -> [PlacedItem] {
    let width = items.map { $0.width(context) }.reduce(0, +)
    return Self.items(items, startingAt: end - width, row, context)
  }

  /// Items have room of their own around their words.
  private static let margin = 8.0
}
