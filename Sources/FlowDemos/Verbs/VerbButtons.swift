internal import FlowCore
internal import FlowUI

/// The buttons of a page of the Verbs demo: one for each operation in each kind of transition.
///
/// Tab stops at one of them only; the arrow keys move the focus along the kinds of an operation and
/// from one possible operation to the next.
@MainActor
final class VerbButtons {
  struct Cell: Hashable {
    let verb: Verb
    let kind: VerbKind
  }

  var onChoice: ((Cell) -> Void)?
  var onDrag: ((Verb, VerbDrag.Change) -> Void)?

  private var controls: [Cell: Control] = [:]
  private var drags: [Verb: VerbDrag] = [:]
  private var lastFocused: Cell?

  init() {
    for verb in Verb.allCases {
      drags[verb] = VerbDrag(verb.direction) { [weak self] in self?.onDrag?(verb, $0) }
      for kind in VerbKind.allCases { add(Cell(verb: verb, kind: kind)) }
    }
  }

  subscript(cell: Cell) -> Control {
    // `init` adds a control for every cell.
    controls[cell] ?? Control()
  }

  func drag(of verb: Verb) -> VerbDrag? { drags[verb] }

  /// Enables the buttons of the possible operations.
  ///
  /// Tab then stops at the button focused last if it is enabled, or else at the first.
  func update(isPossible: (Verb) -> Bool) {
    for (cell, control) in controls { control.isEnabled = isPossible(cell.verb) }
    for (verb, drag) in drags { drag.isEnabled = isPossible(verb) }
    lastFocused = controls.first { $0.value.hasFocus }?.key ?? lastFocused
    let stop = [lastFocused, Cell(verb: .push, kind: .immediate)].compactMap(\.self)
      .first { self[$0].isEnabled }
    for (cell, control) in controls { control.skipsTab = cell != stop }
  }

  private func add(_ cell: Cell) {
    let control = Control { [weak self] in self?.onChoice?(cell) }
    control.onKey = { [weak self] in self?.moveFocus(with: $0, from: cell) ?? false }
    controls[cell] = control
  }

  private func moveFocus(with key: KeyPress, from cell: Cell) -> Bool {
    let (verbs, kinds) = (Verb.allCases, VerbKind.allCases)
    guard let verb = verbs.firstIndex(of: cell.verb), let kind = kinds.firstIndex(of: cell.kind)
    else { return false }
    let target: Cell?
    switch key.description {
    case "Left" where kind > 0: target = Cell(verb: cell.verb, kind: kinds[kind - 1])
    case "Right" where kind + 1 < kinds.count:
      target = Cell(verb: cell.verb, kind: kinds[kind + 1])
    case "Up": target = enabled(verbs[..<verb].reversed(), cell.kind)
    case "Down": target = enabled(Array(verbs[(verb + 1)...]), cell.kind)
    default: target = nil
    }
    guard let target else { return false }
    self[cell].hasFocus = false
    self[target].hasFocus = true
    return true
  }

  private func enabled(_ verbs: [Verb], _ kind: VerbKind) -> Cell? {
    verbs.map { Cell(verb: $0, kind: kind) }.first { self[$0].isEnabled }
  }
}
