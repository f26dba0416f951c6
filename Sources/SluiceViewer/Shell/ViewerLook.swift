/// Whether the viewer is light or dark.
package enum ViewerLook: String, CaseIterable, Hashable {
  case asDesktop = "desktop"
  case light
  case dark

  /// What people call it.
  var title: String {
    switch self {
    case .asDesktop: "Desktop"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  /// Whether it is dark on a desktop that wants that, or does not.
  func isDark(onDarkDesktop isDesktopDark: Bool) -> Bool {
    switch self {
    case .asDesktop: isDesktopDark
    case .light: false
    case .dark: true
    }
  }
}
