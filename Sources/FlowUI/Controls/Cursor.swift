internal import FlowCore

/// The shape of the mouse pointer over an input target.
public enum Cursor: Hashable, Sendable, CaseIterable {
  /// The default.
  case arrow
  /// Over selectable text.
  case text
  /// Over a divider between two columns that can be dragged horizontally.
  case resizeColumns
}

extension FlowSession {
  /// The current shape of the mouse pointer; while a mouse button is pressed, the shape at the
  /// start of the press.
  ///
  /// Reading it may lay out the page.
  public var cursor: Cursor { cursor(among: nil) }

  /// `targets` are those of the page, if they are known.
  func cursor(among targets: [HitRegion]?) -> Cursor {
    if let press { return press.device == .mouse ? press.cursor : .arrow }
    guard let location = hover.skipped ?? hover.location else { return .arrow }
    return cursor(at: location, among: targets ?? self.targets)
  }

  func cursor(at location: Point, among targets: [HitRegion]) -> Cursor {
    targets.highest(at: direction.leading(location, in: size))?.target.cursor ?? .arrow
  }
}
