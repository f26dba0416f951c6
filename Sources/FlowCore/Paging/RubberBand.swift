/// How something follows a hand that pulls it further than it can go: the further, the less.
package enum RubberBand {
  /// How much of a pull is followed at first: UIKit's 0.55 (second-hand).
  private static let grip = 0.55

  /// How far it goes beyond its end.
  ///
  /// - Parameters:
  ///   - pull: How far beyond the end it has been pulled; at least 0.
  ///   - extent: How far it can get at most, in the same unit; with none it stays at its end.
  package static func reach(of pull: Double, extent: Double) -> Double {
    extent > 0 ? extent * (1 - 1 / (pull * grip / extent + 1)) : 0
  }

  /// How far it must have been pulled to be so far beyond its end; 0 where no pull leads there.
  package static func pull(reaching reach: Double, extent: Double) -> Double {
    guard reach > 0, reach < extent else { return 0 }
    return extent / grip * reach / (extent - reach)
  }
}
