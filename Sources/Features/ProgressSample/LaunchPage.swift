internal import FlowCore
public import FlowUI

/// An empty page, before the first one.
public final class LaunchPage: ComposedScreen {
  public let name = "launch"

  /// Creates the page.
  public init() {}

  public func body(in context: LayoutContext) -> [any Element] { [] }
}
