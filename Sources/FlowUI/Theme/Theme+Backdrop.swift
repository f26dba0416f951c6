package import FlowCore

extension Theme {
  /// Whether the theme is light on dark.
  package var isDark: Bool { label.relativeLuminance > background.relativeLuminance }

  /// The colour around a stage, in a window and in the viewer.
  package var backdrop: RGBA { isDark ? RGBA(hex: 0x17171A) : RGBA(hex: 0xE9E9EE) }
}
