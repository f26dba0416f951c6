internal import FlowCore
internal import FlowUI
internal import SourceView

/// A tab of the inspector.
@MainActor
protocol InspectorPane: AnyObject {
  /// The tab's title.
  var title: Phrase { get }

  /// Brings the pane's controls up to date with the model; does nothing by default.
  func update()

  /// The pane's current content, which fills the inspector below the tabs.
  func element(in context: LayoutContext) -> any Element
}

extension InspectorPane {
  func update() {}
}

/// The panel on the right, with one tab for each pane: the stage's state, events, layers, settings
/// and source.
@MainActor
final class Inspector {
  /// The tabs, in order.
  let panes: [any InspectorPane]
  /// The selected tab.
  let tabs = SegmentedControlState(selected: 0)

  private let model: ViewerModel
  /// The layout of the tabs.
  private let memory = ElementMemory()

  init(_ model: ViewerModel, panes: [any InspectorPane]) {
    self.model = model
    self.panes = panes
  }

  /// Whether a pane's tab is selected.
  func shows(_ pane: any InspectorPane) -> Bool { panes[tabs.selectedIndex] === pane }

  /// The input targets that the keyboard can reach here.
  var stops: [any FocusableInputTarget] { [tabs.stop].compactMap(\.self) }

  /// Brings the controls of the selected pane up to date with the model.
  func update() {
    let highlights = panes[tabs.selectedIndex] is LayersPane && model.panels.isOpen(.inspector)
    if !highlights { model.highlight.show(nil) }
    panes[tabs.selectedIndex].update()
  }

  func element(in context: LayoutContext) -> any Element {
    Column {
      Remembered(in: memory, showing: context.strings) {
        Padding(Insets(top: 8, leading: 8, bottom: 8, trailing: 8)) {
          SegmentedControl(
            self.panes.map { context.strings[$0.title] }, state: self.tabs,
            accessibilityLabel: context.strings[.inspector])
        }
      }
      panes[tabs.selectedIndex].element(in: context)
    }
  }
}

extension SourcePane: InspectorPane {}
