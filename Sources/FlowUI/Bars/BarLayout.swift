internal import FlowCore

/// The layout of the navigation bar of a settled screen, in points from the session's leading and
/// top edges.
@MainActor
struct BarLayout {
  /// The height of the row of controls, in points: 44 as in UIKit, Flutter and React Navigation.
  static let compact = 44.0
  /// The height that a large title adds at the default text size, in points: Flutter's 52.
  private static let largeTitle = 52.0
  /// The distance of a search field from the bar's lower edge, in points; by eye.
  private static let belowSearch = 8.0
  private static let chevronInset = 8.0
  private static let chevronSide = 24.0
  /// The minimum width of the back control's hit area, in points: Flutter's 50.
  private static let backWidth = 50.0
  /// The margin of items at the bar's edges, in points: less than `Metrics.margin`, because items
  /// add their own padding around their text.
  private static let itemMargin = 8.0

  let item: NavigationItem
  /// The title of the screen to go back to; `nil` if there is no back control.
  let previous: String?
  let chevron: Rect?
  /// Empty if no text fits; `nil` if there is no back control.
  let back: BarLabel?
  let leading: [PositionedItem]
  let trailing: [PositionedItem]
  let title: BarLabel
  /// At a scroll offset of 0.
  let large: BarLabel?
  let largeHeight: Double
  /// The height that the search field adds, in points.
  let searchHeight: Double
  private let hasBarInk: Bool

  init(_ side: BarSide, _ font: BarTitleFont, in context: LayoutContext) {
    let item = side.item
    let previous = item.hidesBack ? nil : side.previous
    let row = Rect(
      x: context.insets.leading, y: context.insets.top,
      width: Rect(context.size).inset(by: context.insets.horizontal).size.width,
      height: Self.compact)
    (self.item, self.previous) = (item, previous)
    trailing = Self.items(
      item.trailing.reversed(), endingAt: row.maxX - Self.itemMargin, row, context)
    let end = trailing.first?.frame.minX ?? row.maxX - Metrics.margin
    chevron = previous.map { _ in Self.chevron(in: row) }
    let style = context.barStyle(TextStyle(font))
    back = previous.map { Self.back($0, beside: (item.title, style), to: end, row, context) }
    let afterBack = back.map { $0.origin.x + $0.width + Metrics.related }
    leading = Self.items(
      item.leading, startingAt: afterBack ?? row.minX + Self.itemMargin, row, context)
    title = Self.title(
      item.title, style, from: leading.last?.frame.maxX ?? afterBack ?? row.minX + Metrics.margin,
      to: end,
      row, context)
    large = item.isLarge ? Self.large(item, row, context) : nil
    largeHeight = Self.largeHeight(of: item, context)
    searchHeight = Self.searchHeight(of: item, context)
    hasBarInk = context.theme.hasBarInk
  }

  static func largeHeight(of item: NavigationItem, _ context: LayoutContext) -> Double {
    guard item.isLarge else { return 0 }
    let width = column(of: item, context).width
    let style = largeStyle(of: item.title, width: width, context)
    return largeTitle + style.lineHeight - TextStyle.largeTitle.lineHeight
  }

  static func searchHeight(of item: NavigationItem, _ context: LayoutContext) -> Double {
    item.search == nil ? 0 : context.controlHeight(.body) + belowSearch
  }

  /// The search field at the current scroll offset, with the targets and nodes of the bar.
  func search(in context: LayoutContext) -> PageLayout? {
    guard let search = item.search, let frame = searchFrame(in: context) else { return nil }
    var layout = PageLayout(name: "search", size: context.size)
    layout.add(search, in: frame, context.uncovered)
    return layout
  }

  func searchFrame(in context: LayoutContext) -> Rect? {
    guard item.search != nil else { return nil }
    let (start, width) = Self.column(of: item, context)
    return Rect(
      x: start, y: context.insets.top + Self.compact + remaining, width: width,
      height: searchHeight - Self.belowSearch)
  }

  /// The hit area of the back control.
  var backFrame: Rect? {
    guard let chevron else { return nil }
    let start = chevron.minX - Self.chevronInset
    let end = back.map { $0.origin.x + $0.width + Metrics.related } ?? start
    return Rect(
      x: start, y: chevron.midY - Self.compact / 2, width: max(Self.backWidth, end - start),
      height: Self.compact)
  }

  /// The height of the bar below the status bar, at the current scroll offset.
  var height: Double { Self.compact + remaining + searchHeight }

