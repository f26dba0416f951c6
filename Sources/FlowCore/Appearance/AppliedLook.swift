/// A resolved appearance together with the strategy that animates to it.
struct AppliedLook: Interpolatable {
  let look: ChromeAppearance
  let strategy: any AppearanceApplyingStrategy

  func interpolated(to other: AppliedLook, fraction: Double) -> AppliedLook {
    // The ends are exact, whatever the strategy returns for them.
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    return AppliedLook(
      look: other.strategy.look(from: look, to: other.look, fraction: fraction),
      strategy: other.strategy)
  }
}
