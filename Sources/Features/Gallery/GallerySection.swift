internal import FlowCore
internal import FlowUI

/// A section of a gallery: a title above a card with elements.
struct GallerySection: Composite {
  private let title: String
  private let insets: Insets
  private let elements: [any Element]

  /// Pass zero insets for list rows, which have their own.
  init(
    _ title: String, insets: Insets = Insets(horizontal: Metrics.margin, vertical: 12),
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    self.title = title
    self.insets = insets
    self.elements = elements()
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func content(in context: LayoutContext) -> any Element {
    Column {
      Spacer(Metrics.group)
      Section(title) { Padding(insets) { elements } }
    }
  }
}
