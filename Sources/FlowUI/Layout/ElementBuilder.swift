/// Collects elements that are written one below the other, also under conditions and in loops.
@resultBuilder
public enum ElementBuilder {
  /// An element by itself.
  public static func buildExpression(_ element: any Element) -> [any Element] { [element] }
  /// Elements that were collected elsewhere.
  public static func buildExpression(_ elements: [any Element]) -> [any Element] { elements }
  /// All of them, in order.
  public static func buildBlock(_ parts: [any Element]...) -> [any Element] {
    parts.flatMap(\.self)
  }
  /// None where the condition does not hold.
  public static func buildOptional(_ part: [any Element]?) -> [any Element] { part ?? [] }
  /// Those where a condition holds.
  public static func buildEither(first: [any Element]) -> [any Element] { first }
  /// Those where it does not.
  public static func buildEither(second: [any Element]) -> [any Element] { second }
  /// Those of each round of a loop, in order.
  public static func buildArray(_ parts: [[any Element]]) -> [any Element] { parts.flatMap(\.self) }
}
