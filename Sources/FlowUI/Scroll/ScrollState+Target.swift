public import FlowCore

extension ScrollState: InputTarget {
  /// Scrolls in response to a key: Up and Down scroll by a row, Space and the page keys by the
  /// visible height less a row, Home and End to the ends.
  public func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard let geometry, geometry.limit > 0 else { return false }
    let pageHeight = max(Metrics.comfortable.row, geometry.window - Metrics.comfortable.row)
    switch key.description {
    case "Up": scroll(to: goal - Metrics.comfortable.row)
    case "Down": scroll(to: goal + Metrics.comfortable.row)
    case "PageUp", "Shift+Space": scroll(to: goal - pageHeight)
    case "PageDown", "Space": scroll(to: goal + pageHeight)
    case "Home": scroll(to: 0)
    case "End": scroll(to: limit)
    default: return false
    }
    return true
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    ScrollPress(self)
  }

  public func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    self
  }
}

extension ScrollState: ScrollResponder {
  /// Scrolls with an animation by the whole steps of a wheel, and without one by the fractions of a
  /// step that touchpads send.
  ///
  /// An event is not handled if its distance is not finite, if it is not more vertical than
  /// horizontal, or if all of the content is visible. During a drag, any other event is handled but
  /// does nothing. Otherwise, an event beyond an end is not handled either if the state leaves such
  /// scrolling to the areas around it.
  public func respond(to event: ScrollEvent) -> Bool {
    let distance = -event.travel.dy
    guard let geometry, geometry.limit > 0, distance.isFinite,
      event.down.magnitude > event.right.magnitude
    else { return false }
    if case .pulled = motion { return true }
    if passesOnAtEnds, geometry.clamped(goal + distance) == goal { return false }
    if event.down == event.down.rounded() {
      scroll(to: goal + distance)
    } else {
      scroll(to: offset + distance, animated: false)
    }
    return true
  }
}
