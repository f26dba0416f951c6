public import FlowCore

extension Control {
  /// How a control is used at the moment.
  public struct Use: Hashable, Sendable {
    /// Whether it does anything.
    public let isEnabled: Bool
    /// Whether a mouse is over it that presses nothing.
    public let isHovered: Bool
    /// How far it is pressed, 0…1.
    public let press: Double
    /// Whether it is marked as the one that keys go to.
    public let isMarked: Bool
    /// The distances and sizes where it lies.
    let metrics: Metrics
  }
}

extension Control.Use {
  /// A colour of the control, paler where it does nothing.
  public func ink(_ colour: RGBA) -> RGBA { isEnabled ? colour : colour.faded(Self.disabled) }

  /// How much of a control's colours is left where it does nothing; by eye.
  static let disabled = 0.4

  /// What lies over one of the theme's backgrounds, and under what stands there, because a mouse or
  /// a finger is on the control.
  public func overlays(_ theme: Theme) -> [RGBA] {
    overlays(hover: theme.hover, press: theme.pressed)
  }

  /// What lies over a background of any other colour: a little of the ink on it.
  public func overlays(ink: RGBA) -> [RGBA] {
    overlays(hover: ink.faded(0.06), press: ink.faded(0.12))
  }

  private func overlays(hover: RGBA, press: RGBA) -> [RGBA] {
    (isHovered ? [hover] : []) + (self.press > 0 ? [press.faded(self.press)] : [])
  }

  /// The ring around a control that keys go to, outside of a frame with round corners of a radius
  /// in points; nothing around any other one.
  ///
  /// On a background that is none of the theme's it is drawn with the ink there, as dense as the
  /// theme's own.
  public func ring(
    around frame: Rect, radius: Double, _ theme: Theme, ink: RGBA? = nil
  ) -> [Drawing] {
    guard isMarked else { return [] }
    let colour = ink?.faded(Double(theme.focusRing.alpha) / 255) ?? theme.focusRing
    let reach = metrics.focusReach
    return [
      .outline(
        frame.inset(by: -reach), radius: radius + reach, width: metrics.focusWidth,
        colour)
    ]
  }
}

extension RGBA {
  /// The colour at a part, 0…1, of its own opacity.
  func faded(_ part: Double) -> RGBA { opacity(Double(alpha) / 255 * part) }
}
