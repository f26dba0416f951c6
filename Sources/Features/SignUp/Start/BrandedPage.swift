public import FlowCore
public import FlowUI

/// What the pages of the app have in common: bars without colours of their own, except where they
/// say so.
public protocol BrandedPage: ComposedScreen, AppearanceContext {}

extension BrandedPage {
  public var preferredAppearance: Appearance? { .plain }
}

extension Appearance {
  /// The brand's blue, for the steps of the sign-up.
  static let brand = Appearance(
    statusStyle: .light, navigationBar: Bar(background: RGBA(hex: 0x22366B)))

  /// No colours: what the theme has there.
  static let plain = Appearance(
    navigationBar: Bar(background: .clear), toolbar: Bar(background: .clear))
}

/// Shows bars in the brand's colours or, where a page has none, in the theme's, light or dark.
public struct BrandStrategy: AppearanceApplyingStrategy, Hashable, Sendable {
  /// Creates the strategy.
  public init() {}

  public func chrome(of appearance: Appearance) -> ChromeAppearance {
    appearance == .plain ? .theme : ChromeAppearance(appearance)
  }
}
