package import FlowCore

/// What scripts have to get to for the model test to mean anything.
package enum Place: CaseIterable {
  case turnsRound, turnsBack, waits, cutsShort, carriesThree
  case takesHold, holdsMidway, letsGoFast
  case freezes, freezesInHand, movesWhatIsFrozen
  case isRefusedInside, tellsManyThings
  case changesInPlace
}

extension ReferenceModel {
  /// Where an operation has led to.
  fileprivate func places(after before: ReferenceModel) -> [Place] {
    var places: [Place] = []
    if told.contains(.answer(.refused(.busy))) { places.append(.isRefusedInside) }
    if told.isEmpty, declared != before.declared { places.append(.changesInPlace) }
    if told.count > 20 { places.append(.tellsManyThings) }
    switch (before.state, state) {
    case (.moving(let old, _, let wasHeading), .moving(let way, _, let heading)):
      if way.page(at: heading) != top { places.append(.waits) }
      if old.pages == way.pages, wasHeading != heading {
        places.append(heading == .cancel ? .turnsRound : .turnsBack)
      }
    case (.inHand, .moving(let way, _, _)):
      if way.carried.count == 1 { places.append(.cutsShort) }
      if way.carried.count > 2 { places.append(.carriesThree) }
      if grip != nil, velocity != 0 { places.append(.letsGoFast) }
    case (.moving(let old, _, _), .inHand(let way, _)):
      if old.pages == way.pages { places.append(.takesHold) }
    case (.inHand, .inHand(_, let fraction)):
      if fraction > 0, fraction < 1 { places.append(.holdsMidway) }
    case (.moving, .frozen): places.append(.freezes)
    case (.inHand, .frozen): places.append(.freezesInHand)
    case (.frozen, .frozen(_, _, _, let isMoved)):
      if isMoved { places.append(.movesWhatIsFrozen) }
    case (.resting, _), (.frozen, _), (_, .resting): break
    }
    return places
  }
}

/// What scripts get to.
package struct Reach {
  package private(set) var places: Set<Place> = []
  /// For what reasons something was refused.
  package private(set) var refusals: Set<NavigationRefusal> = []
  /// In which callbacks something could be asked for.
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
      triggers.formUnion(model.told.compactMap(\.trigger))
      places.formUnion(model.places(after: before))
    }
  }
}
