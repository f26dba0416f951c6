public import FlowCore
public import FlowUI

/// A page of the app; by default, its bars have the colours of the theme.
public protocol BrandedPage: ComposedScreen, AppearanceContext {}

extension BrandedPage {
  public var preferredAppearance: Appearance? { .plain }
}

extension Appearance {
  static let brand = Appearance(
    statusStyle: .light, navigationBar: Bar(background: RGBA(hex: 0x22366B)))

  /// A placeholder, which `BrandStrategy` replaces with the theme's colours.
  static let plain = Appearance(
    navigationBar: Bar(background: .clear), toolbar: Bar(background: .clear))
}

/// Shows bars in the colours that a page declares; for `plain`, in those of the theme, light or
/// dark.
public struct BrandStrategy: AppearanceApplyingStrategy, Hashable, Sendable {
  /// Creates the strategy.
  public init() {}

  public func chrome(of appearance: Appearance) -> ChromeAppearance {
    appearance == .plain ? .theme : ChromeAppearance(appearance)
  }
}
