internal import FlowCore

/// How wide a menu is, and where in it each item lies, in points.
struct MenuMeasure {
  /// What all of that depends on.
  struct Key: Hashable {
    let width: Double
    let textSize: Double
    let density: Density

    init(_ context: LayoutContext) {
      width = Rect(context.size).inset(by: context.insets.horizontal).size.width
      textSize = context.textSize
      density = context.density
    }
  }

  /// The most lines of a title.
  static let maxLines = 3
  /// Between two groups.
  private static let separator = 9.0

  let width: Double
  /// Above the first item and below the last one.
  private let inset: Double
  /// Where items begin and end, from the first one's top on.
  private(set) var spans: [ClosedRange<Double>] = []
  /// The middles of the lines between groups.
  private(set) var lines: [Double] = []

  init(_ groups: [[Menu.Item]], in context: LayoutContext) {
    let hasChecks = groups.joined().contains { $0.isChecked != nil }
    let rows = groups.map { $0.map { MenuRow($0, hasChecks: hasChecks, control: nil) } }
    let most = max(0, Key(context).width - 2 * context.metrics.related)
    let (widths, scale) = (context.metrics.menuWidths, context.textSize)
    let bounds = (
      least: min(most, widths.lowerBound * scale), most: min(most, widths.upperBound * scale)
    )
    let widest = rows.joined().map { $0.naturalWidth(context) }.max() ?? 0
    inset = context.metrics.menuInset
    width = min(max(widest, bounds.least), bounds.most)
    var y = 0.0
    for (index, group) in rows.enumerated() {
      if index > 0 {
        lines.append(y + Self.separator / 2)
        y += Self.separator
      }
      for row in group {
        let height = row.size(in: Size(width: width, height: .infinity), context).height
        spans.append(y...(y + height))
        y += height
      }
    }
  }

  /// All items, one below the other.
  var contentHeight: Double { spans.last?.upperBound ?? 0 }

  /// The height of the whole menu.
  var height: Double { contentHeight + 2 * inset }

  /// The height of a menu in which one item is seen.
  var least: Double {
    (spans.map { $0.upperBound - $0.lowerBound }.max() ?? 0) + 2 * inset
  }
}
