internal import FlowUI
internal import SourceView

extension ViewerScreen {
  /// Moves the focus to the stage.
  func focusStage() { pendingFocus = model.stage }

  /// Moves the focus to the search field for demos, or for code if the source pane has the focus,
  /// and selects its text.
  func focusSearch() {
    let field = isInSource ? source.find.field : demos.search
    if !isInSource { model.panels.open(.demos) }
    field.selectAll()
    pendingFocus = field
  }

  /// Clears the focused search field; returns whether it had any text.
  func clearSearch() -> Bool {
    let field = [demos.search, events.search, source.find.field].first(where: \.hasFocus)
    guard let field, !field.text.isEmpty else { return false }
    if field === source.find.field { source.find.clear() } else { field.text = "" }
    return true
  }

  /// Selects the match in the code that is a number of matches away, if the source pane is shown.
  func findInSource(_ steps: Int) {
    if isSourceShown { source.find.step(by: steps) }
  }

  /// Whether the code or another input target of the source pane has the focus.
  var isInSource: Bool { isSourceShown && source.hasFocus }

  private var isSourceShown: Bool { model.panels.isOpen(.inspector) && inspector.shows(source) }

  /// Moves the focus by a number of window areas, forward or backward.
  func moveFocus(by steps: Int) {
    let stops = stops
    let current = stops.firstIndex { $0.contains { $0.hasFocus } } ?? 0
    pendingFocus = stops[(current + steps + stops.count) % stops.count].first
  }

  /// The input targets of each visible area of the window; when the focus moves to an area, the
  /// first one receives it.
  private var stops: [[any FocusableInputTarget]] {
    let panels = model.panels
    return [
      panels.isOpen(.demos) ? demos.stops : [], panels.isStageAlone ? [] : bar.stops,
      [model.stage] + (model.comparison.map { [$0.difference, $0.stage] } ?? []),
      panels.isStageAlone ? [] : transport.stops,
      panels.isOpen(.inspector) ? inspector.stops : [],
    ].filter { !$0.isEmpty }
  }
}
