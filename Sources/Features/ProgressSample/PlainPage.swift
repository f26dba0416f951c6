public import FlowCore
public import FlowUI

/// A page of the progress article's sample that does not report progress; its button pushes the
/// next page, if there is one.
@MainActor
public final class PlainPage {
  public let name: String
  public let navigationItem: NavigationItem

  private let push: Control
  private let scroll = ScrollState()

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - toolbar: The items of the toolbar, which is hidden if there are none.
  ///   - onPush: Called when the button is activated.
  public init(name: String, toolbar: [BarItem] = [], onPush: @escaping @MainActor () -> Void) {
    self.name = name
    navigationItem = NavigationItem(title: "No Progress", toolbar: toolbar)
    push = Control(onActivate: onPush)
  }
}

extension PlainPage: ComposedScreen {
  public func body(in context: LayoutContext) -> [any Element] {
    SampleContent(push, scroll: scroll, text: .plain, progress: nil).elements(in: context)
  }
}

extension PlainPage: AppearanceContext {
  public var prefersToolbarHidden: Bool { navigationItem.toolbar.isEmpty }
}
