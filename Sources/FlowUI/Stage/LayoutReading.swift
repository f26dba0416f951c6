internal import Observation
internal import Synchronization

/// What a layout has read of observable objects: states of controls, and the program's own models.
///
/// It is out of date as soon as one of them changes; objects may change on any thread.
final class LayoutReading: Sendable {
  private let changed = Atomic(false)
  private let end = End()

  /// Whether something that was read has changed since.
  var isOutOfDate: Bool { changed.load(ordering: .relaxed) }

  /// Makes a layout, and records what it reads.
  @MainActor
  func track<Layout>(_ make: () -> Layout) -> Layout {
    withObservationTracking {
      end.read()
      return make()
    } onChange: { [weak self] in
      self?.changed.store(true, ordering: .relaxed)
    }
  }

  deinit { end.reach() }
}

/// A change that ends an observation, for which `withObservationTracking` offers no other way.
///
/// Otherwise an object that is read in every frame, but never changes, would collect one observer
/// for each frame.
private final class End: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var isReached: Bool { false }

  func read() { registrar.access(self, keyPath: \.isReached) }

  func reach() { registrar.withMutation(of: self, keyPath: \.isReached) {} }
}
