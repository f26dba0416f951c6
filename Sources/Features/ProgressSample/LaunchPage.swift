internal import FlowCore
public import FlowUI

/// An empty page that is visible before the first one comes in.
public final class LaunchPage: ComposedScreen {
  public let name = "launch"

  /// Creates the page.
  public init() {}

  public func body(in context: LayoutContext) -> [any Element] { [] }
}
