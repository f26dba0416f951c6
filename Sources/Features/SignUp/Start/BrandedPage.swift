public import FlowCore
public import FlowUI

/// A page of the app, whose bars have no colours of their own by default.
public protocol BrandedPage: ComposedScreen, AppearanceContext {}

extension BrandedPage {
  public var preferredAppearance: Appearance? { .plain }
}

extension Appearance {
  /// The brand's blue, which the steps of the sign-up use.
  static let brand = Appearance(
    statusStyle: .light, navigationBar: Bar(background: RGBA(hex: 0x22366B)))

  /// No colours of its own: the bars have those of the theme.
  static let plain = Appearance(
    navigationBar: Bar(background: .clear), toolbar: Bar(background: .clear))
}

/// Shows bars in the colours that a page declares or, for `plain`, in those of the theme, light or
/// dark.
public struct BrandStrategy: AppearanceApplyingStrategy, Hashable, Sendable {
  /// Creates the strategy.
  public init() {}

  public func chrome(of appearance: Appearance) -> ChromeAppearance {
    appearance == .plain ? .theme : ChromeAppearance(appearance)
  }
}
