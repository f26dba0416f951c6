internal import FlowCore
internal import FlowUI

/// What a panel shows, made when it is known how large the panel is: its context has the panel's
/// size.
struct Panel: Composite {
  private let make: (LayoutContext) -> any Element

  init(_ make: @escaping (LayoutContext) -> any Element) {
    self.make = make
  }

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func content(in context: LayoutContext) -> any Element { make(context) }
}
