internal import FlowCore

extension RGBA {
  /// The number of steps in which a colour is blended with another until the contrast suffices.
  static let blendingSteps = 16

  /// The colour nearest to this one, towards another one, that satisfies a condition; the other one
  /// if none does.
  func nearest(to end: RGBA, where suffices: (RGBA) -> Bool) -> RGBA {
    (0..<Self.blendingSteps).lazy
      .map { interpolated(to: end, fraction: Double($0) / Double(Self.blendingSteps)) }
      .first(where: suffices) ?? end
  }
}
