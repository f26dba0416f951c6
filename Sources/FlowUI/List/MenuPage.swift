public import FlowCore

/// A page with a large title and a card of rows that open other screens.
public struct MenuPage: Composite, SourcedElement {
  /// The text of one row.
  public struct Entry: Hashable, Sendable {
    /// The title.
    public let title: String
    /// The subtitle.
    public let subtitle: String

    /// Creates an entry.
    public init(title: String, subtitle: String) {
      self.title = title
      self.subtitle = subtitle
    }
  }

  package let location: ElementSource
  private let title: String
  private let subtitle: String
  private let remark: String
  private let scroll: ScrollState
  private let controls: RowControls
  private let entries: [Entry]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The large title of the page.
  ///   - subtitle: One line below the title.
  ///   - remark: A footnote below the rows.
  ///   - scroll: The scroll state; keep it across layouts.
  ///   - controls: The controls of the rows; keep them across layouts.
  ///   - entries: The text of each row.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    title: String, subtitle: String, remark: String, scroll: ScrollState, controls: RowControls,
    entries: [Entry], fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.title = title
    self.subtitle = subtitle
    self.remark = remark
    self.scroll = scroll
    self.controls = controls
    self.entries = entries
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func content(in context: LayoutContext) -> any Element {
    // The title is as far down as that of a `ScenePoster`, but clear of bars.
    let top = max(Metrics.margin, ScenePoster.inset - context.insets.top)
    let insets = Insets(
      top: top, leading: Metrics.margin, bottom: Metrics.group, trailing: Metrics.margin)
    return ScrollArea(state: scroll) {
      Padding(insets) {
        Text(title, style: .largeTitle)
        Text(subtitle, style: .subtitle, colour: \.secondaryLabel)
        Spacer(Metrics.group)
        Card { list }
        Spacer(Metrics.related)
        Padding { Text(remark, style: .footnote, colour: \.secondaryLabel) }
      }
    }
  }

  private var list: Rows {
    Rows(fitting: entries.count, controls: controls) {
      index, control in
      ListRow(
        entries[index].title, subtitle: entries[index].subtitle, mark: .disclosure, control: control
      )
    }
  }
}
