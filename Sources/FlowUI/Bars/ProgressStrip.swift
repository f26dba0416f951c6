internal import FlowCore

/// The strip below a navigation bar that shows how far a flow is.
enum ProgressStrip {
  /// How high it is, in points: the progress article's 2.
  static let height = 2.0

  /// The strip, with its top where the bar ends, and where there is none at the status bar's;
  /// nothing where it is invisible.
  ///
  /// While two bars are seen that end at different heights, it has a part below each of them. It
  /// takes no part in layout and no input.
  static func layers(
    _ progress: FlowProgress, _ regions: [BarRegion], in context: LayoutContext
  ) -> [Layer] {
    guard progress.opacity > 0 else { return [] }
    let width = context.size.width
    return regions.map { region in
      var layer = Layer(
        name: "progressStrip", size: Size(width: region.width, height: height),
        drawings: [
          .fill(
            Rect(x: 0, y: 0, width: region.width, height: height), context.theme.tertiaryLabel),
          .fractionalFill(
            Rect(x: -region.start, y: 0, width: width * progress.value, height: height),
            context.theme.accent),
        ])
      layer.offset = Point(x: region.start, y: context.insets.top + region.height)
      layer.opacity = progress.opacity
      return layer
    }
  }
}
