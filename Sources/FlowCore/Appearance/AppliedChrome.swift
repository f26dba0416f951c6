/// A resolved appearance together with the strategy that animates to it.
struct AppliedChrome: Interpolatable {
  let chrome: ChromeAppearance
  let strategy: any AppearanceApplyingStrategy

  func interpolated(to other: AppliedChrome, fraction: Double) -> AppliedChrome {
    // The ends are exact, whatever the strategy returns for them.
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    return AppliedChrome(
      chrome: other.strategy.chrome(from: chrome, to: other.chrome, fraction: fraction),
      strategy: other.strategy)
  }
}
