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

  /// The duration of a slide, like the release of a `Control`; by eye.
  private static let travel = Duration.milliseconds(200)

  init(_ index: Double) {
    position = AnimatedValue(index)
  }

  var index: Double { position.value }

  /// With reduced motion the mark jumps instead of sliding.
  func observe(_ context: LayoutContext) {
    clock = context.reducesMotion ? nil : context.clock
  }

  func jump(to index: Double) {
    position = AnimatedValue(index)
  }

  func slide(to index: Double) {
    guard let clock else { return jump(to: index) }
    position.run(to: index, over: Self.travel, on: clock)
  }
}
