internal import FlowCore
internal import FlowUI
internal import SourceView

extension ViewerScreen {
  func focusStage() { pendingFocus = model.stage }

  /// A press outside of the focused field's panel moves the focus to the stage, so that keys do not
  /// go on into the field.
  func pressed(at point: Point, in window: Size) {
    guard !(overlays?.isOpen ?? false), fields.contains(where: \.hasFocus) else { return }
    let frames = ShellFrames(in: window, model.panels)
    let panel =
      demos.search.hasFocus
      ? frames.demos : transport.fractionField.state.hasFocus ? frames.transport : frames.inspector
    if !(panel?.contains(point) ?? false) { focusStage() }
  }

  func show(_ source: ElementSource) {
    guard self.source.show(source) else { return model.miss(source) }
    inspector.show(self.source)
  }

  /// Shows the settings, and gives the focus to the control of one of them.
  func editSetting(_ control: (any FocusableInputTarget)?) {
    inspector.show(settings)
    // Updates first, so that the field has its text when it is selected.
    settings.update()
    if let field = control as? TextFieldState { field.selectAll() }
    pendingFocus = control
  }

  /// Focuses, in this order: the flow's own search if the stage has the focus; the inspector's
  /// search, unless the demos have the focus; the demos' search.
  func focusSearch() {
    if model.takesKeys, model.crash == nil, model.playback.session.hasSearch {
      model.send(.key(KeyPress("F", modifiers: [.ctrl])))
    } else if !demos.hasFocus, let field = inspector.shownPane?.searchField {
      focus(field)
    } else {
      focusDemoSearch()
    }
  }

  /// Focuses the demos' search, or that of the inspector if the inspector has the focus.
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

  /// Clears the focused search field; returns false if none has the focus, or it has no text.
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

  /// Backward if negative.
  func goToMatch(_ steps: Int) { inspector.shownPane?.goToMatch(steps) }

  /// Moves the focus by this many areas of the window, backward if negative.
  func moveFocus(by steps: Int) {
    let areas = areas
    let middle = session?.focusedFrame.map { Point(x: $0.midX, y: $0.midY) }
    // A disabled control has no focused frame, and a row out of sight none within its area.
    let byFrame = middle.flatMap { point in
      areas.firstIndex { $0.frame?.contains(point) ?? false }
    }
    let byStop = areas.firstIndex { $0.stops.contains { $0.hasFocus } }
    let current = byFrame ?? byStop ?? (demos.hasFocus ? 0 : areas.count - 1)
    pendingFocus = areas[(current + steps + areas.count) % areas.count].stops.first
  }

  /// A visible area of the window; its first stop receives the focus.
  private typealias Area = (frame: Rect?, stops: [any FocusableInputTarget])

  private var areas: [Area] {
    let panels = model.panels
    let frames = ShellFrames(in: session?.size ?? .zero, panels)
    let areas: [Area] = [
      (frames.demos, panels.isOpen(.demos) ? demos.stops : []),
      (frames.bar, panels.isStageAlone ? [] : bar.stops),
      (frames.stage, stageStops),
      (frames.transport, panels.isStageAlone ? [] : transport.stops),
      (frames.inspector, panels.isOpen(.inspector) ? inspector.stops : []),
    ]
    return areas.filter { !$0.stops.isEmpty }
  }

  private var stageStops: [any FocusableInputTarget] {
    if let crash = model.crash { return [crash.copy] }
    return [model.stage] + (model.comparison.map { [$0.difference, $0.stage] } ?? [])
  }
}
