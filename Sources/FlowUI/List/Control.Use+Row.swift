internal import FlowCore

extension Control.Use {
  /// The highlight and the focus ring of a row, which lie inside its frame.
  ///
  /// - Parameters:
  ///   - radius: The radius of the highlight's corners outside of cards, in points.
  ///   - ink: The colour of the contents if the row has a custom background; otherwise `nil`.
  ///   - outline: The row's outline, which the highlight must not cover.
  func rowDrawings(
    in frame: Rect, radius: Double = 0, ink: RGBA?, outline: [Drawing] = [],
    _ context: LayoutContext
  ) -> [Drawing] {
    let metrics = context.metrics
    let highlight = { (colour: RGBA) -> Drawing in
      guard context.environment.isInCard else {
        return .fill(frame, radius: radius, colour: colour)
      }
      return .roundedRectangle(
        frame.inset(by: metrics.trim), radius: metrics.cardRadius - metrics.trim, colour: colour)
    }
    let colours = ink.map { overlays(ink: $0) } ?? overlays(context.theme)
    return colours.map(highlight) + outline
      + ring(
        around: frame.inset(by: metrics.focusReach + 2),
        radius: metrics.controlRadius - metrics.focusReach, context.theme, ink: ink)
  }
}

extension Drawing {
  /// A fill whose corners are rounded unless the radius is 0.
  static func fill(_ rect: Rect, radius: Double, colour: RGBA) -> Drawing {
    radius > 0
      ? .roundedRectangle(rect, radius: radius, colour: colour) : .fill(rect, colour: colour)
  }
}

extension LayoutContext {
  /// Changes the colours of texts and icons.
  func withInks(_ change: (RGBA) -> RGBA) -> LayoutContext {
    var context = self
    for ink in [\Theme.label, \.secondaryLabel, \.tertiaryLabel, \.accent] {
      context.theme[keyPath: ink] = change(theme[keyPath: ink])
    }
    return context
  }
}
