/// Collects elements from consecutive expressions, conditions and loops.
@resultBuilder
public enum ElementBuilder {
  /// A single element.
  public static func buildExpression(_ element: any Element) -> [any Element] { [element] }
  /// Elements that were built elsewhere.
  public static func buildExpression(_ elements: [any Element]) -> [any Element] { elements }
  /// All elements of a block, in order.
  public static func buildBlock(_ parts: [any Element]...) -> [any Element] {
    parts.flatMap(\.self)
  }
  /// The elements of an `if` without `else`; none if the condition is false.
  public static func buildOptional(_ part: [any Element]?) -> [any Element] { part ?? [] }
  /// The elements of the branch whose condition is true.
  public static func buildEither(first: [any Element]) -> [any Element] { first }
  /// The elements of the `else` branch.
  public static func buildEither(second: [any Element]) -> [any Element] { second }
  /// The elements of all iterations of a loop, in order.
  public static func buildArray(_ parts: [[any Element]]) -> [any Element] { parts.flatMap(\.self) }
}
