internal import FlowCore

extension Theme {
  /// High contrast, dark on light.
  ///
  /// Text has a contrast of at least 7:1 on every background on which it may be drawn; lines,
  /// edges, tracks and the focus ring have at least 4.5:1. Only `hover` and `scrim` are
  /// translucent. Within these limits, shades are by eye.
  public static let lightHighContrast = Theme(
    background: .white, groupedBackground: RGBA(hex: 0xF2F2F7), raised: .white,
    bar: RGBA(hex: 0xF9F9F9), pressed: RGBA(hex: 0xE0E0E6), hover: RGBA.black.opacity(0.04),
    fill: RGBA(hex: 0xE9E9EE), edge: RGBA(hex: 0x62626A), label: .black,
    secondaryLabel: RGBA(hex: 0x3A3A40),
    tertiaryLabel: RGBA(hex: 0x62626A), separator: RGBA(hex: 0x62626A),
    accent: RGBA(hex: 0x003F94), destructive: RGBA(hex: 0x8F0010),
    success: RGBA(hex: 0x0E4A1E), onAccent: .white, track: RGBA(hex: 0x62626A), knob: .white,
    segment: .white, focusRing: RGBA(hex: 0x003F94), scrollBar: RGBA(hex: 0x55555C),
    scrim: RGBA.black.opacity(0.5))

  /// High contrast, light on dark, with the contrast ratios of `lightHighContrast`.
  public static let darkHighContrast = Theme(
    background: .black, groupedBackground: RGBA(hex: 0x1C1C1E), raised: RGBA(hex: 0x2C2C2E),
    bar: RGBA(hex: 0x161618), pressed: RGBA(hex: 0x38383B), hover: RGBA.white.opacity(0.03),
    fill: RGBA(hex: 0x363639), edge: RGBA(hex: 0xA8A8AE), label: .white,
    secondaryLabel: RGBA(hex: 0xD8D8DE),
    tertiaryLabel: RGBA(hex: 0xA8A8AE), separator: RGBA(hex: 0xA8A8AE),
    accent: RGBA(hex: 0xA6D0FF), destructive: RGBA(hex: 0xFFB9B4),
    success: RGBA(hex: 0x6FE58C), onAccent: .black, track: RGBA(hex: 0xA8A8AE),
    knob: .black, segment: RGBA(hex: 0x6A6A70), focusRing: RGBA(hex: 0xA6D0FF),
    scrollBar: RGBA(hex: 0xB0B0B6), scrim: RGBA.black.opacity(0.7))

  /// The built-in theme for a user's preferences.
  package static func matching(isDark: Bool, hasHighContrast: Bool) -> Theme {
    AppTheme.standard.value.theme(isDark: isDark, hasHighContrast: hasHighContrast)
  }
}
