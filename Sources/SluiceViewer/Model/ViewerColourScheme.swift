internal import FlowCore

/// The viewer's colour scheme: light, dark, or the desktop's.
package enum ViewerColourScheme: String, CaseIterable, Hashable {
  case asDesktop = "desktop"
  case light
  case dark

  /// The title shown to users.
  var title: Phrase {
    switch self {
    case .asDesktop: .asDesktop
    case .light: .light
    case .dark: .dark
    }
  }

  /// Whether the viewer is dark, given the desktop's colour scheme.
  func isDark(onDarkDesktop isDesktopDark: Bool) -> Bool {
    switch self {
    case .asDesktop: isDesktopDark
    case .light: false
    case .dark: true
    }
  }
}
