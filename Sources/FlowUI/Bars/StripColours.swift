internal import FlowCore

/// The colours of a progress strip.
struct StripColours: Hashable {
  let fill: RGBA
  /// Opaque.
  let track: RGBA

  /// The minimum contrast ratio of graphics according to WCAG 2.1 (success criterion 1.4.11).
  private static let leastContrast = 3.0
  /// The opacity of a declared tint in a track; by eye.
  private static let trackOpacity = 0.3

  @MainActor
  init(_ chrome: ChromeAppearance, _ theme: Theme) {
    let bar = chrome.navigationBar
    let declared = chrome.progressStrip.blended(below: bar) {
      StripColours($0, below: $1, theme)
    }
    // Without a bar the strip lies on the page, which has the theme's colour.
    self = StripColours(Appearance.ProgressStrip(), below: .theme, theme.withoutBar)
      .interpolated(to: declared, fraction: bar.presence)
  }

  private init(fill: RGBA, track: RGBA) {
    self.fill = fill
    self.track = track
  }

  private init(
    _ declared: Appearance.ProgressStrip, below bar: ResolvedBarAppearance, _ theme: Theme
  ) {
    // A translucent bar lies on the page, which has the theme's colour until content scrolls there.
    let background = bar.background(over: theme.bar, behind: theme.background)
    let tint = bar.tint(over: theme.barInk).composited(over: background)
    fill =
      declared.tint
      ?? Self.parted(
        Self.standingOut(tint, from: background), from: theme.background, near: background)
    let base = theme.tertiaryLabel.interpolated(
      to: bar.tint.opacity(Self.trackOpacity), fraction: bar.strength)
    let track = (declared.track ?? base).composited(over: background)
    self.track =
      declared.track == nil ? Self.receding(track, behind: fill, to: background) : track
  }

  private static func standingOut(_ tint: RGBA, from background: RGBA) -> RGBA {
    tint.nearest(to: background.ink) { $0.contrast(with: background) >= leastContrast }
  }

  /// Moves the fill towards the bar's colour until it stands out from the page too, or as far as it
  /// still stands out from the bar.
  ///
  /// A white fill between a dark bar and a white page, for example, would look like the page.
  private static func parted(_ fill: RGBA, from page: RGBA, near bar: RGBA) -> RGBA {
    let steps = RGBA.blendingSteps
    let colours = (0..<steps)
      .map { fill.interpolated(to: bar, fraction: Double($0) / Double(steps)) }
      .prefix { $0.contrast(with: bar) >= leastContrast }
    return colours.first { $0.contrast(with: page) >= leastContrast } ?? colours.last ?? fill
  }

  private static func receding(_ track: RGBA, behind fill: RGBA, to background: RGBA) -> RGBA {
    track.nearest(to: background) { $0.contrast(with: fill) >= leastContrast }
  }
}

extension StripColours: Interpolatable {
  func interpolated(to other: StripColours, fraction: Double) -> StripColours {
    StripColours(
      fill: fill.interpolated(to: other.fill, fraction: fraction),
      track: track.interpolated(to: other.track, fraction: fraction))
  }
}
