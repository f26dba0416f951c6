/// Tracks the visible screens of one flow, and lets only valid appearance steps through.
///
/// While the flow itself is covered or removed, none of its screens is visible, whatever happens
/// inside it.
struct AppearanceStates {
  private(set) var containerStep: AppearanceStep
  /// The screens that have not disappeared: two during a transition, a few more when a transition
  /// is interrupted by another.
  private var entries: [Entry] = []

  private struct Entry {
    let screen: ScreenID
    var last: AppearanceStep
  }

  init(containerStep: AppearanceStep) {
    self.containerStep = containerStep
  }

  /// Makes a screen the only one, at the container's step, without a callback.
  mutating func show(_ screen: ScreenID) {
    entries = containerStep == .didDisappear ? [] : [Entry(screen: screen, last: containerStep)]
  }

  /// Returns false, and records nothing, if the step is not valid now.
  ///
  /// While the flow itself is disappearing, its screens may still disappear, but not appear.
  mutating func record(_ step: AppearanceStep, of screen: ScreenID) -> Bool {
    guard containerStep.isAppearing || !step.isAppearing else { return false }
    return advance(screen, by: step)
  }

  /// Returns the screens that must also receive the step.
  ///
  /// - Parameter page: The visible page; during a transition, the page at which it will end.
  mutating func recordContainerStep(_ step: AppearanceStep, page: ScreenID) -> [ScreenID] {
    containerStep = step
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
  fileprivate var isAppearing: Bool {
    switch self {
    case .willAppear, .didAppear: true
    case .willDisappear, .didDisappear: false
    }
  }

  /// The step that must precede this one.
  var announcement: AppearanceStep? {
    switch self {
    case .willAppear, .willDisappear: nil
    case .didAppear: .willAppear
    case .didDisappear: .willDisappear
    }
  }
}