  /// The visible height of the large title; more than `largeHeight` while the content is pulled
  /// down.
  var remaining: Double {
    guard item.isLarge else { return 0 }
    return max(0, largeHeight - (item.scroll?.offset ?? 0))
  }

  /// The large title at the current scroll offset.
  var scrolledLarge: BarLabel? {
    var label = large
    label?.origin.y -= largeHeight - remaining
    return label
  }

  /// The opacity of the theme's bar background: 0 while no content has scrolled behind the bar, 1
  /// once 10 points of it have (NF-B27).
  ///
  /// Always 1 if the content does not scroll, or if the theme has colours for text in bars, which
  /// are legible only on its background.
  var density: Double {
    guard let scroll = item.scroll, !hasBarInk else { return 1 }
    let scrolled = scroll.offset - largeHeight
    return min(max(scrolled / 10, 0), 1)
  }

  private static func chevron(in row: Rect) -> Rect {
    Rect(
      x: row.minX + chevronInset, y: row.midY - chevronSide / 2, width: chevronSide,
      height: chevronSide)
  }

  /// The first of these that leaves room for the bar's title: the previous title, unless it is
  /// empty; `Back`; no text.
  private static func back(
    _ previous: String, beside title: (text: String, style: TextStyle), to end: Double, _ row: Rect,
    _ context: LayoutContext
  ) -> BarLabel {
    let (start, style) = (chevron(in: row).maxX, context.barStyle(.body))
    let titleWidth = TextBlock.line(
      title.text, style: title.style, width: end - start, measuring: context.measuring
    ).width
    let room = min(row.midX - titleWidth / 2, end - titleWidth) - start - Metrics.related
    let text = [previous, context.strings[.back]].first {
      !$0.isEmpty && context.measuring.width(of: $0, in: style) <= room
    }
    return BarLabel(
      text: text ?? "", style: style, origin: Point(x: start, y: row.midY), context)
  }

  private static func title(
    _ text: String, _ style: TextStyle, from start: Double, to end: Double, _ row: Rect,
    _ context: LayoutContext
  ) -> BarLabel {
    let room = max(0, end - start - Metrics.related)
    var label = BarLabel(
      text: text, style: style, origin: Point(x: start, y: row.midY),
      width: room, context)
    label.origin.x = min(
      max(row.midX - label.width / 2, start), max(start, end - Metrics.related - label.width))
    return label
  }

  /// The large title, 4 points above the middle of its area; by eye.
  private static func large(_ item: NavigationItem, _ row: Rect, _ context: LayoutContext)
    -> BarLabel
  {
    let (start, width) = column(of: item, context)
    return BarLabel(
      text: item.title, style: largeStyle(of: item.title, width: width, context),
      origin: Point(x: start, y: row.maxY + largeHeight(of: item, context) / 2 - 4), width: width,
      context)
  }

  /// The column of the large title and the search field, aligned with the column of content below
  /// the bar.
  private static func column(of item: NavigationItem, _ context: LayoutContext)
    -> (start: Double, width: Double)
  {
    let row = Rect(context.size).inset(by: context.insets.horizontal).inset(
      by: Insets(horizontal: Metrics.margin, vertical: 0))
    guard item.hasReadableWidth else { return (row.minX, row.size.width) }
    let width = ReadableWidth.width(in: row.size.width, context)
    return (row.minX + ((row.size.width - width) / 2).rounded(), width)
  }

  private static func largeStyle(of title: String, width: Double, _ context: LayoutContext)
    -> TextStyle
  {
    let own = context.unscaledBarStyle(.largeTitle)
    let natural = context.measuring.width(of: title, in: own)
    let fitting = natural > 0 ? width / natural : context.textSize
    let least = context.barStyle(.largeTitle)
    // 0.98, because glyph widths are not exactly proportional to the size.
    let style = own.scaled(by: min(context.textSize, fitting * 0.98))
    return style.size > least.size ? style : least
  }

  private static func items(
    _ items: [BarItem], startingAt start: Double, _ row: Rect, _ context: LayoutContext
  ) -> [PositionedItem] {
    let width = items.map { $0.width(context) }.reduce(0, +)
    return [PositionedItem](
      items, in: Rect(x: start, y: row.minY, width: width, height: row.size.height), context)
  }

  private static func items(
    _ items: [BarItem], endingAt end: Double, _ row: Rect, _ context: LayoutContext
  ) -> [PositionedItem] {
    let width = items.map { $0.width(context) }.reduce(0, +)
    return Self.items(items, startingAt: end - width, row, context)
  }
}
