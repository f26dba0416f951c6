internal import FlowCore

@MainActor
struct PositionedItem {
  let item: BarItem
  let frame: Rect
}

@MainActor
extension BarItem {
  func width(_ context: LayoutContext) -> Double {
    switch self {
    case .text, .emphasis, .edit:
      max(Metrics.comfortable.target, label(context).width + 2 * Self.padding)
    case .icon: Metrics.comfortable.target
    case .space(let width): max(0, width)
    case .flexibleSpace: 0
    }
  }

  func drawings(in frame: Rect, _ tint: RGBA, _ context: LayoutContext) -> [Drawing] {
    guard let control, tint.alpha > 0 else { return [] }
    let use = control.use(in: frame, context)
    let colour = use.barInk(tint)
    let shape = Rect(x: frame.minX, y: frame.midY - 16, width: frame.size.width, height: 32)
    var drawings = use.barBackground(shape, tint, context.theme)
    switch self {
    case .text, .emphasis, .edit:
      let block = label(context, width: frame.size.width - 2 * Self.padding)
      drawings += block.drawings(inMiddleOf: frame, colour: colour)
    case .icon(let icon, _, _):
      drawings.append(.icon(icon, in: frame.centred(Size(width: 24, height: 24)), colour: colour))
    case .space, .flexibleSpace:
      break
    }
    return drawings
  }

  func accessibilityNode(in frame: Rect, _ strings: FlowStrings) -> AccessibilityNode? {
    control.map { AccessibilityNode(.button, name: name(strings), frame: frame, of: $0) }
  }

  private func name(_ strings: FlowStrings) -> String {
    switch self {
    case .text(let name, _), .emphasis(let name, _), .icon(_, let name, _): name
    case .edit(let isEditing, _): strings[isEditing ? .done : .edit]
    case .space, .flexibleSpace: ""
    }
  }

  private var isEmphasised: Bool {
    switch self {
    case .emphasis, .edit(isEditing: true, control: _): true
    case .text, .edit, .icon, .space, .flexibleSpace: false
    }
  }

  private func label(_ context: LayoutContext, width: Double = .infinity) -> TextBlock {
    let style: TextStyle = isEmphasised ? .barTitle : .body
    // Rounding errors can make a frame slightly narrower than its text.
    return context.line(
      name(context.strings), style: context.barStyle(style),
      width: min(width + 0.001, context.size.width / 2))
  }

  private var isCompressible: Bool {
    switch self {
    case .text, .emphasis, .edit: true
    case .icon, .space, .flexibleSpace: false
    }
  }

  private static let padding = 8.0
}

@MainActor
extension BarItem {
  fileprivate static func shrunk(
    _ items: Zip2Sequence<[BarItem], [Double]>, to width: Double
  ) -> [Double] {
    let total = items.map(\.1).reduce(0, +)
    let compressible = items.filter(\.0.isCompressible).map(\.1).reduce(0, +)
    guard total > width, compressible > 0 else { return items.map(\.1) }
    let factor = max(0, 1 - (total - width) / compressible)
    return items.map { item, natural in item.isCompressible ? natural * factor : natural }
  }
}

@MainActor
extension [PositionedItem] {
  init(_ items: [BarItem], in frame: Rect, _ context: LayoutContext) {
    let widths = BarItem.shrunk(
      zip(items, items.map { $0.width(context) }), to: frame.size.width)
    let flexible = items.count { if case .flexibleSpace = $0 { true } else { false } }
    let free = Swift.max(0, frame.size.width - widths.reduce(0, +))
    var x = frame.minX
    self = zip(items, widths).map { item, ownWidth in
      var width = ownWidth
      if case .flexibleSpace = item { width = free / Double(flexible) }
      defer { x += width }
      return PositionedItem(
        item: item, frame: Rect(x: x, y: frame.minY, width: width, height: frame.size.height))
    }
  }

  func drawings(_ tint: RGBA, _ context: LayoutContext) -> [Drawing] {
    flatMap { $0.item.drawings(in: $0.frame, tint, context) }
  }

  func accessibilityNodes(_ strings: FlowStrings) -> [AccessibilityNode] {
    compactMap { $0.item.accessibilityNode(in: $0.frame, strings) }
  }

  var targets: [HitRegion] {
    compactMap { positioned in
      positioned.item.control.map {
        HitRegion(target: $0, frame: positioned.frame, visible: positioned.frame)
      }
    }
  }
}

@MainActor
extension LayoutContext {
  /// The style scaled by the text size, but at most by 1.235, as in Flutter.
  func barStyle(_ style: TextStyle) -> TextStyle {
    unscaledBarStyle(style).scaled(by: min(textSize, 1.235))
  }

  /// The app's style at comfortable density and the default text size.
  func unscaledBarStyle(_ style: TextStyle) -> TextStyle {
    environment.appTheme.value.typeScale.style(style, at: .comfortable)
  }
}
