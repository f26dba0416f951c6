/// Decides which screens are gate heads: screens from which the user cannot go back.
///
/// A gate head has no back control from its `willShow` on. Once a request has added it, neither the
/// user nor code can go back below it, and when it is visible, the screens below it leave the
/// stack: the gate head becomes the root. This needs neither a modal presentation nor a container
/// screen.
///
/// ```swift
/// navigation.headPolicy = HeadPolicy { $0 is Tutorial || $0 is TabBar }
/// ```
///
/// The policy may depend on any state. Each request asks the policy once about every screen that
/// the request adds to the stack or, if it adds none, about the screen to which it returns. The
/// answer applies to everything that the request causes, so that the back control and the stack
/// agree. If a request sets a stack with a gate head in the middle, all screens below the highest
/// gate head leave, too.
@MainActor
public struct HeadPolicy {
  /// A policy without gate heads.
  public static var none: HeadPolicy { HeadPolicy(isHead: nil) }

  private let isHead: ((any Screen) -> Bool)?

  /// Creates a policy from a predicate.
  ///
  /// A type check such as `$0 is TabBar` includes subclasses. The predicate runs while a request is
  /// being checked: requests that it makes to the same controller are refused as `busy`.
  public init(_ isHead: @escaping (any Screen) -> Bool) {
    self.init(isHead: isHead)
  }

  private init(isHead: ((any Screen) -> Bool)?) { self.isHead = isHead }

  var isNone: Bool { isHead == nil }

  /// Returns whether a screen is a gate head now.
  package func callAsFunction(_ screen: any Screen) -> Bool { isHead?(screen) ?? false }

  /// Returns a policy whose gate heads are those of either policy.
  public func or(_ other: HeadPolicy) -> HeadPolicy {
    HeadPolicy { self($0) || other($0) }
  }
}
