internal import FlowCore

/// The elements of a row, a column or a card, and the sizes that they have wanted in the current
/// layout.
///
/// A nested stack is measured by each stack around it, and again when it is laid out; its elements
/// are asked for their sizes only the first time.
@MainActor
final class ElementStack {
  private struct Measured {
    let width: Double
    let insets: Insets
    var sizes: [Size?]
  }

  let elements: [any Element]
  private let axis: Axis
  private lazy var stretchAlong = elements.stretch(along: axis)
  private lazy var stretchAcross = elements.filter { !($0 is Spacer) }
    .stretch(along: axis == .horizontal ? .vertical : .horizontal)
  /// Identifies the layout for which the sizes are valid.
  private var layout: MeasuredHeights?
  /// The sizes for each proposed width, of which there are usually only one or two.
  private var measured: [Measured] = []

  init(along axis: Axis, _ elements: [any Element]) {
    (self.axis, self.elements) = (axis, elements)
  }

  /// How the stack stretches: as the most flexible of its elements.
  ///
  /// A flexible `Spacer` makes the stack flexible only along the stack's own axis.
  func stretch(along axis: Axis) -> Stretch {
    axis == self.axis ? stretchAlong : stretchAcross
  }

  /// The size that an element wants for a width, and for a height without bounds.
  func size(of index: Int, in width: Double, _ context: LayoutContext) -> Size {
    let entry = entry(width, context)
    if let known = measured[entry].sizes[index] { return known }
    let size = elements[index].size(in: Size(width: width, height: .infinity), context)
    measured[entry].sizes[index] = size
    return size
  }

  /// The index in `measured` of the entry for a width, which is added if it is missing.
  private func entry(_ width: Double, _ context: LayoutContext) -> Int {
    if layout !== context.services.heights {
      (layout, measured) = (context.services.heights, [])
    }
    let insets = context.insets
    if let known = measured.firstIndex(where: { $0.width == width && $0.insets == insets }) {
      return known
    }
    measured.append(
      Measured(
        width: width, insets: insets, sizes: Array(repeating: nil, count: elements.count)))
    return measured.count - 1
  }
}

@MainActor
extension [any Element] {
  fileprivate func stretch(along axis: Axis) -> Stretch {
    map { $0.stretch(along: axis) }.max() ?? .fixed
  }
}
