internal import FlowCore

/// What a mouse looks like over a part of a page.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// As everywhere.
  case arrow
  /// Over text in which it selects.
  case text
  /// Over a line between two columns that can be moved across.
  case resizeColumns
}

extension FlowSession {
  /// What a mouse looks like where it is; as long as it presses, what it did at the press.
  ///
  /// To know it, the page must be laid out.
  public var cursor: Cursor {
    if let press { return press.device == .mouse ? press.cursor : .arrow }
    guard let place = hover.unheard ?? hover.place else { return .arrow }
    return cursor(at: place, among: targets)
  }

  /// What a mouse looks like at a point of the stage.
  func cursor(at location: Point, among targets: [HitRegion]) -> Cursor {
    targets.highest(at: direction.leading(location, in: size))?.part.cursor ?? .arrow
  }
}
