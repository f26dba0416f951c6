public import FlowCore

extension Control {
  /// The interaction state of a control at an instant.
  public struct Use: Hashable, Sendable {
    /// Whether it is enabled.
    public let isEnabled: Bool
    /// Whether a mouse hovers over it without pressing.
    public let isHovered: Bool
    /// How far it is pressed, 0…1.
    public let press: Double
    /// Whether it shows a focus ring.
    package let isMarked: Bool
    let metrics: Metrics
    /// The corner radii of comfortable layouts, which bars use at every density.
    let corners: CornerRadii
  }
}

extension Control.Use {
  /// A colour of the control, paler while it is disabled.
  public func ink(_ colour: RGBA) -> RGBA { isEnabled ? colour : colour.faded(Self.disabled) }

  /// The opacity of a disabled control; by eye.
  static let disabled = 0.4

  /// The colours to draw between one of the theme's backgrounds and the contents while the control
  /// is hovered or pressed.
  public func overlays(_ theme: Theme) -> [RGBA] {
    overlays(hover: theme.hover, press: theme.pressed)
  }

  /// The overlays for a background of any other colour: `ink`, the colour of the contents, at a low
  /// opacity.
  public func overlays(ink: RGBA) -> [RGBA] {
    overlays(hover: ink.faded(0.06), press: ink.faded(0.12))
  }

  private func overlays(hover: RGBA, press: RGBA) -> [RGBA] {
    (isHovered ? [hover] : []) + (self.press > 0 ? [press.faded(self.press)] : [])
  }

  /// The focus ring around a frame with this corner radius in points; empty if the control does not
  /// show its focus.
  ///
  /// On a background that is not one of the theme's, pass the colour of the contents as `ink`: the
  /// ring then has this colour, at the opacity of the theme's ring.
  public func ring(
    around frame: Rect, radius: Double, _ theme: Theme, ink: RGBA? = nil
  ) -> [Drawing] {
    guard isMarked else { return [] }
    let colour = ink?.faded(Double(theme.focusRing.alpha) / 255) ?? theme.focusRing
    let reach = metrics.focusReach
    return [
      .outline(
        frame.inset(by: -reach), radius: radius + reach, width: metrics.focusWidth,
        colour: colour)
    ]
  }
}

extension RGBA {
  /// This colour with its opacity multiplied by a fraction.
  package func faded(_ fraction: Double) -> RGBA { opacity(Double(alpha) / 255 * fraction) }
}
