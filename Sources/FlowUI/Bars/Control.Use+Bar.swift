internal import FlowCore

extension Control.Use {
  /// The tint of a bar control: paler while it is pressed or disabled; by eye.
  func barInk(_ tint: RGBA) -> RGBA { ink(tint.faded(1 - 0.7 * press)) }

  /// The background of a hovered bar control, and the focus ring of a focused one.
  ///
  /// The ring is drawn 4 points further inside than that of other controls, because a bar has no
  /// room for a ring around the control.
  func barBackground(_ shape: Rect, _ tint: RGBA, _ theme: Theme) -> [Drawing] {
    let hover = Drawing.roundedRectangle(
      shape, radius: corners.control, tint.faded(Self.hover))
    return ring(around: shape.inset(by: 4), radius: corners.control, theme, ink: tint)
      + (isHovered ? [hover] : [])
  }

  /// The opacity of the tint behind a hovered bar control; by eye.
  private static let hover = 0.12
}
