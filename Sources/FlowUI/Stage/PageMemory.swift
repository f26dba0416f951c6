internal import FlowCore

/// Caches the pages laid out in earlier frames of a transition.
///
/// A page is cached only if its layout did not read the clock, so that nothing on it moves. The
/// cache is cleared by any input, by whatever else is due on the clock, by another transition, and
/// by the transition's end.
@MainActor
final class PageMemory {
  private struct Entry {
    weak var screen: (any Screen)?
    weak var transition: TransitionCoordinator?
    let surroundings: PageSurroundings
    let alarms: Int
    let layer: Layer
  }

  /// Weak entries: they keep neither screens alive, nor a transition, which keeps its screens.
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Clears the cache, so that everything is laid out again from the next frame on.
  func forget() { entries = [:] }

  /// The page of a screen, from the cache where nothing that it depends on has changed.
  func page(of screen: any Screen, in context: LayoutContext, _ make: () -> Layer) -> Layer {
    guard let transition = context.services.transition else {
      forget()
      return make()
    }
    let (key, surroundings) = (ObjectIdentifier(screen), PageSurroundings(context))
    if let known = entries[key], known.screen === screen, known.transition === transition,
      known.alarms == context.clock.alarms, known.surroundings == surroundings
    {
      return known.layer
    }
    let reads = context.clock.reads
    let layer = make()
    entries[key] =
      reads == context.clock.reads
      ? Entry(
        screen: screen, transition: transition, surroundings: surroundings,
        alarms: context.clock.alarms, layer: layer) : nil
    return layer
  }
}

/// Everything in a layout context that a page's appearance depends on.
private struct PageSurroundings: Equatable {
  private let environment: LayoutEnvironment
  private let size: Size
  private let insets: Insets

  init(_ context: LayoutContext) {
    environment = context.environment
    size = context.size
    insets = context.insets
  }
}
