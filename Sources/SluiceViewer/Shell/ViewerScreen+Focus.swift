internal import FlowCore
internal import FlowUI
internal import SourceView

extension ViewerScreen {
  /// Moves the focus to the stage.
  func focusStage() { pendingFocus = model.stage }

  /// Moves the focus from a field to the stage once something outside of the field's panel was
  /// pressed, so that keys do not go on into the field.
  func pressed(at place: Point, in window: Size) {
    guard !(overlays?.isOpen ?? false), fields.contains(where: \.hasFocus) else { return }
    let frames = ShellFrames(in: window, model.panels)
    let panel =
      demos.search.hasFocus
      ? frames.demos : transport.field.hasFocus ? frames.transport : frames.inspector
    if !(panel?.contains(place) ?? false) { focusStage() }
  }

  /// Shows a line of source code in the inspector.
  func show(_ source: ElementSource) {
    guard self.source.show(source) else { return model.miss(source) }
    inspector.show(self.source)
  }

  /// Shows the settings, and gives the focus to the field for the stage's size.
  func editStageSize() {
    inspector.show(settings)
    // The field has its text before the text is selected.
    settings.update()
    focus(settings.sizeField)
  }

  /// Moves the focus to the search field of the pane that the inspector shows; if there is no such
  /// field, or the demos have the focus, as `focusDemoSearch` does.
  ///
  /// Selects the field's text.
  func focusSearch() {
    if !demos.hasFocus, let field = inspector.shownPane?.searchField {
      focus(field)
    } else {
      focusDemoSearch()
    }
  }

  /// Moves the focus to the search field for demos or, from a pane with a search field, to that
  /// field; selects the text in it.
  func focusDemoSearch() {
    if let pane = inspector.shownPane, pane.hasFocus, let field = pane.searchField {
      return focus(field)
    }
    model.panels.open(.demos)
    focus(demos.search)
  }

  private func focus(_ field: TextFieldState) {
    field.selectAll()
    pendingFocus = field
  }

  /// Clears the focused search field; returns whether it had any text.
  func clearSearch() -> Bool {
    if demos.search.hasFocus, !demos.search.text.isEmpty {
      demos.search.text = ""
    } else if let pane = inspector.shownPane, let field = pane.searchField, field.hasFocus,
      !field.text.isEmpty
    {
      pane.clearSearch()
    } else {
      return false
    }
    return true
  }

  /// Goes forward, or backward if negative, by a number of matches in the pane that the inspector
  /// shows.
  func goToMatch(_ steps: Int) { inspector.shownPane?.goToMatch(steps) }

  /// Moves the focus by a number of window areas, forward or backward.
  func moveFocus(by steps: Int) {
    let stops = stops
    // If the focus is on none of the stops, it is on a demo, or else in the inspector, the last
    // area, if that is open.
    let other = demos.hasFocus || !model.panels.isOpen(.inspector) ? 0 : stops.count - 1
    let current = stops.firstIndex { $0.contains { $0.hasFocus } } ?? other
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
