/// What a screen wants the bars around it to look like; whether they are shown is not a part of it.
public struct Appearance: Hashable, Sendable {
  /// What one bar looks like.
  public struct Bar: Hashable, Sendable {
    /// What lies beneath a background that lets something through.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// The theme's bar.
      case `default`
      /// Black, as UIKit's style of that name.
      case black
    }

    /// What lies beneath.
    public var style: Style
    /// The colour of the bar; where it is translucent, what lies beneath can be seen.
    public var background: RGBA
    /// The colour of what stands on the bar: its title, its icons.
    public var tint: RGBA
    /// A colour between the background and what lies beneath; `nil` is none.
    public var barTint: RGBA?

    /// Creates the look of a bar; by default that of the appearance article, white on a red of 234,
    /// 46 and 73.
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

  /// The colour of what stands in the status bar.
  public var statusStyle: StatusBarStyle
  /// The bar above.
  public var navigationBar: Bar
  /// The bar below.
  public var toolbar: Bar

  /// Creates an appearance; by default the article's, two red bars and the theme's status.
  public init(
    statusStyle: StatusBarStyle = .default, navigationBar: Bar = Bar(), toolbar: Bar = Bar()
  ) {
    self.statusStyle = statusStyle
    self.navigationBar = navigationBar
    self.toolbar = toolbar
  }

  /// The article's calm appearance: white and a light status on a light grey bar, UIKit's two
  /// thirds of white.
  public static let lightAppearance = Appearance(
    statusStyle: .light, navigationBar: Bar(background: RGBA(hex: 0xAAAAAA)))
}
