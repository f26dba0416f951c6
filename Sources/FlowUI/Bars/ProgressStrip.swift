internal import FlowCore

/// The strip below a navigation bar that shows the progress of a flow.
@MainActor
enum ProgressStrip {
  /// The height in points, from the article on flow progress (S0-2 in Documentation/Cases.md).
  static let height = 2.0
  /// The distance above and below the strip within which the mouse still shows its hint; by eye.
  private static let reach = 4.0

  /// While two bars of different heights are visible, the strip has a piece below each of them.
  static func layers(
    _ progress: any FlowProgressSource, _ colours: @autoclosure () -> StripColours,
    _ regions: [BarRegion],
    in context: LayoutContext
  ) -> [Layer] {
    guard progress.opacity > 0 else { return [] }
    let (width, colours) = (context.size.width, colours())
    return regions.map { region in
      // The origin of a layer is rounded to device pixels. Each piece is therefore a clipped layer
      // of full width: otherwise the end of the filled part would shake while regions move.
      let piece = Rect(x: region.start, y: 0, width: region.width, height: height)
      var layer = Layer(
        name: "progressStrip", size: Size(width: width, height: height),
        drawings: [.fill(piece, colour: colours.track)]
          + fills(
            progress.weightedValues, width: width, clip: regions.count > 1 ? piece : nil,
            colours.fill))
      layer.offset.y = context.insets.top + region.height
      layer.opacity = progress.opacity
      return layer
    }
  }

  /// The filled part of the strip.
  ///
  /// During a cross-fade between several values, it is divided at each value; the opacity of a
  /// section is the sum of the weights of the values that reach its end.
  private static func fills(
    _ values: [WeightedProgress], width: Double, clip: Rect?, _ colour: RGBA
  ) -> [Drawing] {
    var (start, weight) = (0.0, 1.0)
    return values.sorted { $0.value < $1.value }.map { progress in
      defer { (start, weight) = (progress.value, weight - progress.weight) }
      return .fractionalFill(
        Rect(x: width * start, y: 0, width: width * (progress.value - start), height: height),
        clip: clip,
        colour: weight < 1 ? colour.opacity(Double(colour.alpha) / 255 * weight) : colour)
    }
  }

  static func region(
    of target: any InputTarget, hint: String, below bottom: Double, in context: LayoutContext
  ) -> HitRegion {
    let frame = Rect(
      x: 0, y: bottom - reach, width: context.size.width, height: height + 2 * reach)
    var region = HitRegion(target: target, frame: frame, visible: frame)
    region.hint = Hint.Label(text: hint, shortcut: nil)
    return region
  }
}

/// Shows a hint, and leaves presses to the targets behind it.
final class ProgressStripTarget: InputTarget {}

extension FlowProgressSource {
  /// The step, such as `2 of 5`, or the percentage where the number of steps is unknown.
  func text(in strings: FlowStrings) -> String {
    step.map { strings[.position.with("\($0.number)", "\($0.count)")] } ?? value.percent
  }
}
