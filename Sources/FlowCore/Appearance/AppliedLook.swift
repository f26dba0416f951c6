/// A look, and the strategy that leads to it.
struct AppliedLook: Interpolatable {
  let look: ChromeAppearance
  let strategy: any AppearanceApplyingStrategy

  func interpolated(to other: AppliedLook, fraction: Double) -> AppliedLook {
    // Whatever a strategy makes of its ends: they are exact.
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    return AppliedLook(
      look: other.strategy.look(from: look, to: other.look, fraction: fraction),
      strategy: other.strategy)
  }
}
