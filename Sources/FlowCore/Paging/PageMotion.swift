/// How the pages of a pager reach a page that has been selected.
package enum PageMotion: Hashable, Sendable {
  case none
  /// The selected page fades in over the earlier one, for reduced motion.
  case fade
  /// On a spring that continues their velocity, after a gesture or a request.
  case spring
  /// On an ease-in-out curve, when a page's time is over.
  case curve
}

package struct PageFade: Hashable, Sendable {
  /// The index of the earlier page.
  package let page: Int
  /// The opacity of the selected page, from 0 to 1.
  package let motion: LinearMotion

  init(from page: Int, start: Instant) {
    self.page = page
    motion = LinearMotion(start: start, origin: 0, target: 1, duration: .inPlace)
  }
}

extension CurveMotion {
  /// Chosen by eye: half a second looks calmer than SwiftUI's default of 0.35 s.
  private static let secondsPerPage = 0.5
  /// The maximum time for several pages, for example from the last one back to the first; chosen by
  /// eye.
  private static let maximumSeconds = 1.2

  /// Creates the ease-in-out motion of pages that advance by themselves.
  ///
  /// The duration grows with the square root of the distance in pages.
  static func advance(from origin: Double, to target: Double, start: Instant) -> CurveMotion {
    let seconds = secondsPerPage * max(1, (target - origin).magnitude.squareRoot())
    return CurveMotion(
      curve: .easeInOut, start: start, origin: origin, target: target,
      duration: .seconds(min(seconds, maximumSeconds)))
  }
}
