extension Pager {
  /// Selects a page and moves there, out of anybody's hands.
  ///
  /// What is selected already changes nothing else, and a number that is no page's nothing at all.
  public func select(_ index: Int, animated: Bool = true, cause: PageChangeReason = .code) {
    let moves = animated && !context.reducesMotion
    change(cause) { $0.select(index, animated: moves, at: now) }
  }

  /// Selects the page so many pages on from the selected one, or back from it, as far as there are
  /// any.
  public func step(by pages: Int, cause: PageChangeReason = .code) {
    guard let index else { return }
    let ahead = self.pages.count - 1 - index
    select(index + min(max(pages, -index), ahead), cause: cause)
  }

  /// Takes other pages; a selected one that stays remains selected.
  ///
  /// Which one is selected otherwise is said at `PageList`. Traps where two have the same name.
  public func setPages(_ pages: [String]) {
    change(.pages) { $0.replace(with: pages, at: now) }
  }

  /// Inserts a page; traps where there is one of that name.
  ///
  /// A number beyond the ends counts as the nearer end.
  public func insert(_ page: String, at index: Int) { edit { $0.insert(page, at: index) } }

  /// Removes a page; a number that is no page's changes nothing.
  public func remove(at index: Int) { edit { $0.remove(at: index) } }

  /// Moves a page to where another one is; a number that is no page's changes nothing.
  public func move(from start: Int, to end: Int) { edit { $0.move(from: start, to: end) } }

  private func edit(_ body: (inout PageList) -> Void) {
    var row = machine.row
    body(&row)
    setPages(row.pages)
  }
}
