internal import Observation
internal import Synchronization

/// A record of what a layout has read of observable objects: the clock, states of controls, and the
/// program's own models.
///
/// It is out of date as soon as any of these changes, on whatever thread. A layout that contains
/// another layout also depends on what the inner one has read.
final class LayoutReading: Observable, Sendable {
  private let changed = Atomic(false)
  private let registrar = ObservationRegistrar()
  private let end = End()

  /// Whether something that was read has changed since.
  var isOutOfDate: Bool {
    registrar.access(self, keyPath: \.isOutOfDate)
    return changed.load(ordering: .relaxed)
  }

  /// Makes a layout, and records what it reads.
  @MainActor
  func track<Layout>(_ make: () -> Layout) -> Layout {
    withObservationTracking {
      end.read()
      return make()
    } onChange: { [weak self] in
      self?.expire()
    }
  }

  private func expire() {
    changed.store(true, ordering: .relaxed)
    registrar.withMutation(of: self, keyPath: \.isOutOfDate) {}
  }

  deinit { end.reach() }
}

/// A change that ends an observation; `withObservationTracking` has no other way to end one.
///
/// Without it, an object that is read in every frame, but never changes, would collect one observer
/// for each frame.
private final class End: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var isReached: Bool { false }

  func read() { registrar.access(self, keyPath: \.isReached) }

  func reach() { registrar.withMutation(of: self, keyPath: \.isReached) {} }
}
