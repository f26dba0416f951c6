/// How a stage's window shall be.
public struct StageWindowOptions: Sendable {
  /// What the title bar says.
  public var title: String
  /// Device pixels a point at the start; `nil` is one window unit a point, or less where the display is
  /// smaller.
  public var scale: Double?
  /// Whether frames go through the graphics card.
  public var usesGPU: Bool
  /// Whether it may be one of a video driver that shows nothing, as for measurements.
  public var allowsInvisible: Bool

  /// Creates options; traps unless a scale is positive and at most 64.
  public init(
    title: String, scale: Double? = nil, usesGPU: Bool = false,
    allowsInvisible: Bool = false
  ) {
    precondition(
      scale.map { $0 > 0 && $0 <= 64 } ?? true, "no window has \(scale ?? 0) pixels a point")
    self.title = title
    self.scale = scale
    self.usesGPU = usesGPU
    self.allowsInvisible = allowsInvisible
  }
}
