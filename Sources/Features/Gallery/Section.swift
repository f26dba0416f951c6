internal import FlowCore
internal import FlowUI

/// A part of a gallery: its name, and a card with what belongs to it.
struct Section: Composite {
  private let title: String
  private let insets: Insets
  private let elements: [any Element]

  /// Creates a section; rows keep clear of a card's edges by themselves, and need no insets.
  init(
    _ title: String, insets: Insets = Insets(horizontal: Spacing.margin, vertical: 12),
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    self.title = title
    self.insets = insets
    self.elements = elements()
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func content(in context: LayoutContext) -> any Element {
    Column {
      Spacer(Spacing.group)
      Padding { Text(title, .footnote, \.secondaryLabel, isHeading: true) }
      Spacer(Spacing.related)
      Card { Padding(insets) { elements } }
    }
  }
}
