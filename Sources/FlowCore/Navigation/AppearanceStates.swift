/// Which screens of one flow are in the picture, and lets through only the steps that lead on from
/// there.
///
/// A flow that is itself covered or gone has no screen in the picture, whatever it does meanwhile.
struct AppearanceStates {
  /// The last step of the place where the flow is shown.
  private(set) var place: AppearanceStep
  /// The screens that are not out of the picture: two in a transition, a few more when one is cut
  /// short.
  private var entries: [Entry] = []

  private struct Entry {
    let screen: ScreenID
    var last: AppearanceStep
  }

  init(place: AppearanceStep) {
    self.place = place
  }

  /// Notes that a screen is as far as its flow's place is, without a step.
  mutating func show(_ screen: ScreenID) {
    entries = place == .didDisappear ? [] : [Entry(screen: screen, last: place)]
  }

  /// Whether a screen takes a step, which then counts as taken.
  ///
  /// While the flow itself is on its way out, steps still lead out of the picture, but not in.
  mutating func take(_ step: AppearanceStep, of screen: ScreenID) -> Bool {
    guard place.leadsIn || !step.leadsIn else { return false }
    return advance(screen, by: step)
  }

  /// The screens that take a step because the whole flow does.
  ///
  /// - Parameter page: The one that will have the stage if nothing else happens.
  mutating func takeStage(_ step: AppearanceStep, page: ScreenID) -> [ScreenID] {
    place = step
    let candidates = step == .willAppear ? [page] : entries.map(\.screen)
    return candidates.filter { advance($0, by: step) }
  }

  private mutating func advance(_ screen: ScreenID, by step: AppearanceStep) -> Bool {
    guard let index = entries.firstIndex(where: { $0.screen == screen }) else {
      guard step == .willAppear else { return false }
      entries.append(Entry(screen: screen, last: step))
      return true
    }
    let last = entries[index].last
    switch step {
    case .willAppear:
      guard last == .willDisappear else { return false }
    case .didAppear:
      guard last == .willAppear else { return false }
    case .willDisappear:
      guard last == .willAppear || last == .didAppear else { return false }
    case .didDisappear:
      guard last == .willDisappear else { return false }
      entries.remove(at: index)
      return true
    }
    entries[index].last = step
    return true
  }
}

extension AppearanceStep {
  fileprivate var leadsIn: Bool {
    switch self {
    case .willAppear, .didAppear: true
    case .willDisappear, .didDisappear: false
    }
  }

  /// The step that comes before this one, if that has to.
  var announcement: AppearanceStep? {
    switch self {
    case .willAppear, .willDisappear: nil
    case .didAppear: .willAppear
    case .didDisappear: .willDisappear
    }
  }
}
