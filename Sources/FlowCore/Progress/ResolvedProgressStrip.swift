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
  private struct Part: Hashable {
    /// The settled bar; `nil` for the bar that the strip is below.
    var bar: ResolvedBarAppearance?
    let declared: Appearance.ProgressStrip
    var weight = 1.0
  }

  /// The parts of the mix, whose weights add up to 1, apart from parts too faint to be seen.
  private var parts: [Part]

  /// Creates a settled strip.
  public init(_ declared: Appearance.ProgressStrip = Appearance.ProgressStrip()) {
    parts = [Part(declared: declared)]
  }

  /// The weight below which a part of a mix cannot be seen any more: less than a step of 8 bits.
  private static let leastWeight = 1.0 / 512

  /// Returns a copy with `bar` stored in each part that has none, so that it no longer depends on
  /// the bar that the strip is below.
  func tied(to bar: ResolvedBarAppearance) -> ResolvedProgressStrip {
    var tied = self
    for index in tied.parts.indices where tied.parts[index].bar == nil {
      tied.parts[index].bar = bar
    }
    return tied
  }

  /// Returns the mix with another strip at `fraction`, which is above 0 and below 1.
  func mixed(with other: ResolvedProgressStrip, fraction: Double) -> ResolvedProgressStrip {
    var mix = self
    for index in mix.parts.indices { mix.parts[index].weight *= 1 - fraction }
    for part in other.parts {
      let same = mix.parts.firstIndex { $0.bar == part.bar && $0.declared == part.declared }
      if let same {
        mix.parts[same].weight += part.weight * fraction
      } else {
        mix.parts.append(
          Part(bar: part.bar, declared: part.declared, weight: part.weight * fraction))
      }
    }
    mix.parts.removeAll { $0.weight < Self.leastWeight }
    return mix
  }

  /// Resolves each part and blends the results by weight; `bar` is the bar that the strip is below.
  package func blended<Value: Interpolatable>(
    below bar: ResolvedBarAppearance,
    _ resolve: (Appearance.ProgressStrip, ResolvedBarAppearance) -> Value
  ) -> Value {
    var (blend, total) = (resolve(parts[0].declared, parts[0].bar ?? bar), parts[0].weight)
    for part in parts.dropFirst() {
      total += part.weight
      blend = blend.interpolated(
        to: resolve(part.declared, part.bar ?? bar), fraction: part.weight / total)
    }
    return blend
  }
}
