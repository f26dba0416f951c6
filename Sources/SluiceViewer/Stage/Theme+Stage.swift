internal import FlowCore
internal import FlowUI

extension Theme {
  /// The colour around the stage.
  var backdrop: RGBA { isDark ? RGBA(hex: 0x17171A) : RGBA(hex: 0xE9E9EE) }
  /// The colour of a device's frame.
  var device: RGBA { isDark ? RGBA(hex: 0x2A2A2D) : RGBA(hex: 0x1C1C1E) }
  /// The colour of the frame's outermost line.
  var deviceEdge: RGBA { isDark ? RGBA(hex: 0x4A4A4E) : RGBA(hex: 0x3A3A3C) }
  /// Whether text is lighter than its background.
  var isDark: Bool { label.brightness > background.brightness }
}
