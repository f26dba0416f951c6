/// A finished tap that another one may follow.
struct FinishedTap: Hashable {
  /// The longest time between a release and the next press: Android's double-tap timeout.
  static let pause = Duration.milliseconds(300)
  /// The longest distance between the two presses, in points: one touch target.
  static let distance = 44.0

  /// The location of the tap.
  let place: Point
  /// The instant of its release.
  let end: Instant

  /// Whether a press continues the same double tap.
  func isFollowed(by press: PointerEvent) -> Bool {
    press.instant <= end.advanced(by: Self.pause)
      && press.location.distance(to: place) <= Self.distance
  }
}
