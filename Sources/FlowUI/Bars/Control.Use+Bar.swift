internal import FlowCore

extension Control.Use {
  /// The tint of a bar on a control there: paler while it is pressed, and where it does nothing; by
  /// eye.
  func barInk(_ tint: RGBA) -> RGBA { ink(tint.faded(1 - 0.7 * press)) }

  /// What lies under a control of a bar that is under a mouse, and the ring around one that keys go
  /// to.
  ///
  /// The ring lies 4 points further in than around other controls: a bar has no room for it
  /// outside.
  func barGround(_ shape: Rect, _ tint: RGBA, _ theme: Theme) -> [Drawing] {
    let hover = Drawing.roundedRectangle(
      shape, radius: Spacing.controlRadius, tint.faded(Self.hover))
    return ring(around: shape.inset(by: 4), radius: Spacing.controlRadius, theme, ink: tint)
      + (isHovered ? [hover] : [])
  }

  /// How much of a bar's tint lies under a control that is under a mouse; by eye.
  private static let hover = 0.12
}
