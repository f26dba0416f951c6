internal import FlowCore

/// A page of rows to choose from on a card, below a large title.
public struct MenuPage: Composite {
  /// What one row says.
  public struct Entry: Hashable, Sendable {
    /// The first line.
    public let title: String
    /// The second line.
    public let subtitle: String

    /// Creates an entry.
    public init(title: String, subtitle: String) {
      self.title = title
      self.subtitle = subtitle
    }
  }

  private let title: String
  private let subtitle: String
  private let remark: String
  private let scroll: ScrollState
  private let rows: RowControls
  private let entries: [Entry]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The name of the place.
  ///   - subtitle: One line below it.
  ///   - remark: What else there is to know, below the rows.
  ///   - scroll: How far the page is scrolled; its screen keeps it.
  ///   - rows: What is pressed of the rows; its screen keeps it.
  ///   - entries: What there is to choose from.
  public init(
    title: String, subtitle: String, remark: String, scroll: ScrollState, rows: RowControls,
    entries: [Entry]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.remark = remark
    self.scroll = scroll
    self.rows = rows
    self.entries = entries
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func content(in context: LayoutContext) -> any Element {
    // The title stands where that of a scene does, and clear of bars.
    let top = max(Spacing.margin, ScenePoster.inset - context.insets.top)
    let insets = Insets(
      top: top, leading: Spacing.margin, bottom: Spacing.group, trailing: Spacing.margin)
    return ScrollArea(scroll) {
      Padding(insets) {
        Text(title, .largeTitle)
        Text(subtitle, .subtitle, \.secondaryLabel)
        Spacer(Spacing.group)
        Card { list }
        Spacer(Spacing.related)
        Padding { Text(remark, .footnote, \.secondaryLabel) }
      }
    }
  }

  private var list: Rows {
    Rows(fitting: entries.count, controls: rows) {
      index, control in
      ListRow(
        entries[index].title, subtitle: entries[index].subtitle, mark: .leadsOn, control: control)
    }
  }
}
