/// The resistance of content that is dragged beyond its limit: the further the drag, the less the
/// content follows.
package enum RubberBand {
  /// The fraction of the pull by which the content follows at first, as in UIKit according to
  /// secondary sources.
  private static let grip = 0.55

  /// The distance that the content moves beyond its limit when the drag is `pull` beyond it.
  ///
  /// `extent` is the maximum distance; if it is not positive, the content stays at its limit.
  package static func reach(of pull: Double, extent: Double) -> Double {
    extent > 0 ? extent * (1 - 1 / (pull * grip / extent + 1)) : 0
  }

  /// The inverse of `reach(of:extent:)`; 0 unless `reach` is between 0 and `extent`.
  package static func pull(reaching reach: Double, extent: Double) -> Double {
    guard reach > 0, reach < extent else { return 0 }
    return extent / grip * reach / (extent - reach)
  }
}
