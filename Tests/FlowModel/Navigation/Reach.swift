package import FlowCore

/// The situations that scripts must reach for the model test to be meaningful.
package enum Place: CaseIterable {
  case turnsRound, turnsBack, waits, cutsShort, carriesThree
  case beginsDrag, holdsMidway, letsGoFast
  case freezes, freezesInHand, movesWhatIsFrozen
  case isRefusedInside, tellsManyThings
  case changesInPlace
}

extension ReferenceModel {
  /// The situations that an operation has led to.
  fileprivate func places(after before: ReferenceModel) -> [Place] {
    var places: [Place] = []
    if callbacks.contains(.answer(.refused(.busy))) { places.append(.isRefusedInside) }
    if callbacks.isEmpty, declared != before.declared { places.append(.changesInPlace) }
    if callbacks.count > 20 { places.append(.tellsManyThings) }
    switch (before.state, state) {
    case (.moving(let old, _, let wasHeading), .moving(let transition, _, let heading)):
      if transition.page(at: heading) != top { places.append(.waits) }
      if old.pages == transition.pages, wasHeading != heading {
        places.append(heading == .cancel ? .turnsRound : .turnsBack)
      }
    case (.interactive, .moving(let transition, _, _)):
      if transition.carried.count == 1 { places.append(.cutsShort) }
      if transition.carried.count > 2 { places.append(.carriesThree) }
      if claim != nil, velocity != 0 { places.append(.letsGoFast) }
    case (.moving(let old, _, _), .interactive(let transition, _)):
      if old.pages == transition.pages { places.append(.beginsDrag) }
    case (.interactive, .interactive(_, let fraction)):
      if fraction > 0, fraction < 1 { places.append(.holdsMidway) }
    case (.moving, .frozen): places.append(.freezes)
    case (.interactive, .frozen): places.append(.freezesInHand)
    case (.frozen, .frozen(_, _, _, let isMoved)):
      if isMoved { places.append(.movesWhatIsFrozen) }
    case (.resting, _), (.frozen, _), (_, .resting): break
    }
    return places
  }
}

/// The situations, refusals and callbacks that scripts reach.
package struct Reach {
  package private(set) var places: Set<Place> = []
  /// The reasons for which requests were refused.
  package private(set) var refusals: Set<NavigationRefusal> = []
  /// The kinds of callbacks in which requests could be made.
  package private(set) var triggers: Set<Trigger> = []

  package init(of scripts: [[Operation]]) {
    for script in scripts { play(script) }
  }

  private mutating func play(_ script: [Operation]) {
    var model = ReferenceModel()
    for operation in script {
      let before = model
      model.begin()
      if case .refused(let refusal) = model.perform(operation) { refusals.insert(refusal) }
      triggers.formUnion(model.callbacks.compactMap(\.trigger))
      places.formUnion(model.places(after: before))
    }
  }
}
