package import FlowCore

/// Counts presses in quick succession at one position, such as double and triple clicks.
package struct PressCounter {
  private var count = 0
  private var last: (instant: Instant, location: Point)?

  /// GTK's double-click time.
  private static let repetition = Duration.milliseconds(400)

  package init() {}

  /// Returns the number of the press in its succession, 1…3; a fourth press counts as 1.
  package mutating func count(_ event: PointerEvent) -> Int {
    let follows =
      last.map {
        event.instant <= $0.instant.advanced(by: Self.repetition)
          && event.location.distance(to: $0.location) <= event.device.slop
      } ?? false
    count = follows ? count % 3 + 1 : 1
    last = (event.instant, event.location)
    return count
  }
}
