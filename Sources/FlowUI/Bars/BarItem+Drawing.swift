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
      let block = label(words, context, width: frame.size.width - 2 * Self.padding)
      drawings += block.drawings(inMiddleOf: frame, colour: colour)
    case .icon(let icon, _, _):
      drawings.append(.icon(icon, frame.centred(Size(width: 24, height: 24)), colour))
    case .space, .flexibleSpace:
      break
    }
    return drawings
  }

  /// What is told of it in a frame; nothing of the room between items.
  func accessibilityNode(in frame: Rect) -> AccessibilityNode? {
    switch self {
    case .words(let name, let control), .emphasis(let name, let control),
      .icon(_, let name, let control):
      AccessibilityNode(.button, name, frame: frame, of: control)
    case .space, .flexibleSpace: nil
    }
  }

  /// Its words, cut off where there is less room, or more than half of the stage would be theirs.
  private func label(_ words: String, _ context: LayoutContext, width: Double = .infinity)
    -> TextBlock
  {
    let style: TextStyle =
      if case .emphasis = self { .barTitle } else { .body }
    // A frame that is as wide as its words may be so by a rounding less.
    return context.line(
      words, style: context.barStyle(style), width: min(width + 0.001, context.size.width / 2))
  }

  /// Whether it can do with less room than it would have.
  private var yields: Bool {
    switch self {
    case .words, .emphasis: true
    case .icon, .space, .flexibleSpace: false
    }
  }

  private static let padding = 8.0
}

extension BarItem {
  /// Widths of items that fit into a bar, as far as words yield.
  fileprivate static func shrunk(
    _ items: Zip2Sequence<[BarItem], [Double]>, to width: Double
  ) -> [Double] {
    let total = items.map(\.1).reduce(0, +)
    let yielding = items.filter(\.0.yields).map(\.1).reduce(0, +)
    guard total > width, yielding > 0 else { return items.map(\.1) }
    let part = max(0, 1 - (total - width) / yielding)
    return items.map { item, natural in item.yields ? natural * part : natural }
  }
}

extension [PlacedItem] {
  /// Lays items out one after another, with what is left for the flexible room between them; where
  /// too little is left, words are cut off.
  init(_ items: [BarItem], in frame: Rect, _ context: LayoutContext) {
    let widths = BarItem.shrunk(
      zip(items, items.map { $0.width(context) }), to: frame.size.width)
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

  var accessibilityNodes: [AccessibilityNode] {
    compactMap { $0.item.accessibilityNode(in: $0.frame) }
  }

  var targets: [HitRegion] {
    compactMap { placed in
      placed.item.control.map { HitRegion(part: $0, frame: placed.frame, visible: placed.frame) }
    }
  }
}

extension LayoutContext {
  /// A bar's text grows less than other text: 1.235 times at most, as Flutter's does (NF 1.4).
  func barStyle(_ style: TextStyle) -> TextStyle { style.scaled(by: min(textSize, 1.235)) }
}
