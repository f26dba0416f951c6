internal import Observation
internal import Synchronization

/// The observable objects that a layout has read: the clock, states of controls, and the program's
/// own models.
///
/// The layout is out of date as soon as any of them changes, on any thread. A layout that
/// contains another layout also depends on what the inner one has read.
final class LayoutDependencies: Observable, Sendable {
  private let changed = Atomic(false)
  private let registrar = ObservationRegistrar()
  private let observationEnd = ObservationEnd()

  var isOutOfDate: Bool {
    registrar.access(self, keyPath: \.isOutOfDate)
    return changed.load(ordering: .relaxed)
  }

  @MainActor
  func track<Layout>(_ make: () -> Layout) -> Layout {
    withObservationTracking {
      observationEnd.observe()
      return make()
    } onChange: { [weak self] in
      self?.expire()
    }
  }

  private func expire() {
    changed.store(true, ordering: .relaxed)
    registrar.withMutation(of: self, keyPath: \.isOutOfDate) {}
  }

  deinit { observationEnd.endObservation() }
}

/// Ends an observation by pretending to change: `withObservationTracking` stops observing after the
/// first change of anything that was read, and offers no other way to stop.
///
/// Without it, an object that is read in every frame, but never changes, would collect one observer
/// for each frame.
private final class ObservationEnd: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var hasEnded: Bool { false }

  func observe() { registrar.access(self, keyPath: \.hasEnded) }

  func endObservation() { registrar.withMutation(of: self, keyPath: \.hasEnded) {} }
}
