extension Pager {
  /// Selects a page and moves to it, which ends any drag.
  ///
  /// For the selected page it only ends the drag; an invalid index changes nothing at all.
  public func select(_ index: Int, animated: Bool = true, reason: PageChangeReason = .code) {
    let motion = animated ? self.motion(for: reason) : .none
    change(reason) { $0.select(index, by: motion, at: now) }
  }

  func motion(for reason: PageChangeReason) -> PageMotion {
    if context.reducesMotion { return .fade }
    return reason == .time ? .curve : .spring
  }

  /// Selects the page that is `pages` positions after the selected one, or before it for a negative
  /// number; clamped to the list.
  public func step(by pages: Int, reason: PageChangeReason = .code) {
    guard let index else { return }
    let ahead = self.pages.count - 1 - index
    select(index + min(max(pages, -index), ahead), reason: reason)
  }

  /// Replaces the pages; if the selected page is among them, it remains selected.
  ///
  /// Otherwise the next remaining page after it is selected, or else the last one before it; if
  /// none remains, the index stays, clamped. Traps if two pages are equal.
  public func setPages(_ pages: [String]) {
    change(.pages) { $0.replace(with: pages, at: now) }
  }

  /// Inserts a page; traps if there is one of that name already.
  ///
  /// The index is clamped to the list.
  public func insert(_ page: String, at index: Int) { edit { $0.insert(page, at: index) } }

  /// Removes a page; an invalid index changes nothing.
  public func remove(at index: Int) { edit { $0.remove(at: index) } }

  /// Moves a page to the index of another one; an invalid index changes nothing.
  public func move(from start: Int, to end: Int) { edit { $0.move(from: start, to: end) } }

  private func edit(_ body: (inout PageList) -> Void) {
    var list = machine.list
    body(&list)
    setPages(list.pages)
  }
}
