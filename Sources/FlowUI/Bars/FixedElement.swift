internal import FlowCore

/// An element that stays in one position above the pages of a flow while they move.
///
/// It belongs to the flow, not to a page: set it as ``NavigationBars/fixedElement``, and leave its
/// area empty on all pages. To let it follow transitions, draw it from an `AnimatedValue` that a
/// navigation observer animates alongside them. It takes no input and has no accessibility node:
/// each page that describes it adds a node itself.
public struct FixedElement {
  let name: String
  let frame: @MainActor (LayoutContext) -> Rect
  let element: @MainActor () -> any Element

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The name of the element's layer in dumps.
  ///   - frame: Returns the element's frame in points; the insets of the context include a compact
  ///     navigation bar. With an empty frame, nothing is drawn.
  ///   - element: Returns the element as it looks at the current instant; called for each frame.
  ///     The closure must not strongly capture anything that keeps the flow alive.
  public init(
    _ name: String, in frame: @escaping @MainActor (LayoutContext) -> Rect,
    _ element: @escaping @MainActor () -> any Element
  ) {
    self.name = name
    self.frame = frame
    self.element = element
  }

  @MainActor
  func layer(in context: LayoutContext) -> Layer? {
    var inside = context.untouched.withoutMeasuredHeights
    inside.insets.top += BarLayout.compact
    let frame = frame(inside)
    guard frame.size.width > 0, frame.size.height > 0 else { return nil }
    inside.insets = .zero
    inside.size = frame.size
    var page = PageLayout(name: name, size: frame.size)
    element().layOut(in: Rect(frame.size), inside, on: &page)
    var layer = page.layer
    layer.offset = frame.origin
    return layer
  }
}
