public import FlowCore

extension ScrollState: InputTarget {
  /// Arrows move by a row, Space and the page keys by what can be seen but a row, Home and End to
  /// the ends.
  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard let geometry, geometry.limit > 0 else { return false }
    let page = max(Spacing.row, geometry.window - Spacing.row)
    switch key.description {
    case "Up": scroll(to: goal - Spacing.row)
    case "Down": scroll(to: goal + Spacing.row)
    case "PageUp", "Shift+Space": scroll(to: goal - page)
    case "PageDown", "Space": scroll(to: goal + page)
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
  /// Whole steps, a wheel's, move it smoothly; parts of a step, as touchpads send them, at once.
  ///
  /// What goes more to a side than up or down, and what is not finite, is left to others. While a
  /// hand pulls it, a wheel does nothing.
  public func respond(to scroll: ScrollEvent) -> Bool {
    let way = -scroll.travel.dy
    guard let geometry, geometry.limit > 0, way.isFinite,
      scroll.down.magnitude > scroll.right.magnitude
    else { return false }
    if case .pulled = motion { return true }
    if scroll.down == scroll.down.rounded() {
      self.scroll(to: goal + way)
    } else {
      self.scroll(to: offset + way, animated: false)
    }
    return true
  }
}
