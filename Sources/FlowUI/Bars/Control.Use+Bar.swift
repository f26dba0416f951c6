internal import FlowCore

extension Control.Use {
  /// The colour of a control in a bar: paler while the control is pressed or disabled; by eye.
  func barInk(_ tint: RGBA) -> RGBA { ink(tint.faded(1 - 0.7 * press)) }

  /// The focus ring is drawn 4 points further inside than that of other controls, because a bar has
  /// no room for a ring around the control.
  func barBackground(_ shape: Rect, _ tint: RGBA, _ theme: Theme) -> [Drawing] {
    let hover = Drawing.roundedRectangle(
      shape, radius: corners.control, colour: tint.faded(Self.hover))
    return ring(around: shape.inset(by: 4), radius: corners.control, theme, ink: tint)
      + (isHovered ? [hover] : [])
  }

  /// The opacity of the background while a mouse hovers over the control; by eye.
  private static let hover = 0.12
}
