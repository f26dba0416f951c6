internal import FlowCore
internal import FlowUI
internal import SourceView

@MainActor
protocol InspectorPane: AnyObject {
  var title: Phrase { get }

  /// Other words by which people look for the pane in the palette, in English and German.
  var keywords: String { get }

  /// `nil`, the default, if nothing can be searched.
  var searchField: TextFieldState? { get }

  var fields: [TextFieldState] { get }

  var hasFocus: Bool { get }

  func update()

  /// Handles a back action, such as Escape; returns false, the default, if there is nothing to go
  /// back from in the pane.
  func goBack() -> Bool

  /// Called when another pane is shown, or the inspector is closed.
  func leave()

  func goToMatch(_ steps: Int)

  func clearSearch()

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
  let panes: [any InspectorPane]
  let tabs = SegmentedControlState(selected: 0)

  private let model: ViewerModel
  private weak var lastShown: (any InspectorPane)?
  private let memory = ElementMemory()

  init(_ model: ViewerModel, panes: [any InspectorPane]) {
    self.model = model
    self.panes = panes
  }

  var shownPane: (any InspectorPane)? {
    model.panels.isOpen(.inspector) ? panes[tabs.selectedIndex] : nil
  }

  func show(_ pane: any InspectorPane) {
    model.panels.open(.inspector)
    if let index = panes.firstIndex(where: { $0 === pane }) { tabs.selectedIndex = index }
  }

  /// The input targets to which `moveFocus(by:)` moves the focus.
  ///
  /// Empty until the tabs are laid out.
  var stops: [any FocusableInputTarget] { [tabs.tabStop].compactMap(\.self) }

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
