internal import FlowCore

/// The strip below a navigation bar that shows the progress of a flow.
@MainActor
enum ProgressStrip {
  /// The height in points: 2, as in the article on flow progress (S0).
  static let height = 2.0

  /// The layers of the strip; empty while it is invisible.
  ///
  /// The strip lies directly below the navigation bar or, where there is none, below the status
  /// bar. While two bars of different heights are visible, it has a piece below each of them. It
  /// does not affect layout and takes no input.
  static func layers(
    _ progress: FlowProgress, _ regions: [BarRegion], in context: LayoutContext
  ) -> [Layer] {
    guard progress.opacity > 0 else { return [] }
    let width = context.size.width
    return regions.map { region in
      // The origin of a layer is rounded to device pixels. Each piece is therefore a clipped layer
      // of full width: otherwise the end of the filled part would shake while regions move.
      let piece = Rect(x: region.start, y: 0, width: region.width, height: height)
      var layer = Layer(
        name: "progressStrip", size: Size(width: width, height: height),
        drawings: [
          .fill(piece, context.theme.tertiaryLabel),
          .fractionalFill(
            Rect(x: 0, y: 0, width: width * progress.value, height: height),
            clip: regions.count > 1 ? piece : nil,
            context.theme.accent),
        ])
      layer.offset.y = context.insets.top + region.height
      layer.opacity = progress.opacity
      return layer
    }
  }
}
