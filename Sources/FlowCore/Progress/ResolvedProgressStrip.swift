extension Appearance {
  /// The colours of the progress strip below a navigation bar.
  ///
  /// A colour that is not declared is derived from the bar's tint. If both colours are derived, the
  /// filled part has a contrast of at least 3:1 to the track and to the bar. Declared colours are
  /// used as they are.
  public struct ProgressStrip: Hashable, Sendable {
    /// The colour of the filled part; `nil` derives it from the bar's tint.
    public var tint: RGBA?
    /// The colour of the rest, drawn over the bar's colour; `nil` derives it from the bar's tint.
    public var track: RGBA?

    /// Creates colours, both derived by default.
    public init(tint: RGBA? = nil, track: RGBA? = nil) {
      self.tint = tint
      self.track = track
    }
  }
}

/// The resolved progress strip at an instant: a mix of the strips that belong to settled bars.
///
/// It stores bars instead of colours, because a strip's colours depend on the theme, and because
/// colours derived from a bar in the middle of a change would jump during that change.
public struct ResolvedProgressStrip: Hashable, Sendable {
  private struct Component: Hashable {
    /// The settled bar; `nil` for the bar that the strip is below.
    var bar: ResolvedBarAppearance?
    let declared: Appearance.ProgressStrip
    var weight = 1.0
  }

  /// The components of the mix, whose weights add up to 1, apart from those too faint to be seen.
  private var components: [Component]

  /// Creates a settled strip.
  public init(_ declared: Appearance.ProgressStrip = Appearance.ProgressStrip()) {
    components = [Component(declared: declared)]
  }

  /// The weight below which a component of a mix cannot be seen any more: less than a step of 8
  /// bits.
  private static let leastWeight = 1.0 / 512

  /// Returns a copy with `bar` stored in each component that has none, so that it no longer depends
  /// on the bar that the strip is below.
  func tied(to bar: ResolvedBarAppearance) -> ResolvedProgressStrip {
    var tied = self
    for index in tied.components.indices where tied.components[index].bar == nil {
      tied.components[index].bar = bar
    }
    return tied
  }

  /// Returns the mix with another strip at `fraction`, which is above 0 and below 1.
  func mixed(with other: ResolvedProgressStrip, fraction: Double) -> ResolvedProgressStrip {
    var mix = self
    for index in mix.components.indices { mix.components[index].weight *= 1 - fraction }
    for component in other.components {
      let same = mix.components.firstIndex {
        $0.bar == component.bar && $0.declared == component.declared
      }
      if let same {
        mix.components[same].weight += component.weight * fraction
      } else {
        mix.components.append(
          Component(
            bar: component.bar, declared: component.declared, weight: component.weight * fraction))
      }
    }
    mix.components.removeAll { $0.weight < Self.leastWeight }
    return mix
  }

  /// Resolves each component and blends the results by weight; `bar` is the bar that the strip is
  /// below.
  package func blended<Value: Interpolatable>(
    below bar: ResolvedBarAppearance,
    _ resolve: (Appearance.ProgressStrip, ResolvedBarAppearance) -> Value
  ) -> Value {
    var (blend, total) = (
      resolve(components[0].declared, components[0].bar ?? bar), components[0].weight
    )
    for component in components.dropFirst() {
      total += component.weight
      blend = blend.interpolated(
        to: resolve(component.declared, component.bar ?? bar), fraction: component.weight / total)
    }
    return blend
  }
}
