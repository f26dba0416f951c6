/// A strategy that makes the text of bars readable where the declared colours would not.
///
/// It changes only what another strategy resolves, and only where text would have too little
/// contrast with the bar: a declared tint or title colour then becomes black or white if that has
/// more contrast. The same applies to the status bar's content, unless its declared style is
/// `default`. A page that hides its navigation bar should therefore declare `default`: the strategy
/// does not know whether the bar is shown, and would adapt the content to a hidden one, too.
///
/// A translucent bar on which neither black nor white text is readable gets a white veil below its
/// colour, which makes the content that scrolls beneath the bar fainter. Images are taken to be as
/// bright as the colour below them.
public struct ReadableAppearanceStrategy: AppearanceApplyingStrategy {
  /// The strategy that resolves appearances.
  package let base: any AppearanceApplyingStrategy

  /// Creates a strategy that corrects another one, by default the default strategy.
  public init(_ base: any AppearanceApplyingStrategy = DefaultAppearanceStrategy()) {
    self.base = base
  }

  public func chrome(of appearance: Appearance) -> ChromeAppearance {
    chrome(of: appearance, isAnimated: false)
  }

  public func chrome(of appearance: Appearance, isAnimated: Bool) -> ChromeAppearance {
    var chrome = base.chrome(of: appearance, isAnimated: isAnimated)
    chrome.navigationBar.makeReadable()
    chrome.toolbar.makeReadable()
    if chrome.navigationBar.strength > 0 {
      chrome.status = chrome.status.readable(on: chrome.navigationBar.grounds)
    }
    return chrome
  }

  public func chrome(from start: ChromeAppearance, to end: ChromeAppearance, fraction: Double)
    -> ChromeAppearance
  {
    base.chrome(from: start, to: end, fraction: fraction)
  }

  public var changeDuration: Duration? { base.changeDuration }
}

extension ResolvedBarAppearance {
  fileprivate mutating func makeReadable() {
    // The theme's colours are readable, and not known here.
    guard strength > 0 else { return }
    let declared = barTint
    for veil in Self.veils {
      barTint = veil > 0 ? declared.composited(over: RGBA.white.opacity(veil)) : declared
      if max(RGBA.white.leastContrast(with: grounds), RGBA.black.leastContrast(with: grounds))
        >= RGBA.readableContrast
      {
        break
      }
    }
    let grounds = grounds
    tint = tint.readable(on: grounds)
    title = title.readable(on: grounds)
  }

  /// The opacities of the veil that are tried in turn; the last one hides what scrolls beneath the
  /// bar.
  private static let veils = [0, 0.8, 0.9, 0.95, 1]

  /// Colours between which those behind the bar's text lie, whatever the content: one for black and
  /// one for white content, at each combination of gradient stops.
  fileprivate var grounds: [RGBA] {
    [RGBA.black, .white].flatMap { content in
      backgroundLayers.reduce([background(over: content)]) { below, layer in
        guard case .gradient(let gradient) = layer.content else { return below }
        return below.fewer.flatMap { ground in
          gradient.stops.map { stop in
            let alpha = Double(stop.colour.alpha) / 255 * layer.opacity
            return stop.colour.opacity(alpha).composited(over: ground)
          }
        }
      }
    }
  }
}

extension [RGBA] {
  /// The colours themselves or, if there are more than 256, only the lightest and the darkest one:
  /// each layer multiplies the number of combinations.
  ///
  /// The limit is a rough choice.
  fileprivate var fewer: [RGBA] {
    guard count > 256 else { return self }
    return [RGBA.white, .black].compactMap { ink in
      self.min { $0.contrast(with: ink) < $1.contrast(with: ink) }
    }
  }
}

extension StatusBarColour {
  fileprivate func readable(on grounds: [RGBA]) -> StatusBarColour {
    // Keep the theme's colour even where it is unreadable on the bar: while the bar is hidden,
    // which is not known here, the status bar lies on the page, whose theme this colour suits.
    guard self != .theme else { return self }
    let ink = colour(over: .white).readable(on: grounds)
    return ink == .white ? StatusBarColour(.light) : ink == .black ? StatusBarColour(.dark) : self
  }
}

extension RGBA {
  /// The minimum contrast that WCAG 2.1 requires for text of normal size (success criterion 1.4.3).
  package static let readableContrast = 4.5

  package func leastContrast(with grounds: [RGBA]) -> Double {
    grounds.map(contrast(with:)).min() ?? 21
  }

  fileprivate func readable(on grounds: [RGBA]) -> RGBA {
    // Blend a translucent colour with each ground first: `contrast(with:)` ignores alpha.
    let contrast = grounds.map { composited(over: $0).contrast(with: $0) }.min() ?? 21
    guard contrast < Self.readableContrast else { return self }
    let (white, black) = (RGBA.white, RGBA.black)
    let whiteIsBetter = white.leastContrast(with: grounds) > black.leastContrast(with: grounds)
    let ink = whiteIsBetter ? white : black
    return ink.leastContrast(with: grounds) > contrast ? ink : self
  }
}
