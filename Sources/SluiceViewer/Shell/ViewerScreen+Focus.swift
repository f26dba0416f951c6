internal import FlowUI

extension ViewerScreen {
  /// Lets keys go to the stage.
  func focusStage() { focusWish = model.stage }

  /// Lets keys go to the field in which a demo is searched for; what was searched for before is selected.
  func focusSearch() {
    model.panels.open(.demos)
    demos.search.selectAll()
    focusWish = demos.search
  }

  /// Lets keys go to the next part of the window, or the one before.
  func moveFocus(by steps: Int) {
    let stops = stops
    let current = stops.firstIndex { $0.contains { $0.hasFocus } } ?? 0
    focusWish = stops[(current + steps + stops.count) % stops.count].first
  }

  /// What keys can get to first in each part of the window that is seen, the first one to begin with.
  private var stops: [[any FocusablePart]] {
    let panels = model.panels
    return [
      panels.isOpen(.demos) ? demos.stops : [], panels.isStageAlone ? [] : bar.stops,
      [model.stage] + (model.twin.map { [$0.difference, $0.stage] } ?? []),
      panels.isStageAlone ? [] : transport.stops,
      panels.isOpen(.inspector) ? inspector.stops : [],
    ].filter { !$0.isEmpty }
  }
}
