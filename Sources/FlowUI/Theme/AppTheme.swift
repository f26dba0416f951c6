public import FlowCore

/// The theme of an app: its colours in light, dark and high contrast, its corner radii and its type
/// scale.
///
/// A flow sets it once for all of its pages, bars and overlays, as in the flow controller's
/// initializer; the controls, the progress strip, tabs, checkmarks and focus rings follow it:
///
/// ```swift
/// navigationController.appTheme = AppTheme(
///   accent: RGBA(hex: 0x8A1C5B), onDark: RGBA(hex: 0xFF9AD5))
/// ```
///
/// The flows within it and those presented on it have the same theme, unless they set their own.
///
/// The person decides which of the four themes is shown. `sluice describe` lists text whose
/// contrast is too low in the current one.
public struct AppTheme: Hashable, Sendable {
  /// The colours for dark on light.
  public var light = Theme.light
  /// The colours for light on dark.
  public var dark = Theme.dark
  /// The colours for dark on light in high contrast.
  public var lightHighContrast = Theme.lightHighContrast
  /// The colours for light on dark in high contrast.
  public var darkHighContrast = Theme.darkHighContrast
  /// The corner radii of components.
  public var corners = CornerRadii()
  /// The text styles.
  public var typeScale = TypeScale()

  /// Creates the standard theme.
  public init() {}

  package static let standard = CopyOnWrite(AppTheme())

  /// Creates the standard theme with another accent.
  ///
  /// The accent also colours focus rings. In high contrast it is darkened or lightened until its
  /// contrast on all backgrounds is at least 7:1. Text and icons on it are black or white,
  /// whichever has more contrast.
  ///
  /// - Parameters:
  ///   - accent: The accent on light backgrounds. Text in it is readable on all of them if its
  ///     contrast on `Theme.light.pressed` is at least 4.5:1.
  ///   - dark: The accent on dark backgrounds. Text in it is readable on all of them if its
  ///     contrast on `Theme.dark.pressed` is at least 4.5:1.
  public init(accent: RGBA, onDark dark: RGBA) {
    self.light.setAccent(accent)
    self.dark.setAccent(dark)
    lightHighContrast.setAccent(accent, leastContrast: 7)
    darkHighContrast.setAccent(dark, leastContrast: 7)
  }

  /// The theme for a person's preferences.
  ///
  /// - Parameters:
  ///   - isDark: Whether the person prefers light on dark.
  ///   - hasHighContrast: Whether the person prefers high contrast.
  public func theme(isDark: Bool, hasHighContrast: Bool) -> Theme {
    switch (isDark, hasHighContrast) {
    case (false, false): light
    case (true, false): dark
    case (false, true): lightHighContrast
    case (true, true): darkHighContrast
    }
  }

  /// Changes all four themes.
  ///
  /// - Parameter change: Changes a theme; called once for each.
  public mutating func update(_ change: (inout Theme) -> Void) {
    change(&light)
    change(&dark)
    change(&lightHighContrast)
    change(&darkHighContrast)
  }
}

extension Theme {
  /// Blends the accent with the label colour until its contrast with all backgrounds is high
  /// enough.
  fileprivate mutating func setAccent(_ colour: RGBA, leastContrast: Double = 0) {
    let backgrounds = [background, groupedBackground, raised, bar, pressed]
    accent = colour.nearest(to: label) { $0.leastContrast(with: backgrounds) >= leastContrast }
    onAccent = accent.ink
    focusRing = accent.opacity(Double(focusRing.alpha) / 255)
  }
}

/// A screen with a theme of its own, instead of that of its flow.
///
/// The theme applies to the page, its overlays, and the flows that it shows. The bars around it
/// belong to its flow; a screen changes their colours by its `preferredAppearance`.
@MainActor
public protocol ThemedScreen: Screen {
  /// The theme of the page.
  var appTheme: AppTheme { get }
}

extension Screen {
  /// The theme of the page if it has its own; `nil` for that of its flow.
  fileprivate var ownTheme: AppTheme? { (self as? any ThemedScreen)?.appTheme }
}

private enum ThemeKey: AttachmentKey {
  typealias Value = CopyOnWrite<AppTheme>
}

extension FlowContext {
  /// The theme of all flows of the session that have none of their own; at first the standard one.
  ///
  /// A change takes effect with the next frame.
  public var appTheme: AppTheme {
    get { sharedAppTheme.value }
    set {
      attachments[ThemeKey.self] = CopyOnWrite(newValue)
      clock.noticeChange()
    }
  }

  fileprivate var sharedAppTheme: CopyOnWrite<AppTheme> {
    attachments[ThemeKey.self] ?? AppTheme.standard
  }
}

extension NavigationController {
  /// The flow's own theme: that of its pages, bars and overlays, of the flows within it, and of
  /// those presented on it; `nil`, the default, for the theme of the flow around or below it.
  ///
  /// A change takes effect with the next frame.
  public var appTheme: AppTheme? {
    get { ownAppTheme?.value }
    set {
      attachments[ThemeKey.self] = newValue.map { CopyOnWrite($0) }
      context.clock.noticeChange()
    }
  }

  private var ownAppTheme: CopyOnWrite<AppTheme>? { attachments[ThemeKey.self] }

  /// The flow's own theme, or that of the flow on which it is presented.
  fileprivate var shownAppTheme: CopyOnWrite<AppTheme>? {
    ownAppTheme ?? presentedOn?.shownAppTheme
  }

  /// The theme of the session if this is its outermost flow.
  var sessionAppTheme: CopyOnWrite<AppTheme> { ownAppTheme ?? context.sharedAppTheme }
}

extension AppTheme {
  func theme(_ preferences: Preferences) -> Theme {
    theme(isDark: preferences.isDark, hasHighContrast: preferences.hasHighContrast)
  }
}

@MainActor
extension LayoutContext {
  func themed(for flow: NavigationController) -> LayoutContext {
    flow.shownAppTheme.map(with) ?? self
  }

  func themed(for screen: any Screen) -> LayoutContext {
    screen.ownTheme.map { with(CopyOnWrite($0)) } ?? self
  }

  /// Keeps the colours if they were set for the whole session.
  func with(_ appTheme: CopyOnWrite<AppTheme>) -> LayoutContext {
    guard !environment.appTheme.isSame(as: appTheme) else { return self }
    var environment = environment
    environment.appTheme = appTheme
    if !environment.hasSessionTheme {
      environment.theme = appTheme.value.theme(
        isDark: environment.isDark, hasHighContrast: environment.hasHighContrast)
    }
    return inside(CopyOnWrite(environment))
  }
}
