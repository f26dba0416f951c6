/// The bar and status bar appearance that a screen declares.
///
/// It does not say whether the bars are shown; see `AppearanceContext`.
public struct Appearance: Hashable, Sendable {
  /// The appearance of one bar.
  public struct Bar: Hashable, Sendable {
    /// The base that shows through a translucent background.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// The page behind the bar.
      case `default`
      /// Black, as with UIKit's style of that name.
      case black
      /// The whole bar has the theme's colours; those of the appearance are not used.
      case theme
    }

    /// The base below the background.
    public var style: Style
    /// The bar's background colour; the base shows through where it is translucent.
    public var background: RGBA
    /// The colour of the bar's title and icons.
    public var tint: RGBA
    /// A colour drawn between the base and the background; `nil` draws none.
    public var barTint: RGBA?

    /// The theme's bar, light or dark; its own colours are clear.
    public static let theme = Bar(style: .theme, background: .clear, tint: .clear)

    /// Creates a bar appearance.
    ///
    /// The defaults are those of the appearance article: white content on red (RGB 234, 46, 73).
    public init(
      style: Style = .default, background: RGBA = RGBA(red: 234, green: 46, blue: 73),
      tint: RGBA = .white, barTint: RGBA? = nil
    ) {
      self.style = style
      self.background = background
      self.tint = tint
      self.barTint = barTint
    }
  }

  /// The style of the status bar's content.
  public var statusStyle: StatusBarStyle
  /// The appearance of the navigation bar.
  public var navigationBar: Bar
  /// The appearance of the toolbar.
  public var toolbar: Bar
  /// The colours of the progress strip; by default derived from the navigation bar's tint.
  public var progressStrip: ProgressStrip

  /// Creates an appearance.
  ///
  /// By default, as in the appearance article, both bars are red and the status bar content has the
  /// theme's colour.
  public init(
    statusStyle: StatusBarStyle = .default, navigationBar: Bar = Bar(), toolbar: Bar = Bar(),
    progressStrip: ProgressStrip = ProgressStrip()
  ) {
    self.progressStrip = progressStrip
    self.statusStyle = statusStyle
    self.navigationBar = navigationBar
    self.toolbar = toolbar
  }

  /// The theme's colours for both bars and the status bar, light or dark.
  public static let theme = Appearance(navigationBar: .theme, toolbar: .theme)

  /// The appearance article's light appearance: a light grey navigation bar with white content,
  /// white status bar content, and the default red toolbar.
  ///
  /// The grey is UIKit's `lightGray`, two thirds of white.
  public static let lightAppearance = Appearance(
    statusStyle: .light, navigationBar: Bar(background: RGBA(hex: 0xAAAAAA)))
}
