/// The corner radii of an app, in points, in comfortable layouts; compact layouts reduce them in
/// proportion.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of buttons and fields; checkboxes have 0.6 times that.
  public let control: Double
  /// The radius of cards, menus and alerts.
  public let card: Double
  /// The radius of sheets.
  public let sheet: Double

  /// Creates radii.
  ///
  /// Traps if one is negative or not finite. A radius greater than half of a component's shorter
  /// side gives a capsule.
  ///
  /// - Parameters:
  ///   - control: The radius of buttons and fields, in points.
  ///   - card: The radius of cards, menus and alerts, in points.
  ///   - sheet: The radius of sheets, in points.
  public init(control: Double = 10, card: Double = 14, sheet: Double = 16) {
    for radius in [control, card, sheet] {
      precondition(
        radius >= 0 && radius.isFinite, "a corner radius must be 0 or more, not \(radius)")
    }
    (self.control, self.card, self.sheet) = (control, card, sheet)
  }
}

extension Metrics {
  func with(_ corners: CornerRadii) -> Metrics {
    guard corners != CornerRadii() else { return self }
    let standard = Metrics.comfortable
    var metrics = self
    metrics.controlRadius *= corners.control / standard.controlRadius
    metrics.cardRadius *= corners.card / standard.cardRadius
    metrics.sheetRadius *= corners.sheet / standard.sheetRadius
    metrics.checkboxRadius *= corners.control / standard.controlRadius
    return metrics
  }
}
