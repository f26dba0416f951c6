internal import FlowCore
internal import FlowUI
internal import SourceView

/// A tab of the inspector.
@MainActor
protocol InspectorPane: AnyObject {
  /// The tab's title.
  var title: Phrase { get }

  /// Other words by which people look for the pane in the palette, in English and German.
  var keywords: String { get }

  /// The field that searches the pane; `nil`, the default, if nothing can be searched there.
  var searchField: TextFieldState? { get }

  /// All fields of the pane in which text can be edited; by default the search field.
  var fields: [TextFieldState] { get }

  /// Whether the pane counts as focused; by default whether one of its fields has the focus.
  var hasFocus: Bool { get }

  /// Brings the pane's controls up to date with the model; does nothing by default.
  func update()

  /// Handles a back action, such as Escape; returns whether it did, by default `false`.
  ///
  /// If it did not, the focused search field is cleared, or else the stage gets the focus.
  func goBack() -> Bool

  /// Called when another pane is shown, or the inspector is closed; does nothing by default.
  func leave()

  /// Goes forward, or backward if negative, by a number of matches; does nothing by default.
  func goToMatch(_ steps: Int)

  /// Clears the search.
  func clearSearch()

  /// The pane's current content, which fills the inspector below the tabs.
  func element(in context: LayoutContext) -> any Element
}

extension InspectorPane {
  var searchField: TextFieldState? { nil }
  var fields: [TextFieldState] { [searchField].compactMap(\.self) }
  var hasFocus: Bool { fields.contains(where: \.hasFocus) }
  func update() {}
  func goBack() -> Bool { false }
  func leave() {}
  func goToMatch(_ steps: Int) {}
  func clearSearch() { searchField?.text = "" }
}

/// The panel on the right, with one tab for each pane: the stage's state, events, elements,
/// settings and source.
@MainActor
final class Inspector {
  /// The tabs, in order.
  let panes: [any InspectorPane]
  /// The selected tab.
  let tabs = SegmentedControlState(selected: 0)

  private let model: ViewerModel
  /// The pane that was shown at the last update.
  private weak var lastShown: (any InspectorPane)?
  /// The layout of the tabs.
  private let memory = ElementMemory()

  init(_ model: ViewerModel, panes: [any InspectorPane]) {
    self.model = model
    self.panes = panes
  }

  /// The pane whose tab is selected; `nil` while the inspector is closed.
  var shownPane: (any InspectorPane)? {
    model.panels.isOpen(.inspector) ? panes[tabs.selectedIndex] : nil
  }

  /// Opens the inspector with a pane.
  func show(_ pane: any InspectorPane) {
    model.panels.open(.inspector)
    if let index = panes.firstIndex(where: { $0 === pane }) { tabs.selectedIndex = index }
  }

  /// The input target to which `moveFocus(by:)` moves the focus in the inspector: the selected tab;
  /// empty until the tabs are laid out.
  var stops: [any FocusableInputTarget] { [tabs.stop].compactMap(\.self) }

  /// Brings the controls of the selected pane up to date with the model.
  func update() {
    if shownPane !== lastShown {
      lastShown?.leave()
      lastShown = shownPane
    }
    if !(shownPane is ElementsPane), !model.inspection.isPicking { model.highlight.show(nil) }
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

extension SourcePane: InspectorPane {
  var keywords: String { "code swift quelltext" }

  var searchField: TextFieldState? { find.field }

  func goToMatch(_ steps: Int) { find.step(by: steps) }

  func clearSearch() { find.clear() }
}
