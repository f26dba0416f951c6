internal import FlowCore

/// A bar's item at its place.
struct PlacedItem {
  let item: BarItem
  let frame: Rect
}

extension BarItem {
  /// How wide it is, in points; what is flexible has no width of its own.
  func width(_ context: LayoutContext) -> Double {
    switch self {
    case .words(let words, _), .emphasis(let words, _):
      max(Spacing.touchTarget, label(words, context).width + 2 * Self.padding)
    case .icon: Spacing.touchTarget
    case .space(let width): max(0, width)
    case .flexibleSpace: 0
    }
  }

  /// What it looks like in a frame.
  func drawings(in frame: Rect, _ tint: RGBA, _ context: LayoutContext) -> [Drawing] {
    guard let control, tint.alpha > 0 else { return [] }
    let use = control.use(in: frame, context)
    let colour = use.barInk(tint)
    let shape = Rect(x: frame.minX, y: frame.midY - 16, width: frame.size.width, height: 32)
    var drawings = use.barGround(shape, tint, context.theme)
    switch self {
    case .words(let words, _), .emphasis(let words, _):
      let block = label(words, context)
      drawings += block.drawings(
        at: Point(x: frame.midX - block.width / 2, y: frame.midY - block.height / 2),
        colour: colour)
    case .icon(let icon, _, _):
      drawings.append(
        .icon(icon, Rect(x: frame.midX - 12, y: frame.midY - 12, width: 24, height: 24), colour))
    case .space, .flexibleSpace:
      break
    }
    return drawings
  }

  private func label(_ words: String, _ context: LayoutContext) -> TextBlock {
    let style: TextStyle =
      if case .emphasis = self { .barTitle } else { .body }
    return TextBlock.line(
      words, style: context.barStyle(style), width: context.size.width / 2,
      measuring: context.measuring)
  }

  private static let padding = 8.0
}

extension [PlacedItem] {
  /// Lays items out one after another, with what is left for the flexible room between them.
  init(_ items: [BarItem], in frame: Rect, _ context: LayoutContext) {
    let widths = items.map { $0.width(context) }
    let flexible = items.count { if case .flexibleSpace = $0 { true } else { false } }
    let free = Swift.max(0, frame.size.width - widths.reduce(0, +))
    var x = frame.minX
    self = zip(items, widths).map { item, natural in
      var width = natural
      if case .flexibleSpace = item { width = free / Double(flexible) }
      defer { x += width }
      return PlacedItem(
        item: item, frame: Rect(x: x, y: frame.minY, width: width, height: frame.size.height))
    }
  }

  func drawings(_ tint: RGBA, _ context: LayoutContext) -> [Drawing] {
    flatMap { $0.item.drawings(in: $0.frame, tint, context) }
  }

  var targets: [Target] {
    compactMap { placed in
      placed.item.control.map { Target(part: $0, frame: placed.frame, visible: placed.frame) }
    }
  }
}

extension LayoutContext {
  /// A bar's text grows less than other text: 1.235 times at most, as Flutter's does (NF 1.4).
  func barStyle(_ style: TextStyle) -> TextStyle { style.scaled(by: min(textSize, 1.235)) }
}
