internal import FlowCore

/// The strip below a navigation bar that shows how far a flow is.
enum ProgressStrip {
  /// How high it is, in points: the progress article's 2.
  static let height = 2.0

  /// The strip with its top at the bar's bottom; none where it is invisible.
  ///
  /// It takes no part in layout and no input.
  static func layer(_ progress: FlowProgress, top: Double, in context: LayoutContext) -> Layer? {
    guard progress.opacity > 0 else { return nil }
    let size = Size(width: context.size.width, height: height)
    var layer = Layer(
      name: "progressStrip", size: size,
      drawings: [
        .fill(Rect(size), context.theme.tertiaryLabel),
        .span(
          Rect(x: 0, y: 0, width: size.width * progress.value, height: height),
          context.theme.accent),
      ])
    layer.offset.y = top
    layer.opacity = progress.opacity
    return layer
  }
}
