/// How the pages of a pager reach a page that has been selected.
package enum PageMotion: Hashable, Sendable {
  /// Immediately, without animation.
  case none
  /// They do not move: the selected page fades in over the earlier one, for reduced motion.
  case fade
  /// On a spring that continues their velocity, after a gesture or a request.
  case spring
  /// On an ease-in-out curve, when a page's time is over.
  case curve
}

/// A page that fades in over an earlier one.
package struct PageFade: Hashable, Sendable {
  /// The index of the earlier page.
  package let page: Int
  /// The opacity of the selected page, from 0 to 1.
  package let motion: LinearMotion

  /// The duration of the fade: the same as that of bars that change in place.
  private static let duration = Duration.milliseconds(200)

  init(from page: Int, start: Instant) {
    self.page = page
    motion = LinearMotion(start: start, origin: 0, target: 1, duration: Self.duration)
  }
}

extension CurveMotion {
  /// The time in which pages advance by one page, in seconds, chosen by eye: half a second looks
  /// calmer than SwiftUI's default of 0.35 s.
  private static let secondsPerPage = 0.5
  /// The longest time for several pages, for example from the last one back to the first, in
  /// seconds; chosen by eye.
  private static let maximumSeconds = 1.2

  /// The motion of pages that advance by themselves: along SwiftUI's default curve, and longer for
  /// several pages, in proportion to the square root of their number.
  static func advance(from origin: Double, to target: Double, start: Instant) -> CurveMotion {
    let seconds = secondsPerPage * max(1, (target - origin).magnitude.squareRoot())
    return CurveMotion(
      curve: .easeInOut, start: start, origin: origin, target: target,
      duration: .seconds(min(seconds, maximumSeconds)))
  }
}
