/// What a screen has in the bars around it.
public struct NavigationItem {
  /// The screen's name.
  public var title: String
  /// What the back control of the next screen calls this one; `nil` is its title.
  public var backTitle: String?
  /// What stands on the side at which lines begin, after the back control.
  public var leading: [BarItem]
  /// What stands on the other side; the first is the outermost.
  public var trailing: [BarItem]
  /// What stands in the toolbar, where that is shown.
  public var toolbar: [BarItem]
  /// Whether there is no back control, though there may be a way back.
  public var hidesBack: Bool
  /// Whether the title is large as long as nothing is scrolled.
  public var isLarge: Bool
  /// What scrolls beneath the bar: the bar shows itself only once something lies beneath it, and a
  /// large title goes with it; `nil` where nothing does.
  public var scroll: ScrollState?

  /// Creates what a screen has in its bars; by default nothing but its name.
  public init(
    title: String = "", backTitle: String? = nil, leading: [BarItem] = [],
    trailing: [BarItem] = [], toolbar: [BarItem] = [], hidesBack: Bool = false,
    isLarge: Bool = false, scroll: ScrollState? = nil
  ) {
    self.title = title
    self.backTitle = backTitle
    self.leading = leading
    self.trailing = trailing
    self.toolbar = toolbar
    self.hidesBack = hidesBack
    self.isLarge = isLarge
    self.scroll = scroll
  }

  /// What the back control of the next screen says.
  var backName: String { backTitle ?? title }
}

/// Something in a bar that can be pressed, or the room between two of them.
public enum BarItem {
  /// Words to press.
  case words(String, Control)
  /// Words to press that matter most: in bold.
  case emphasis(String, Control)
  /// An icon to press; the words say what it means where it cannot be seen.
  case icon(Icon, String, Control)
  /// Room of so many points; none in a navigation bar.
  case space(Double)
  /// All the room that is left, shared with others of its kind; none in a navigation bar.
  case flexibleSpace

  /// What is pressed.
  var control: Control? {
    switch self {
    case .words(_, let control), .emphasis(_, let control), .icon(_, _, let control): control
    case .space, .flexibleSpace: nil
    }
  }
}
