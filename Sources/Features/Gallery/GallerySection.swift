internal import FlowCore
internal import FlowUI

/// A section of a gallery: a title above a card with elements.
struct GallerySection: Composite {
  private let title: String
  private let elements: [any Element]

  init(_ title: String, @ElementBuilder _ elements: () -> [any Element]) {
    self.title = title
    self.elements = elements()
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func content(in context: LayoutContext) -> any Element {
    Column {
      Spacer(Metrics.group)
      Section(title) { Padding(Insets(horizontal: Metrics.margin, vertical: 12)) { elements } }
    }
  }
}
