public import FlowCore

/// A piece of a layout that reports its size and lays out its content.
///
/// Elements are values, created again for each layout. State that lives longer, such as whether a
/// button is pressed, belongs to the input targets that elements add to the page.
@MainActor
public protocol Element {
  /// How the element stretches when a row distributes its width or a column distributes its height;
  /// fixed by default. The result must not change while the element exists.
  func stretch(along axis: Axis) -> Stretch

  /// How early the element gets room in a row or column; 0 by default. See ``LayoutPriority``.
  var layoutPriority: Int { get }

  /// The size that the element wants for a proposed size, in points.
  ///
  /// Both sides of the proposal may be infinite. The result may be larger than the proposal. Its
  /// height is finite; its width is infinite only for an element that takes all of an infinite
  /// width.
  func size(in proposal: Size, _ context: LayoutContext) -> Size

  /// Lays itself out in a frame, in points of the page; the frame may be larger or smaller than the
  /// size that the element wants.
  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout)

  /// The line of source code that created the element; `nil`, the default, if the element does not
  /// store it.
  var source: ElementSource? { get }
}

@MainActor
extension Element {
  public func stretch(along axis: Axis) -> Stretch { .fixed }

  public var layoutPriority: Int { 0 }

  public var source: ElementSource? { nil }
}

/// An element that wraps another element: it has the same size, and adds something to it.
package protocol WrapperElement: Element {
  var element: any Element { get }
}

extension WrapperElement {
  public func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  public var layoutPriority: Int { element.layoutPriority }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    element.size(in: proposal, context)
  }
}

/// How an element stretches when a row or column distributes its room.
public enum Stretch: Hashable, Sendable, Comparable {
  /// Always its natural size.
  case fixed
  /// Its natural size, or less if there is not enough room; for text.
  case compressible
  /// An equal share of the room that the other elements leave.
  case flexible
}

/// An element that is composed of other elements, which provide its layout and drawing.
@MainActor
public protocol Composite: Element {
  /// The element that is laid out and drawn in place of this one.
  func content(in context: LayoutContext) -> any Element
}

extension Composite {
  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    content(in: context).size(in: proposal, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(content(in: context), in: frame, context)
  }
}

/// Collects elements from consecutive expressions, conditions and loops.
@resultBuilder
public enum ElementBuilder {
  /// A single element.
  public static func buildExpression(_ element: any Element) -> [any Element] { [element] }
  /// Elements that were built elsewhere.
  public static func buildExpression(_ elements: [any Element]) -> [any Element] { elements }
  /// All elements of a block, in order.
  public static func buildBlock(_ elements: [any Element]...) -> [any Element] {
    elements.flatMap(\.self)
  }
  /// The elements of an `if` without `else`; none if the condition is false.
  public static func buildOptional(_ elements: [any Element]?) -> [any Element] { elements ?? [] }
  /// The elements of the branch whose condition is true.
  public static func buildEither(first: [any Element]) -> [any Element] { first }
  /// The elements of the `else` branch.
  public static func buildEither(second: [any Element]) -> [any Element] { second }
  /// The elements of all iterations of a loop, in order.
  public static func buildArray(_ elements: [[any Element]]) -> [any Element] {
    elements.flatMap(\.self)
  }
}
