package import FlowCore

/// Situations that scripts must reach for the model test to be meaningful.
package enum Situation: CaseIterable {
  case reversesTowardsStart, reversesTowardsEnd, requestWaits, cutsShort, carriesMoreThanTwo
  case grabsRunningTransition, dragsPartially, releasesWithVelocity
  case freezesRunning, freezesDragged, movesFrozen
  case isRefusedInCallback, deliversManyCallbacks
  case changesInPlace
}

extension ReferenceModel {
  fileprivate func situations(after before: ReferenceModel) -> [Situation] {
    var situations: [Situation] = []
    if callbacks.contains(.answer(.refused(.busy))) { situations.append(.isRefusedInCallback) }
    if callbacks.isEmpty, declared != before.declared { situations.append(.changesInPlace) }
    if callbacks.count > 20 { situations.append(.deliversManyCallbacks) }
    switch (before.state, state) {
    case (.moving(let old, _, let wasHeading), .moving(let transition, _, let heading)):
      if transition.page(at: heading) != top { situations.append(.requestWaits) }
      if old.pages == transition.pages, wasHeading != heading {
        situations.append(heading == .cancel ? .reversesTowardsStart : .reversesTowardsEnd)
      }
    case (.interactive(let old, _), .moving(let transition, _, _)):
      if transition.carried.count > old.carried.count { situations.append(.cutsShort) }
      if transition.carried.count > 2 { situations.append(.carriesMoreThanTwo) }
      if claim != nil, velocity != 0 { situations.append(.releasesWithVelocity) }
    case (.moving(let old, _, _), .interactive(let transition, _)):
      if old.pages == transition.pages { situations.append(.grabsRunningTransition) }
    case (.interactive(_, let old), .interactive(_, let fraction)):
      if fraction != old, fraction > 0, fraction < 1 { situations.append(.dragsPartially) }
    case (.moving, .frozen): situations.append(.freezesRunning)
    case (.interactive, .frozen): situations.append(.freezesDragged)
    case (.frozen, .frozen(_, _, _, let isMoved)):
      if isMoved { situations.append(.movesFrozen) }
    case (.idle, _), (.frozen, _), (_, .idle): break
    }
    return situations
  }
}

package struct Coverage {
  package private(set) var situations: Set<Situation> = []
  package private(set) var refusals: Set<NavigationRefusal> = []
  /// Callbacks in which requests could be made.
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
      situations.formUnion(model.situations(after: before))
    }
  }
}
