public import FlowCore

/// A piece of a layout that reports its size and lays out its content.
///
/// Elements are values, created anew for each frame. State that lives longer, such as whether a
/// button is pressed, belongs to the input targets that they add.
public protocol Element {
  /// How the element stretches when a row distributes its width, or a column its height; fixed by
  /// default.
  func stretch(along axis: Axis) -> Stretch

  /// The size that it wants, in points, when it is offered this much room.
  ///
  /// The offered height may be infinite. The result is finite, and may be larger than the offer.
  func size(in offer: Size, _ context: LayoutContext) -> Size

  /// Lays itself out in a frame, in points of the page; the frame may be larger or smaller than the
  /// size it wants.
  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout)
}

extension Element {
  public func stretch(along axis: Axis) -> Stretch { .fixed }
}

/// How an element stretches when a row or column distributes its room.
public enum Stretch: Hashable, Sendable, Comparable {
  /// Always its natural size.
  case fixed
  /// Its natural size, or less if there is not enough room; for text.
  case compressible
  /// An equal share of the room that the others leave.
  case flexible
}

extension [any Element] {
  /// How a stack of elements stretches as a whole along `axis`.
  ///
  /// A flexible `Spacer` makes the stack flexible along the axis of the stack only.
  func stretch(along axis: Axis, stackedAlong stack: Axis) -> Stretch {
    filter { axis == stack || !($0 is Spacer) }.map { $0.stretch(along: axis) }.max() ?? .fixed
  }
}
