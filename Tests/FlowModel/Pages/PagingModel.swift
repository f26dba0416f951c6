/// A reference model of a pager's time, as plain as possible, in whole nanoseconds.
struct PagingModel {
  var pages: [String]
  var selected: String?
  var elapsed: Int64 = 0
  var pauseReasons: Set<String> = []
  var isStarted = true
  var isWaitingAtEnd = false
  var mayAdvance = true
  var ownTimes: [String: Int64] = [:]
  let timePerPage: Int64
  let wraps: Bool
  /// How long the timer has run.
  private(set) var passed: Int64 = 0
  private(set) var pageChanges = 0
  /// The part of `passed` that was spent on earlier pages.
  private var timeOnEarlierPages: Int64 = 0

  init(_ pages: [String], timePerPage: Int64, wraps: Bool) {
    (self.pages, selected) = (pages, pages.first)
    (self.timePerPage, self.wraps) = (timePerPage, wraps)
  }

  var index: Int? { selected.flatMap(pages.firstIndex(of:)) }

  /// The time spent on all pages; if it equals `passed`, no time was lost.
  var spent: Int64 { timeOnEarlierPages + elapsed }

  var time: Int64 { selected.map { ownTimes[$0] ?? timePerPage } ?? 0 }

  private var next: String? {
    guard let index else { return nil }
    return index + 1 < pages.count ? pages[index + 1] : (wraps ? pages[0] : nil)
  }

  mutating func pass(_ nanoseconds: Int64) {
    var remaining = nanoseconds
    while isStarted, pauseReasons.isEmpty, !isWaitingAtEnd, selected != nil {
      let step = min(remaining, max(0, time - elapsed))
      (elapsed, passed, remaining) = (elapsed + step, passed + step, remaining - step)
      guard elapsed >= time, let next else { return }
      guard mayAdvance else { return isWaitingAtEnd = true }
      select(next)
    }
  }

  mutating func select(_ page: String?) {
    (timeOnEarlierPages, elapsed, isWaitingAtEnd, selected) = (
      timeOnEarlierPages + elapsed, 0, false, page
    )
    pageChanges += 1
  }

  mutating func replace(with pages: [String]) {
    let nextSelection =
      index.flatMap { index in
        (self.pages[index...] + self.pages[..<index].reversed()).first(where: pages.contains)
      } ?? (pages.isEmpty ? nil : pages[min(index ?? 0, pages.count - 1)])
    self.pages = pages
    if nextSelection != selected { select(nextSelection) }
  }

  /// Sets a page's own time, or removes it with `nil`.
  ///
  /// If the page is selected, `elapsed` is limited to the new time, and equals it at the end of the
  /// page.
  mutating func setTime(_ time: Int64?, of page: String) {
    ownTimes[page] = time
    guard selected == page, elapsed > self.time || isWaitingAtEnd else { return }
    (passed, elapsed) = (passed + self.time - elapsed, self.time)
  }
}
