/// The reason why another page was selected, as traces show it.
public enum PageChangeReason: String, Hashable, Sendable, CaseIterable {
  /// The time of the previous page was over.
  case time
  /// The pages were dragged with a finger or a mouse.
  case swipe
  /// The pages were scrolled with two fingers.
  case scroll
  /// A mouse wheel was turned.
  case wheel
  case key
  /// The page's capsule, dot or name was tapped.
  case tap
  /// Code selected the page.
  case code
  /// Pages were added or removed.
  case pages
}
