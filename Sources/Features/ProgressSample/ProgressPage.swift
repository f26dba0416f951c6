public import FlowCore
public import FlowUI

/// A page of the progress article's sample that reports the flow's progress; its button pushes the
/// next page.
@MainActor
public final class ProgressPage: FlowProgressReporting {
  public let name: String
  public let flowProgress: Double
  public let navigationItem: NavigationItem

  private let push: Control
  private let scroll = ScrollState()

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - progress: The flow's progress on this page, 0…1.
  ///   - toolbar: The items of the toolbar, which is hidden if there are none.
  ///   - onPush: Called when the button is activated.
  public init(
    name: String, progress: Double, toolbar: [BarItem] = [], onPush: @escaping @MainActor () -> Void
  ) {
    self.name = name
    flowProgress = progress
    navigationItem = NavigationItem(title: "Flow Progress", toolbar: toolbar)
    push = Control(onActivate: onPush)
  }
}

extension ProgressPage: ComposedScreen {
  public func body(in context: LayoutContext) -> [any Element] {
    SampleContent(
      push, scroll: scroll, text: .reporting(flowProgress), progress: flowProgress
    ).elements(in: context)
  }
}

extension ProgressPage: AppearanceContext {
  public var prefersToolbarHidden: Bool { navigationItem.toolbar.isEmpty }
}

/// An empty page, which the first page replaces with an animated transition.
public final class LaunchPage: ComposedScreen {
  public let name = "launch"

  /// Creates the page.
  public init() {}

  public func body(in context: LayoutContext) -> [any Element] { [] }
}
