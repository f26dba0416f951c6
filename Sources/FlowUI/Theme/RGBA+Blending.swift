internal import FlowCore

extension RGBA {
  static let blendingSteps = 16

  /// The first colour on the way to `end` that satisfies the condition; `end` if none does.
  func nearest(to end: RGBA, where suffices: (RGBA) -> Bool) -> RGBA {
    (0..<Self.blendingSteps).lazy
      .map { interpolated(to: end, fraction: Double($0) / Double(Self.blendingSteps)) }
      .first(where: suffices) ?? end
  }
}
