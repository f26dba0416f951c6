import FlowCore
import FlowUI

extension AppTheme {
  /// Velvet and brass, as in the foyer of a theatre.
  static let foyer: AppTheme = {
    var theme = AppTheme(accent: RGBA(hex: 0x8A1C4A), onDark: RGBA(hex: 0xFF9DC0))
    theme.light.bar = RGBA(hex: 0x5C1033)
    theme.light.barTint = RGBA(hex: 0xFFD9A0)
    theme.light.barLabel = .white
    theme.light.groupedBackground = RGBA(hex: 0xF7F1EC)
    theme.corners = CornerRadii(control: 22, card: 18, sheet: 26)
    theme.typeScale.title = TextStyle(size: 28, weight: .bold, lineHeight: 34)
    return theme
  }()
}

extension Icon {
  static let curtain = Icon("curtain", .stroke("M3 4h18M5 4v16c4-3 6-9 6-16M19 4v16c-4-3-6-9-6-16"))
}

/// A page of the app: cards on the colour of paper.
protocol FoyerPage: ComposedScreen {}

extension FoyerPage {
  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  func page(_ scroll: ScrollState, @ElementBuilder _ elements: () -> [any Element]) -> ScrollArea {
    ScrollArea(state: scroll) { column(elements) }
  }

  func column(@ElementBuilder _ elements: () -> [any Element]) -> Padding {
    Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
      ReadableWidth(elements)
    }
  }
}
