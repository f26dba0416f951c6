internal import FlowUI

extension ViewerScreen {
  /// Lets keys go to the stage.
  func focusStage() { focusWish = model.stage }

  /// Lets keys go to the field in which a demo is searched for, or to the one for code from there;
  /// what was searched for before is selected.
  func focusSearch() {
    let field = isInSource ? source.find.field : demos.search
    if !isInSource { model.panels.open(.demos) }
    field.selectAll()
    focusWish = field
  }

  /// Gives up what is searched for in the field that keys go to; says whether there was anything.
  func giveUpSearch() -> Bool {
    let field = [demos.search, events.search, source.find.field].first(where: \.hasFocus)
    guard let field, !field.text.isEmpty else { return false }
    if field === source.find.field { source.find.giveUp() } else { field.text = "" }
    return true
  }

  /// Goes to the next place of what is found in the code that is shown, or the one before.
  func findInSource(_ steps: Int) {
    if isSourceShown { source.find.step(by: steps) }
  }

  /// Whether keys go to the code, or to something beside it.
  var isInSource: Bool { isSourceShown && source.hasFocus }

  private var isSourceShown: Bool { model.panels.isOpen(.inspector) && inspector.shows(source) }

  /// Lets keys go to the next part of the window, or the one before.
  func moveFocus(by steps: Int) {
    let stops = stops
    let current = stops.firstIndex { $0.contains { $0.hasFocus } } ?? 0
    focusWish = stops[(current + steps + stops.count) % stops.count].first
  }

  /// What keys can get to first in each part of the window that is seen, the first one to begin
  /// with.
  private var stops: [[any FocusableInputTarget]] {
    let panels = model.panels
    return [
      panels.isOpen(.demos) ? demos.stops : [], panels.isStageAlone ? [] : bar.stops,
      [model.stage] + (model.twin.map { [$0.difference, $0.stage] } ?? []),
      panels.isStageAlone ? [] : transport.stops,
      panels.isOpen(.inspector) ? inspector.stops : [],
    ].filter { !$0.isEmpty }
  }
}
