internal import FlowCore

/// Pages as they were laid out in an earlier frame of the same transition, as long as nothing can have changed
/// what they show.
///
/// A page is remembered only where it was laid out without a look at the clock, so that nothing on it moves; and
/// forgotten with any input, whatever else is due on the clock, another transition, and the transition's end.
final class PageMemory {
  private struct Entry {
    weak var screen: (any Screen)?
    weak var transition: TransitionCoordinator?
    let context: LayoutContext
    let alarms: Int
    let layer: Layer
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Lays everything out anew from the next frame on.
  func forget() { entries = [:] }

  /// The page of a screen, from before where it is the same.
  func page(of screen: any Screen, in context: LayoutContext, _ make: () -> Layer) -> Layer {
    let key = ObjectIdentifier(screen)
    guard let transition = context.transition else {
      entries[key] = nil
      return make()
    }
    if let known = entries[key], known.screen === screen, known.transition === transition,
      known.alarms == context.clock.alarms, known.context.looks(like: context)
    {
      return known.layer
    }
    let looks = context.clock.looks
    let layer = make()
    entries[key] =
      looks == context.clock.looks
      ? Entry(
        screen: screen, transition: transition, context: context, alarms: context.clock.alarms,
        layer: layer) : nil
    return layer
  }
}

extension LayoutContext {
  /// Whether the same page looks the same in another context.
  fileprivate func looks(like other: LayoutContext) -> Bool {
    size == other.size && insets == other.insets && theme == other.theme
      && direction == other.direction && textSize == other.textSize && pointer == other.pointer
      && marksFocus == other.marksFocus && reducesMotion == other.reducesMotion
      && window == other.window && clear == other.clear && isSheet == other.isSheet
      && isInCard == other.isInCard && copied == other.copied
  }
}
