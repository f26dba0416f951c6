public import FlowCore
public import FlowUI

/// A page of the progress article's sample that says how far its flow is: a button in the middle
/// pushes the next page.
public final class ProgressPage: FlowProgressReporting {
  public let name: String
  public let flowProgress: Double
  public let navigationItem: NavigationItem

  private let push: Control

  /// Creates a page at a part of the flow, 0…1.
  ///
  /// - Parameters:
  ///   - name: What traces call it.
  ///   - progress: How far the flow is, 0…1.
  ///   - toolbar: What stands in its toolbar; without anything it has none.
  ///   - onPush: Called when its button is pressed.
  public init(
    name: String, progress: Double, toolbar: [BarItem] = [], onPush: @escaping () -> Void
  ) {
    self.name = name
    flowProgress = progress
    navigationItem = NavigationItem(title: "Flow Progress", toolbar: toolbar)
    push = Control(onActivate: onPush)
  }
}

extension ProgressPage: ComposedScreen {
  public func body(in context: LayoutContext) -> [any Element] { centredButton(push) }
}

extension ProgressPage: AppearanceContext {
  public var prefersToolbarHidden: Bool { navigationItem.toolbar.isEmpty }
}

/// A page with nothing but a button in the middle that pushes the next one.
func centredButton(_ push: Control) -> [any Element] {
  [
    SafeArea {
      Spacer()
      Centred(Button("Push", role: .primary, control: push))
      Spacer()
    }
  ]
}
