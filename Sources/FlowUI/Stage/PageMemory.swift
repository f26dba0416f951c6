internal import FlowCore

/// Pages as they were laid out in an earlier frame of the same transition, as long as nothing can
/// have changed what they show.
///
/// A page is remembered only where it was laid out without a look at the clock, so that nothing on
/// it moves; and forgotten with any input, whatever else is due on the clock, another transition,
/// and the transition's end.
final class PageMemory {
  private struct Entry {
    weak var screen: (any Screen)?
    weak var transition: TransitionCoordinator?
    let surroundings: PageSurroundings
    let alarms: Int
    let layer: Layer
  }

  /// They keep nobody alive: neither screens, nor a transition, which keeps its screens.
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Lays everything out anew from the next frame on.
  func forget() { entries = [:] }

  /// The page of a screen, from before where it is the same.
  func page(of screen: any Screen, in context: LayoutContext, _ make: () -> Layer) -> Layer {
    guard let transition = context.transition else {
      forget()
      return make()
    }
    let (key, surroundings) = (ObjectIdentifier(screen), PageSurroundings(context))
    if let known = entries[key], known.screen === screen, known.transition === transition,
      known.alarms == context.clock.alarms, known.surroundings == surroundings
    {
      return known.layer
    }
    let looks = context.clock.looks
    let layer = make()
    entries[key] =
      looks == context.clock.looks
      ? Entry(
        screen: screen, transition: transition, surroundings: surroundings,
        alarms: context.clock.alarms, layer: layer) : nil
    return layer
  }
}

/// All of a context that decides what a page looks like.
private struct PageSurroundings: Equatable {
  private let size: Size
  private let insets: Insets
  private let theme: Theme
  private let direction: LayoutDirection
  private let textSize: Double
  private let density: Density
  private let pointer: Point?
  private let marksFocus: Bool
  private let reducesMotion: Bool
  private let isSheet: Bool
  private let copied: String?

  init(_ context: LayoutContext) {
    size = context.size
    insets = context.insets
    theme = context.theme
    direction = context.direction
    textSize = context.textSize
    density = context.density
    pointer = context.pointer
    marksFocus = context.marksFocus
    reducesMotion = context.reducesMotion
    isSheet = context.isSheet
    copied = context.copied
  }
}
