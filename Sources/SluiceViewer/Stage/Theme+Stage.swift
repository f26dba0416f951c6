internal import FlowCore
internal import FlowUI

extension Theme {
  /// The colour of a device's frame.
  var device: RGBA { isDark ? RGBA(hex: 0x2A2A2D) : RGBA(hex: 0x1C1C1E) }
  /// The colour of the frame's outermost line.
  var deviceEdge: RGBA { isDark ? RGBA(hex: 0x4A4A4E) : RGBA(hex: 0x3A3A3C) }
}
