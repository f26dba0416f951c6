internal import FlowCore
internal import FlowUI

/// The content of a panel, created once the panel's size is known: its context has the panel's
/// size.
struct Panel: Composite {
  private let make: (LayoutContext) -> any Element

  init(_ make: @escaping (LayoutContext) -> any Element) {
    self.make = make
  }

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func content(in context: LayoutContext) -> any Element { make(context) }
}
