internal import FlowCore
internal import FlowUI

/// The buttons of a page of the Verbs demo: one for each operation in each kind of transition.
///
/// Tab stops at one of them only; the arrow keys move the focus along the kinds of an operation and
/// from one operation to the next.
@MainActor
final class VerbButtons {
  /// One of the buttons.
  struct Place: Hashable {
    let verb: Verb
    let kind: VerbKind
  }

  /// Called when a button is activated.
  var onChoice: ((Place) -> Void)?
  /// Receives the drags of the buttons for interactive transitions.
  var onDrag: ((Verb, VerbDrag.Change) -> Void)?

  private var controls: [Place: Control] = [:]
  private var drags: [Verb: VerbDrag] = [:]
  private var lastFocused: Place?

  init() {
    for verb in Verb.allCases {
      drags[verb] = VerbDrag(verb.direction) { [weak self] in self?.onDrag?(verb, $0) }
      for kind in VerbKind.allCases { add(Place(verb: verb, kind: kind)) }
    }
  }

  /// The control of the button for an operation and a kind.
  subscript(place: Place) -> Control {
    // `init` adds a control for every place.
    controls[place] ?? Control()
  }

  /// The drag of the button for the interactive transition of an operation.
  func drag(of verb: Verb) -> VerbDrag? { drags[verb] }

  /// Enables the buttons of the operations that are possible, and chooses the one at which Tab
  /// stops.
  func update(isPossible: (Verb) -> Bool) {
    for (place, control) in controls { control.isEnabled = isPossible(place.verb) }
    for (verb, drag) in drags { drag.isEnabled = isPossible(verb) }
    lastFocused = controls.first { $0.value.hasFocus }?.key ?? lastFocused
    let stop = [lastFocused, Place(verb: .push, kind: .jumpCut)].compactMap(\.self)
      .first { self[$0].isEnabled }
    for (place, control) in controls { control.skipsTab = place != stop }
  }

  private func add(_ place: Place) {
    let control = Control { [weak self] in self?.onChoice?(place) }
    control.onKey = { [weak self] in self?.moveFocus(with: $0, from: place) ?? false }
    controls[place] = control
  }

  private func moveFocus(with key: KeyPress, from place: Place) -> Bool {
    let (verbs, kinds) = (Verb.allCases, VerbKind.allCases)
    guard let verb = verbs.firstIndex(of: place.verb), let kind = kinds.firstIndex(of: place.kind)
    else { return false }
    let target: Place?
    switch key.description {
    case "Left" where kind > 0: target = Place(verb: place.verb, kind: kinds[kind - 1])
    case "Right" where kind + 1 < kinds.count:
      target = Place(verb: place.verb, kind: kinds[kind + 1])
    case "Up": target = enabled(verbs[..<verb].reversed(), place.kind)
    case "Down": target = enabled(Array(verbs[(verb + 1)...]), place.kind)
    default: target = nil
    }
    guard let target else { return false }
    self[place].hasFocus = false
    self[target].hasFocus = true
    return true
  }

  private func enabled(_ verbs: [Verb], _ kind: VerbKind) -> Place? {
    verbs.map { Place(verb: $0, kind: kind) }.first { self[$0].isEnabled }
  }
}
