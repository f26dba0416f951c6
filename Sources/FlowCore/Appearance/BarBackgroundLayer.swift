/// A gradient or image between a bar's background colour and its content.
public struct BarBackgroundLayer: Hashable, Sendable {
  /// What a layer shows.
  public enum Content: Hashable, Sendable {
    /// A gradient.
    case gradient(BarGradient)
    /// An image.
    case image(BarImage)
  }

  /// What the layer shows.
  public let content: Content
  /// The layer's opacity, 0…1.
  public let opacity: Double

  /// Creates a layer; the opacity is clamped to 0…1, and NaN counts as 1.
  public init(_ content: Content, opacity: Double = 1) {
    self.content = content
    self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }

  /// A layer with a gradient.
  public static func gradient(_ gradient: BarGradient) -> BarBackgroundLayer {
    BarBackgroundLayer(.gradient(gradient))
  }

  /// A layer with an image.
  public static func image(_ image: BarImage) -> BarBackgroundLayer {
    BarBackgroundLayer(.image(image))
  }

  func faded(_ factor: Double) -> BarBackgroundLayer {
    factor == 1 ? self : BarBackgroundLayer(content, opacity: opacity * factor)
  }
}

extension [BarBackgroundLayer] {
  /// Interpolates between two lists of layers; `fraction` is above 0 and below 1.
  ///
  /// If both lists have the same contents in the same order, the opacities change. Single gradients
  /// with the same direction and number of stops change their stops. Everything else is
  /// cross-faded.
  func interpolated(to others: [BarBackgroundLayer], fraction: Double) -> [BarBackgroundLayer] {
    if map(\.content) == others.map(\.content) {
      return zip(self, others).map { start, end in
        BarBackgroundLayer(
          start.content, opacity: interpolate(start.opacity, end.opacity, fraction))
      }
    }
    if let gradient = gradient(at: fraction, to: others) { return [gradient] }
    // Dividing by what the new layers do not cover makes the visible share of the earlier layers
    // 1 - fraction. Below an opaque layer that fades in, they thus keep their opacity, so that the
    // bar's background does not shine through.
    let covered = fraction * (others.map(\.opacity).max() ?? 0)
    let remaining = map { $0.faded((1 - fraction) / (1 - covered)) }
    return (remaining + others.map { $0.faded(fraction) }).suffix(Self.limit)
  }

  private func gradient(at fraction: Double, to others: [BarBackgroundLayer])
    -> BarBackgroundLayer?
  {
    guard count == 1, others.count == 1, case .gradient(let start) = self[0].content,
      case .gradient(let end) = others[0].content,
      let gradient = start.interpolated(to: end, fraction: fraction)
    else { return nil }
    return BarBackgroundLayer(
      .gradient(gradient), opacity: interpolate(self[0].opacity, others[0].opacity, fraction))
  }

  /// The maximum number of layers in a cross-fade, to which each interrupted change adds its own;
  /// chosen by eye.
  private static var limit: Int { 8 }
}
