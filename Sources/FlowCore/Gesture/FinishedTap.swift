/// A tap that is over and waits for another one.
struct FinishedTap: Hashable {
  /// The longest pause between a press let go and the next one; the double-tap time of Android.
  static let pause = Duration.milliseconds(300)
  /// How far apart the two presses may be, in points: one touch target.
  static let distance = 44.0

  /// Where it was pressed.
  let place: Point
  /// When it was let go.
  let end: Instant

  /// Whether a press is the next one of the same double tap.
  func isFollowed(by press: PointerEvent) -> Bool {
    press.instant <= end.advanced(by: Self.pause)
      && press.location.distance(to: place) <= Self.distance
  }
}
