internal import FlowCore

/// Where a mark is that shows what is chosen, as a switch's knob: it slides there when a person has
/// chosen, and is there at once otherwise.
final class SlidingMark {
  private let position: AnimatedValue<Double>
  private weak var clock: FlowClock?

  /// How long it slides: LOOK.md's longest fade.
  private static let travel = Duration.milliseconds(200)

  init(_ place: Double) {
    position = AnimatedValue(place)
  }

  /// Where it is at this instant.
  var place: Double { position.value }

  /// Takes notice of the clock by which it slides; with less motion it does not.
  func notice(_ context: LayoutContext) {
    clock = context.reducesMotion ? nil : context.clock
  }

  /// Is somewhere else.
  func jump(to place: Double) { position.value = place }

  /// Slides somewhere else.
  func slide(to place: Double) {
    guard let clock else { return jump(to: place) }
    position.run(to: place, over: Self.travel, on: clock)
  }
}
