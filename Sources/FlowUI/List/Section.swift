public import FlowCore

/// A card with a title above it and a note below it, as in settings.
public struct Section: Composite, SourcedElement {
  package let location: ElementSource
  private let title: String
  private let footer: String?
  /// `nil` without rows.
  private let card: Card?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The title, a heading for assistive technologies; an empty one takes no space.
  ///   - footer: The note below the card; `nil` for none.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - rows: Returns the rows of the card; without rows no card is drawn.
  public init(
    _ title: String, footer: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ rows: () -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.title = title
    self.footer = footer
    let rows = rows()
    card = rows.isEmpty ? nil : Card(fileID: fileID, line: line) { rows }
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func content(in context: LayoutContext) -> any Element {
    Column(spacing: context.metrics.related) {
      if !title.isEmpty {
        Padding { Text(title, style: .footnote, colour: \.secondaryLabel, isHeading: true) }
      }
      if let card { card }
      if let footer { Padding { Text(footer, style: .footnote, colour: \.secondaryLabel) } }
    }
  }
}
