extension Pager {
  /// Who makes something of a press on it: a drag across takes hold of the pages where they are.
  ///
  /// It lies further in than what is around the pager, and so comes first. At the edges of the
  /// stage it leaves what leads beyond the first or the last page to the stage's own drags; a drag
  /// that begins elsewhere pulls the end of the row a little out.
  public var pressResponder: any PointerResponder {
    let hand = PagerHand(self, .swipe)
    return PanResponder { [weak self] in
      self?.headings(for: $0) ?? []
    } onChange: { [weak self] in
      hand.follow($0, extent: self?.extent ?? 0)
    }
  }

  /// Goes a page back or on by the arrows, and to the first or last one by Home and End; says
  /// whether the key means something here.
  ///
  /// From left to right; see `LayoutDirection.mirrored`. At an end the arrow beyond it means
  /// nothing new, but is nobody else's.
  public func take(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, let index else { return false }
    switch key.key {
    case "Left": select(index - 1, cause: .key)
    case "Right": select(index + 1, cause: .key)
    case "Home": select(0, cause: .key)
    case "End": select(pages.count - 1, cause: .key)
    default: return false
    }
    return true
  }

  /// The ways in which a drag may set out.
  private func headings(for press: PointerEvent) -> PanDirections {
    guard extent > 0, extent.isFinite, pages.count > 1,
      press.device == .touch || allowsMouseDrag
    else { return [] }
    let isBack = !ways.contains(.trailing) && EdgePanRecognizer(edge: .leading).begins(at: press)
    let isOn = !ways.contains(.leading) && EdgePanRecognizer(edge: .trailing).begins(at: press)
    return PanDirections.horizontal.subtracting(isBack ? .trailing : [])
      .subtracting(isOn ? .leading : [])
  }

  /// The ways in which the pages can go from where they are.
  var ways: PanDirections {
    let position = position
    return PanDirections.horizontal.subtracting(position > 0 ? [] : .trailing)
      .subtracting(position < Double(pages.count - 1) ? [] : .leading)
  }
}
