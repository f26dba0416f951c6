public import FlowCore

/// How a stage's window shall be.
public struct StageWindowOptions: Sendable {
  /// How a stage and its window go together.
  public enum Fit: Hashable, Sendable {
    /// The stage keeps its size, and is scaled to fit into the window.
    ///
    /// The number is that of device pixels a point at the start, positive and at most 64; `nil` is
    /// one window unit a point, or less where the display is smaller.
    case scaled(Double?)
    /// The stage has the window's size at any time, a point a window unit.
    ///
    /// At the start that is the session's size, or less where the display is smaller; a person can
    /// make the window no smaller than the minimum, in window units.
    case following(minimum: Size)
  }

  /// What the title bar says at first.
  public var title: String
  /// How the stage and the window go together.
  public var fit: Fit
  /// Whether frames go through the graphics card.
  public var usesGPU: Bool
  /// Whether it may be one of a video driver that shows nothing, as for measurements.
  public var allowsInvisible: Bool

  /// Creates options for a stage that is scaled; traps unless a scale is positive and at most 64.
  public init(
    title: String, scale: Double? = nil, usesGPU: Bool = false,
    allowsInvisible: Bool = false
  ) {
    self.init(
      title: title, fit: .scaled(scale), usesGPU: usesGPU, allowsInvisible: allowsInvisible)
  }

  /// Creates options; traps unless a scale is positive and at most 64, and a minimum finite.
  public init(
    title: String, fit: Fit, usesGPU: Bool = false, allowsInvisible: Bool = false
  ) {
    switch fit {
    case .scaled(let scale):
      precondition(
        scale.map { $0 > 0 && $0 <= 64 } ?? true, "no window has \(scale ?? 0) pixels a point")
    case .following(let minimum):
      precondition(
        minimum.width.isFinite && minimum.height.isFinite, "no window is \(minimum) at least")
    }
    self.title = title
    self.fit = fit
    self.usesGPU = usesGPU
    self.allowsInvisible = allowsInvisible
  }
}
