/// A list of pages, one of which is selected unless the list is empty.
///
/// Pages are identified by their names, which are unique. When pages are added, moved or removed,
/// the selected page stays selected, though its index may change. If the selected page is removed,
/// the selection moves to the next page after it that remains, or else to the last one before it.
package struct PageList: Hashable, Sendable {
  package private(set) var pages: [String]
  package private(set) var index: Int?

  package init(_ pages: [String], selected: Int = 0) {
    self.pages = Self.checked(pages)
    index = Self.clamped(selected, in: pages)
  }

  package var count: Int { pages.count }

  package var page: String? { index.map { pages[$0] } }

  /// Returns whether the selection changed.
  @discardableResult
  package mutating func select(_ index: Int) -> Bool {
    guard pages.indices.contains(index), index != self.index else { return false }
    self.index = index
    return true
  }

  /// If none of the earlier pages remains, the selected index stays, clamped to the list.
  package mutating func replace(with pages: [String]) {
    let nextSelection = nextSelection(among: pages)
    self.pages = Self.checked(pages)
    index = nextSelection.flatMap(pages.firstIndex(of:)) ?? Self.clamped(index ?? 0, in: pages)
  }

  package mutating func insert(_ page: String, at index: Int) {
    var pages = pages
    pages.insert(page, at: min(max(index, 0), count))
    replace(with: pages)
  }

  package mutating func remove(at index: Int) {
    guard pages.indices.contains(index) else { return }
    var pages = pages
    pages.remove(at: index)
    replace(with: pages)
  }

  /// The page has the index `end` afterwards.
  package mutating func move(from start: Int, to end: Int) {
    guard pages.indices.contains(start), pages.indices.contains(end) else { return }
    var pages = pages
    pages.insert(pages.remove(at: start), at: end)
    replace(with: pages)
  }

  private func nextSelection(among pages: [String]) -> String? {
    guard let index else { return nil }
    let staying = Set(pages)
    return self.pages[index...].first(where: staying.contains)
      ?? self.pages[..<index].last(where: staying.contains)
  }

  private static func checked(_ pages: [String]) -> [String] {
    precondition(Set(pages).count == pages.count, "two pages have the same name in \(pages)")
    return pages
  }

  private static func clamped(_ index: Int, in pages: [String]) -> Int? {
    pages.isEmpty ? nil : min(max(index, 0), pages.count - 1)
  }
}
