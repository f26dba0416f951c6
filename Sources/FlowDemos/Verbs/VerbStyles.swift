internal import FlowCore

/// The styles that the user has chosen in the Verbs demo; they apply to all pages and sheets.
@MainActor
final class VerbStyles {
  enum Custom: CaseIterable {
    case fade
    case zoom

    var title: String {
      switch self {
      case .fade: "Fade"
      case .zoom: "Zoom"
      }
    }

    var style: any TransitionStyle {
      switch self {
      case .fade: CrossFadeTransitionStyle()
      case .zoom: ZoomTransitionStyle()
      }
    }
  }

  var custom = Custom.fade
  /// Whether the default style depends on where a transition comes from and where it leads.
  var areByRoute = false
}

/// Chooses styles by where a transition comes from *and* where it leads, for all four navigation
/// operations; on all other routes the default applies.
@MainActor
final class VerbRoutes: TransitionProvider {
  private let styles: VerbStyles

  /// Provides styles only while `styles.areByRoute` is true.
  init(_ styles: VerbStyles) { self.styles = styles }

  /// Interactive transitions are requested with a driver of their own.
  var interactionController: PercentDrivenTransition? { nil }

  func style(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionStyle)? {
    guard styles.areByRoute else { return nil }
    switch (operation, from.name, to.name) {
    case (.push, "page-1", "page-2"): return ZoomTransitionStyle()
    case (.pop, "page-2", "page-1"): return CrossFadeTransitionStyle()
    case (.present, "page-1", "sheet-1-page-1"): return CrossFadeTransitionStyle()
    case (.dismiss, "sheet-1-page-1", "page-1"): return ZoomTransitionStyle()
    case (.push, _, _), (.pop, _, _), (.present, _, _), (.dismiss, _, _): return nil
    }
  }

  static let summary =
    "Page 1 to 2 zooms, and 2 to 1 fades. A sheet on page 1 fades in and zooms out. "
    + "Every other way is the default."
}
