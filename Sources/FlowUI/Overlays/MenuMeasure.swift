internal import FlowCore

/// The width of a menu and the vertical position of each item, in points.
@MainActor
struct MenuMeasure {
  /// What the measurements depend on, besides the items.
  struct Key: Hashable {
    let width: Double
    let textSize: Double
    let density: Density
    let typeScale: TypeScale

    init(_ context: LayoutContext) {
      width = Rect(context.size).inset(by: context.insets.horizontal).size.width
      textSize = context.textSize
      density = context.density
      typeScale = context.environment.appTheme.value.typeScale
    }
  }

  /// The maximum number of lines of a title.
  static let maxLines = 3
  /// The height of a separator in points, including the space around its line.
  private static let separator = 9.0

  let width: Double
  /// The space above the first item and below the last one.
  private let inset: Double
  /// The top and bottom of each item, from the top of the first item.
  private(set) var spans: [ClosedRange<Double>] = []
  /// The y coordinates of the separators, from the top of the first item.
  private(set) var lines: [Double] = []

  init(_ groups: [[Menu.Item]], in context: LayoutContext) {
    let hasMarks = groups.contains { $0.hasMarks(at: context.density) }
    let rows = groups.map { $0.map { MenuRow($0, hasMarks: hasMarks, control: nil) } }
    let available = max(0, Key(context).width - 2 * context.metrics.related)
    let (widths, scale) = (context.metrics.menuWidths, context.textSize)
    let bounds = (
      minimum: min(available, widths.lowerBound * scale),
      maximum: min(available, widths.upperBound * scale)
    )
    let widest = rows.joined().map { $0.naturalWidth(context) }.max() ?? 0
    inset = context.metrics.menuInset
    width = min(max(widest, bounds.minimum), bounds.maximum)
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

  var contentHeight: Double { spans.last?.upperBound ?? 0 }

  var height: Double { contentHeight + 2 * inset }

  /// The height of the tallest item; 0 without items.
  var tallest: Double { spans.map { $0.upperBound - $0.lowerBound }.max() ?? 0 }

  /// The height at which only the tallest item is visible.
  var minimum: Double { tallest + 2 * inset }
}
