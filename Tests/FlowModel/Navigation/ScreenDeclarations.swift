import FlowCore

/// What a screen declares about its flow's progress and the bars.
struct ScreenDeclarations {
  private(set) var progress: Double?
  private(set) var bars: Bars?

  struct Bars {
    var hidesBar = false
    var hidesToolbar = true
    var appearance: Appearance?
  }

  /// Screens of every kind occur: with and without progress or bars, with values out of range, and
  /// with translucent and equal colours.
  init(of number: Int, usesAlternatives: Bool) {
    switch number {
    case 1: (progress, bars) = (0.25, Bars(appearance: Self.red))
    case 2: (progress, bars) = (1, Bars(hidesBar: true, appearance: Self.glass))
    case 3: bars = Bars(hidesToolbar: false)
    case 4: progress = 1.0 / 3
    case 5: (progress, bars) = (0.6, Bars(hidesToolbar: false, appearance: Self.glass.inverse()))
    case 6:
      (progress, bars) = (.nan, Bars(hidesBar: true, hidesToolbar: false, appearance: Self.red))
    default: break
    }
    if usesAlternatives { change() }
  }

  private mutating func change() {
    progress = progress.map { 1.5 * $0 }
    bars = bars.map { bars in
      Bars(
        hidesBar: !bars.hidesBar, hidesToolbar: bars.hidesToolbar,
        appearance: bars.appearance?.inverse(statusStyle: .contrast))
    }
  }

  private static let red = Appearance(statusStyle: .light)
  private static let glass = Appearance(
    navigationBar: Appearance.Bar(
      style: .black, background: RGBA(hex: 0x2050F0).opacity(0.3), tint: .black,
      barTint: RGBA(hex: 0xF0E010).opacity(0.5)),
    toolbar: Appearance.Bar(background: RGBA(hex: 0x10A0A0)))
}

/// The values in effect after the declarations of all screens so far.
struct Declared: Equatable {
  private(set) var progress = 0.0
  private(set) var reports = false
  private(set) var hidesBar = false
  private(set) var hidesToolbar = true
  private(set) var appearance: Appearance?

  /// What a screen does not declare stays the same, except that the strip is hidden without
  /// progress.
  mutating func update(_ declarations: ScreenDeclarations) {
    reports = declarations.progress != nil
    if let progress = declarations.progress {
      self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    }
    guard let bars = declarations.bars else { return }
    (hidesBar, hidesToolbar) = (bars.hidesBar, bars.hidesToolbar)
    if let wanted = bars.appearance { appearance = wanted }
  }

  var bars: BarsPicture {
    var chrome = appearance.map { ChromeAppearance($0) } ?? .theme
    chrome.navigationBar.presence = hidesBar ? 0 : 1
    chrome.toolbar.presence = hidesToolbar ? 0 : 1
    return BarsPicture(progress: progress, opacity: reports ? 1 : 0, chrome: chrome)
  }
}
