internal import FlowCore
internal import FlowUI

/// A part of the inspector.
protocol InspectorPane: AnyObject {
  /// What its tab says.
  var title: String { get }

  /// What it shows now; it fills the inspector below the tabs.
  func element(in context: LayoutContext) -> any Element
}

/// At the right: what can be known of the stage, and set, a tab each.
final class Inspector {
  /// The tabs, in order.
  let panes: [any InspectorPane]
  /// Which one is seen.
  let tabs = SegmentSelection(0)

  private let model: ViewerModel

  init(_ model: ViewerModel, panes: [any InspectorPane]) {
    self.model = model
    self.panes = panes
  }

  /// Whether a pane is the one that is seen, where the inspector is.
  func shows(_ pane: any InspectorPane) -> Bool { panes[tabs.index] === pane }

  /// What keys get to in it.
  var stops: [any FocusableInputTarget] { [tabs.stop].compactMap(\.self) }

  func element(in context: LayoutContext) -> any Element {
    model.highlight = nil
    return Column {
      Padding(Insets(top: 8, leading: 8, bottom: 8, trailing: 8)) {
        SegmentedControl(panes.map(\.title), tabs, name: "Inspector")
      }
      panes[tabs.index].element(in: context)
    }
  }
}
