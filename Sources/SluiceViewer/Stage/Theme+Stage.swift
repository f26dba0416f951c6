internal import FlowCore
internal import FlowUI

extension Theme {
  /// Around the stage.
  var backdrop: RGBA { isDark ? RGBA(hex: 0x17171A) : RGBA(hex: 0xE9E9EE) }
  /// The frame of a device.
  var device: RGBA { isDark ? RGBA(hex: 0x2A2A2D) : RGBA(hex: 0x1C1C1E) }
  /// The outermost line of it.
  var deviceEdge: RGBA { isDark ? RGBA(hex: 0x4A4A4E) : RGBA(hex: 0x3A3A3C) }
  /// Whether it is light on dark.
  var isDark: Bool { label.brightness > background.brightness }
}
