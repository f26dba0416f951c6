internal import FlowCore
internal import Observation

/// The animated position of a mark that shows a selection, such as the knob of a switch.
///
/// It slides when the user changes the selection, and jumps otherwise.
@MainActor
@Observable
final class SlidingMark {
  private var position: AnimatedValue<Double>
  @ObservationIgnored private weak var clock: FlowClock?

  /// The duration of a slide: 200 ms, like the release of a `Control`; by eye.
  private static let travel = Duration.milliseconds(200)

  init(_ place: Double) {
    position = AnimatedValue(place)
  }

  /// The current position.
  var place: Double { position.value }

  /// Records the clock that drives the slide; with reduced motion the mark jumps instead.
  func observe(_ context: LayoutContext) {
    clock = context.reducesMotion ? nil : context.clock
  }

  /// Moves to a position without animation.
  func jump(to place: Double) {
    position = AnimatedValue(place)
  }

  /// Slides to a position, or jumps there without a clock.
  func slide(to place: Double) {
    guard let clock else { return jump(to: place) }
    position.run(to: place, over: Self.travel, on: clock)
  }
}
