package import FlowCore

/// Counts presses soon after one another in one place, which select more and more.
package struct PressCounter {
  private var count = 0
  private var last: (instant: Instant, place: Point)?

  /// How soon a press must follow another one: GTK's double click.
  private static let repetition = Duration.milliseconds(400)

  /// No press has come yet.
  package init() {}

  /// How many presses have come, with this one; after three it counts anew.
  package mutating func count(_ event: PointerEvent) -> Int {
    let follows =
      last.map {
        event.instant <= $0.instant.advanced(by: Self.repetition)
          && event.location.distance(to: $0.place) <= event.device.slop
      } ?? false
    count = follows ? count % 3 + 1 : 1
    last = (event.instant, event.location)
    return count
  }
}
