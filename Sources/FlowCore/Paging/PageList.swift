/// Pages in a row, of which one is selected as long as there are any.
///
/// Pages are known by their names, and no two have the same one. Whatever is done to the row, the
/// selected page stays selected, though its number may become another one. A selected page that
/// goes makes way for the next one after it that stays, or else for the last one before it.
public struct PageList: Hashable, Sendable {
  /// The names, in order.
  public private(set) var pages: [String]
  /// The number of the selected page, always less than `count`; `nil` where there are no pages.
  public private(set) var index: Int?

  /// Creates a row; traps where two pages have one name.
  ///
  /// A selection beyond its ends counts as the nearer end.
  public init(_ pages: [String], selected: Int = 0) {
    self.pages = Self.checked(pages)
    index = Self.clamped(selected, in: pages)
  }

  /// How many pages there are.
  public var count: Int { pages.count }

  /// The name of the selected page; `nil` where there are no pages.
  public var page: String? { index.map { pages[$0] } }

  /// Selects a page; says whether it is another one.
  ///
  /// A number that is no page's changes nothing.
  @discardableResult
  public mutating func select(_ index: Int) -> Bool {
    guard pages.indices.contains(index), index != self.index else { return false }
    self.index = index
    return true
  }

  /// Has other pages from now on, in any order; traps where two have one name.
  ///
  /// In a row that had none the first one is selected.
  public mutating func replace(with pages: [String]) {
    let heir = heir(among: pages)
    self.pages = Self.checked(pages)
    index = heir.flatMap(pages.firstIndex(of:)) ?? Self.clamped(index ?? 0, in: pages)
  }

  /// Inserts a page; traps where there is one of that name.
  ///
  /// A number beyond the ends counts as the nearer end.
  public mutating func insert(_ page: String, at index: Int) {
    var pages = pages
    pages.insert(page, at: min(max(index, 0), count))
    replace(with: pages)
  }

  /// Removes a page; a number that is no page's changes nothing.
  public mutating func remove(at index: Int) {
    guard pages.indices.contains(index) else { return }
    var pages = pages
    pages.remove(at: index)
    replace(with: pages)
  }

  /// Moves a page to where another one is; a number that is no page's changes nothing.
  public mutating func move(from start: Int, to end: Int) {
    guard pages.indices.contains(start), pages.indices.contains(end) else { return }
    var pages = pages
    pages.insert(pages.remove(at: start), at: end)
    replace(with: pages)
  }

  /// The selected page if it stays, or else the one that takes its place.
  private func heir(among pages: [String]) -> String? {
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
