internal import FlowCore

package enum ViewerColourScheme: String, CaseIterable, Hashable {
  case asDesktop = "desktop"
  case light
  case dark

  var title: Phrase {
    switch self {
    case .asDesktop: .asDesktop
    case .light: .light
    case .dark: .dark
    }
  }

  func isDark(onDarkDesktop isDesktopDark: Bool) -> Bool {
    switch self {
    case .asDesktop: isDesktopDark
    case .light: false
    case .dark: true
    }
  }
}
