public import FlowCore

/// A piece of a layout: it knows how large it would be, and places what it consists of.
///
/// Elements are values, made anew for each frame. What lives longer, as whether a button is pressed,
/// is in the parts that they place.
public protocol Element {
  /// How the element takes part when a row or column shares out its room.
  var stretch: Stretch { get }

  /// How large it would be, in points, where so much is on offer; an offer may be infinite downward.
  func size(in offer: Size, _ context: LayoutContext) -> Size

  /// Puts itself into a frame, in points of the page, which may be larger or smaller than it would be.
  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout)
}

/// How an element takes part when a row or column shares out its room.
public enum Stretch: Hashable, Sendable {
  /// As large as it would be.
  case fixed
  /// As large as it would be, or as the others leave it: text.
  case yielding
  /// It gets what is left, in equal parts.
  case greedy
}

extension Element {
  public var stretch: Stretch { .fixed }
}

/// Collects elements that are written one below the other.
@resultBuilder
public enum ElementBuilder {
  public static func buildExpression(_ element: any Element) -> [any Element] { [element] }
  public static func buildExpression(_ elements: [any Element]) -> [any Element] { elements }
  public static func buildBlock(_ parts: [any Element]...) -> [any Element] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [any Element]?) -> [any Element] { part ?? [] }
  public static func buildEither(first: [any Element]) -> [any Element] { first }
  public static func buildEither(second: [any Element]) -> [any Element] { second }
  public static func buildArray(_ parts: [[any Element]]) -> [any Element] {
    parts.flatMap { $0 }
  }
}
