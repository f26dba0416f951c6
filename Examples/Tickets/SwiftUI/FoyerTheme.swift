import SwiftUI

/// Velvet and brass, as in the foyer of a theatre.
extension ShapeStyle where Self == Color {
  static var velvet: Color { Color(light: 0x8A1C4A, dark: 0xFF9DC0) }
  static var onVelvet: Color { Color(light: 0xFFFFFF, dark: 0x000000) }
  static var curtain: Color { Color(light: 0x5C1033, dark: 0x1C1C1E) }
  static var brass: Color { Color(light: 0xFFD9A0, dark: 0xFF9DC0) }
  static var paper: Color { Color(light: 0xF7F1EC, dark: 0x000000) }
}

extension Color {
  fileprivate init(light: UInt32, dark: UInt32) {
    self.init(
      uiColor: UIColor { UIColor(hex: $0.userInterfaceStyle == .dark ? dark : light) })
  }
}

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    let parts = [16, 8, 0].map { CGFloat(hex >> $0 & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}

extension View {
  /// Gives a page of the app its tint, its background, and bars in the colours of the theatre.
  func foyerPage(on background: Color = .paper) -> some View {
    scrollContentBackground(.hidden)
      .background(background)
      .tint(.velvet)
      .toolbarBackground(.curtain, for: .navigationBar, .tabBar)
      .toolbarBackgroundVisibility(.visible, for: .navigationBar, .tabBar)
      .toolbarColorScheme(.dark, for: .navigationBar, .tabBar)
  }

  /// Limits the width to one at which lines are comfortable to read.
  func readableWidth() -> some View {
    frame(maxWidth: 480)
      .frame(maxWidth: .infinity)
  }

  /// Pins buttons to the bottom, below the scrolling content.
  func pinnedFooter(
    on background: Color = .paper, @ViewBuilder _ footer: () -> some View
  ) -> some View {
    safeAreaInset(edge: .bottom, spacing: 0) {
      VStack(spacing: 8, content: footer)
        .readableWidth()
        .padding(16)
        .background(background)
        .overlay(alignment: .top) { Divider() }
    }
  }
}

/// A full-width button: the main action of a page, or one that cannot be undone.
struct WideButtonStyle: ButtonStyle {
  var fill = Color.velvet
  var ink = Color.onVelvet
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(isEnabled ? AnyShapeStyle(ink) : AnyShapeStyle(.secondary))
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(isEnabled ? AnyShapeStyle(fill) : AnyShapeStyle(.fill.tertiary), in: .capsule)
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

extension ButtonStyle where Self == WideButtonStyle {
  static var primary: WideButtonStyle { WideButtonStyle() }
  static var destructive: WideButtonStyle { WideButtonStyle(fill: .red, ink: .white) }
}
