extension Pager {
  /// The responder for presses on the pager: a drag along its axis grabs the pages, even while they
  /// move.
  ///
  /// As the innermost responder, it takes precedence over those of the pager's containers. In the
  /// edge zones, a horizontal pager leaves drags that lead beyond its first or last page to the
  /// screen's edge gestures; a drag that begins elsewhere overscrolls the list, with resistance.
  public var pressResponder: any PointerResponder {
    let drag = PagerDragController(self, .swipe)
    let responder = PanResponder { [weak self] in
      self?.directions(for: $0) ?? []
    } onChange: { [weak self] in
      drag.follow($0, extent: self?.extent ?? 0)
    }
    drag.pointerVelocity = { [weak responder] in responder?.velocity(at: $0) ?? .zero }
    return responder
  }

  /// Moves to the previous or next page on an arrow key along the axis, and to the first or last
  /// one on Home and End; returns whether it handles the key.
  ///
  /// Keys are those of a left-to-right layout; see `LayoutDirection.mirrored`. An arrow that leads
  /// beyond an end does nothing, but is still handled.
  public func handle(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, let index else { return false }
    switch (key.key, axis) {
    case ("Left", .horizontal), ("Up", .vertical): select(index - 1, reason: .key)
    case ("Right", .horizontal), ("Down", .vertical): select(index + 1, reason: .key)
    case ("Home", _): select(0, reason: .key)
    case ("End", _): select(pages.count - 1, reason: .key)
    default: return false
    }
    return true
  }

  private func directions(for press: PointerEvent) -> PanDirections {
    guard extent > 0, extent.isFinite, pages.count > 1,
      press.device == .touch ? allowsTouchDrag : allowsMouseDrag
    else { return [] }
    guard axis == .horizontal else { return .vertical }
    let open = openDirections
    let yieldsAtLeadingEdge =
      !open.contains(.trailing) && EdgePanRecognizer(edge: .leading).begins(at: press)
    let yieldsAtTrailingEdge =
      !open.contains(.leading) && EdgePanRecognizer(edge: .trailing).begins(at: press)
    return PanDirections.horizontal.subtracting(yieldsAtLeadingEdge ? .trailing : [])
      .subtracting(yieldsAtTrailingEdge ? .leading : [])
  }

  var openDirections: PanDirections {
    let position = position
    let (back, forward): (PanDirections, PanDirections) =
      axis == .horizontal ? (.trailing, .leading) : (.down, .up)
    return (position > 0 ? back : []).union(position < Double(pages.count - 1) ? forward : [])
  }
}
