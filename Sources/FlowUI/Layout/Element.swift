public import FlowCore

/// A piece of a layout: it knows how large it would be, and places what it consists of.
///
/// Elements are values, made anew for each frame. What lives longer, as whether a button is
/// pressed, is in the parts that they place.
public protocol Element {
  /// How the element takes part when a row shares out its width, or a column its height; by default
  /// it is as large as it would be.
  func stretch(along axis: Axis) -> Stretch

  /// How large it would be, in points, where so much is on offer.
  ///
  /// An offer may be infinite downward; what comes back is finite, and may be larger.
  func size(in offer: Size, _ context: LayoutContext) -> Size

  /// Puts itself into a frame, in points of the page, which may be larger or smaller than it would
  /// be.
  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout)
}

extension Element {
  public func stretch(along axis: Axis) -> Stretch { .fixed }
}

/// The two ways in which a stage extends.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Along lines of text.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// How an element takes part when a row or column shares out its room.
public enum Stretch: Hashable, Sendable, Comparable {
  /// As large as it would be.
  case fixed
  /// As large as it would be, or as the others leave it: text.
  case compressible
  /// It gets what is left, in equal parts.
  case flexible
}

extension [any Element] {
  /// How elements that are stacked along one axis take part, as a whole, in sharing out room along
  /// either.
  ///
  /// Space between them stretches the stack, but makes it neither wider nor higher.
  func stretch(along axis: Axis, stackedAlong stack: Axis) -> Stretch {
    filter { axis == stack || !($0 is Spacer) }.map { $0.stretch(along: axis) }.max() ?? .fixed
  }
}
