/// Why another page has been selected, as traces say it.
public enum PageChangeReason: String, Hashable, Sendable, CaseIterable {
  /// The time of the page before was over.
  case time
  /// A finger or a mouse has dragged the pages.
  case swipe
  /// Two fingers have scrolled them.
  case scroll
  /// A wheel was turned.
  case wheel
  case key
  /// The page's capsule, dot or name was tapped.
  case tap
  /// The program asked for it.
  case code
  /// Pages came or went.
  case pages
}
