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
  private(set) var chevron: Rect?
  /// What the back control says; empty where there is no room for words.
  private(set) var back: BarLabel?
  private(set) var leading: [PlacedItem] = []
  private(set) var trailing: [PlacedItem] = []
  private(set) var title: BarLabel
  /// The large title, where the screen has one.
  private(set) var large: BarLabel?

  /// Lays out the bar of a screen, as if that had one.
  init(_ side: BarSide, in context: LayoutContext) {
    item = side.item
    previous = item.hidesBack ? nil : side.previous
    let row = Rect(
      x: 0, y: context.insets.top, width: context.size.width, height: Self.compact)
    let hasBack = previous != nil
    let style = context.barStyle(.barTitle)

    trailing = Self.items(item.trailing.reversed(), endingAt: row.maxX - Self.margin, row, context)
    let end = trailing.first?.frame.minX ?? row.maxX - Spacing.margin
    if hasBack {
      chevron = Rect(
        x: Self.chevronInset, y: row.midY - Self.chevronSide / 2, width: Self.chevronSide,
        height: Self.chevronSide)
    }
    let backStart = Self.chevronInset + Self.chevronSide
    let start = hasBack ? backStart : Self.margin
    let titleWidth = TextBlock.line(
      item.title, style: style, width: end - start, measuring: context.measuring
    ).width
    if let previous {
      let room =
        min((row.size.width - titleWidth) / 2, end - titleWidth) - backStart - Spacing.related
      back = BarLabel(
        text: Self.backText(previous, room, context), style: context.barStyle(.body),
        origin: Point(x: backStart, y: row.midY), context)
    }
    let leadingStart = hasBack ? backStart + (back?.width ?? 0) + Spacing.related : Self.margin
    leading = Self.items(item.leading, startingAt: leadingStart, row, context)
    let titleStart = leading.last.map(\.frame.maxX) ?? (hasBack ? leadingStart : Spacing.margin)
    title = Self.title(item.title, style, from: titleStart, to: end, row, context)
    if item.isLarge {
      large = BarLabel(
        text: item.title, style: context.barStyle(.largeTitle),
        origin: Point(x: Spacing.margin, y: row.maxY + Self.largeTitle / 2 - 4),
        width: row.size.width - 2 * Spacing.margin, context)
    }
  }

  /// What can be pressed of the back control.
  var backFrame: Rect? {
    guard let chevron else { return nil }
    let end = max(Self.backWidth, (back?.origin.x ?? 0) + (back?.width ?? 0) + Spacing.related)
    return Rect(x: 0, y: chevron.midY - Self.compact / 2, width: end, height: Self.compact)
  }

  /// How high the bar is below the status bar, as far as its content is scrolled.
  var height: Double { Self.compact + remaining }

  /// How much of the room of a large title is left; more where the content is pulled down.
  var remaining: Double {
    guard item.isLarge else { return 0 }
    return max(0, Self.largeTitle - (item.scroll?.offset ?? 0))
  }

  /// How much of the bar's background shows, 0…1: none as long as nothing lies beneath it, all from 10
  /// points on (NF-B27).
  var density: Double {
    guard let scroll = item.scroll else { return 1 }
    let beneath = scroll.offset - (item.isLarge ? Self.largeTitle : 0)
    return min(max(beneath / 10, 0), 1)
  }

  /// The previous title where there is room for it, or `Back`, or nothing.
  private static func backText(_ title: String, _ room: Double, _ context: LayoutContext) -> String
  {
    [title, "Back"].first { words in
      context.measuring.width(of: words, in: context.barStyle(.body)) <= room
    } ?? ""
  }

  /// In the middle of the bar, or as near to it as its neighbours leave.
  private static func title(
    _ text: String, _ style: TextStyle, from start: Double, to end: Double, _ row: Rect,
    _ context: LayoutContext
  ) -> BarLabel {
    let room = max(0, end - start - Spacing.related)
    var label = BarLabel(
      text: text, style: style, origin: Point(x: start, y: row.midY), width: room, context)
    label.origin.x = min(
      max(row.midX - label.width / 2, start), max(start, end - Spacing.related - label.width))
    return label
  }

  private static func items(
    _ items: [BarItem], startingAt start: Double, _ row: Rect, _ context: LayoutContext
  ) -> [PlacedItem] {
    [PlacedItem](
      items, in: Rect(x: start, y: row.minY, width: 0, height: row.size.height), context)
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
