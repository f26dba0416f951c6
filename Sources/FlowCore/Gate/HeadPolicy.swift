/// Says which screens are heads: screens that close the way back to whatever was before them.
///
/// A head has no back control from its `willShow` on. From the request that brings it on no way
/// leads back beneath it, by hand or by code, and when it has the stage, what stood beneath it
/// leaves the stack: the head is the root then. It is a gate that nobody walks through backwards,
/// without a modal and without a screen that only holds the others.
///
/// ```swift
/// navigation.headPolicy = HeadPolicy { $0 is Tutorial || $0 is TabBar }
/// ```
///
/// Which screens are heads may depend on anything. Each request asks once for every screen that it
/// brings into the stack, and for the one that it leads to if that is there already; the answer
/// holds for all that the request leads to, so that back control and stack agree. A head in the
/// middle of a stack that is set closes the way back as well: what is beneath the highest one
/// leaves.
public struct HeadPolicy {
  /// No screen is a head.
  public static var none: HeadPolicy { HeadPolicy(isHead: nil) }

  private let isHead: ((any Screen) -> Bool)?

  /// Creates a policy from a predicate; a test for a class includes its subclasses.
  ///
  /// It is asked while a request is looked at: what it asks of the same controller itself is
  /// refused as `busy`.
  public init(_ isHead: @escaping (any Screen) -> Bool) {
    self.init(isHead: isHead)
  }

  private init(isHead: ((any Screen) -> Bool)?) { self.isHead = isHead }

  /// Whether there is anything to ask.
  var isNone: Bool { isHead == nil }

  /// Asks whether a screen is a head now.
  public func callAsFunction(_ screen: any Screen) -> Bool { isHead?(screen) ?? false }

  /// A policy by which the heads of both are heads.
  public func or(_ other: HeadPolicy) -> HeadPolicy {
    HeadPolicy { self($0) || other($0) }
  }
}
