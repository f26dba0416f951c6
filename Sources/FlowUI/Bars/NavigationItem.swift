/// What a screen shows in the bars around it.
@MainActor
public struct NavigationItem {
  /// The screen's title.
  public var title: String
  /// The title of the next screen's back control; `nil` to use `title`.
  ///
  /// If it is empty, the back control shows Back.
  public var backTitle: String?
  /// The items on the leading side, after the back control.
  public var leading: [BarItem]
  /// The items on the trailing side; the first is the outermost.
  public var trailing: [BarItem]
  /// The items of the toolbar, if it is visible.
  public var toolbar: [BarItem]
  /// Whether the back control is hidden, even if the screen allows going back.
  public var hidesBack: Bool
  /// Whether the title is large until the content is scrolled.
  public var isLarge: Bool
  /// Whether the content is a `ReadableWidth`; a large title and a search field then align with it.
  public var hasReadableWidth: Bool
  /// The scroll state of the content behind the bar; `nil` if the content does not scroll.
  ///
  /// The theme's bar background appears once content has scrolled behind the bar. It is always
  /// visible if this is `nil`, or if the theme has its own colours for text in bars. A large title
  /// scrolls with the content.
  public var scroll: ScrollState?
  /// A search field below the title; `nil` for none.
  ///
  /// Ctrl+F gives it the focus, and Escape removes its text before it goes back. It stays where it
  /// is while the content scrolls.
  public var search: SearchField?
  let location: ElementSource

  /// Creates the bar contents of a screen; by default an empty title and no items.
  ///
  /// - Parameters:
  ///   - title: The screen's title.
  ///   - backTitle: The title of the next screen's back control; `nil` to use `title`.
  ///   - leading: The items on the leading side, after the back control.
  ///   - trailing: The items on the trailing side; the first is the outermost.
  ///   - toolbar: The items of the toolbar, if it is visible.
  ///   - hidesBack: Whether the back control is hidden, even if the screen allows going back.
  ///   - isLarge: Whether the title is large until the content is scrolled.
  ///   - hasReadableWidth: Whether the content is a `ReadableWidth`.
  ///   - scroll: The scroll state of the content behind the bar.
  ///   - search: A search field below the title.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    title: String = "", backTitle: String? = nil, leading: [BarItem] = [],
    trailing: [BarItem] = [], toolbar: [BarItem] = [], hidesBack: Bool = false,
    isLarge: Bool = false, hasReadableWidth: Bool = false, scroll: ScrollState? = nil,
    search: SearchField? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.title = title
    self.backTitle = backTitle
    self.leading = leading
    self.trailing = trailing
    self.toolbar = toolbar
    self.hidesBack = hidesBack
    self.isLarge = isLarge
    self.hasReadableWidth = hasReadableWidth
    self.scroll = scroll
    self.search = search
  }

  var backName: String { backTitle ?? title }
}

/// A control in a bar, or a space between two of them.
public enum BarItem {
  /// A text button.
  case text(String, control: Control)
  /// A text button in bold, for the main action.
  case emphasis(String, control: Control)
  /// The button that begins editing, and ends it; see `EditableScreen`.
  case edit(isEditing: Bool, control: Control)
  /// An icon button.
  case icon(Icon, accessibilityLabel: String, control: Control)
  /// A space of a fixed width in points; a negative width counts as 0.
  case space(Double)
  /// A space that shares the free width with other flexible spaces; its width in a navigation bar
  /// is 0.
  case flexibleSpace

  var control: Control? {
    switch self {
    case .text(_, let control), .emphasis(_, let control), .edit(_, let control),
      .icon(_, _, let control):
      control
    case .space, .flexibleSpace: nil
    }
  }
}
