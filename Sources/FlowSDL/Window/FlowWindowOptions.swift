public import FlowCore
public import FlowUI

/// Options of a session's window.
public struct FlowWindowOptions: Sendable {
  /// How the sizes of a session and its window are related.
  public enum Fit: Hashable, Sendable {
    /// The session keeps its size, and is scaled to fit the window.
    ///
    /// The value is the initial number of window units per point, positive and at most 64; `nil` is
    /// one window unit per point, or less if the display is smaller.
    case scaled(Double?)
    /// The session always has the window's size, with one point per window unit by default.
    ///
    /// The initial size is the session's, or less if the display is smaller; the window cannot be
    /// made smaller than this minimum size, in points.
    case following(minimum: Size)
  }

  /// The initial text of the title bar.
  public var title: String
  /// How the sizes of the session and the window are related.
  public var fit: Fit
  /// The ID by which the desktop finds the program's menu entry, and the window's class; `nil`, the
  /// default, for the name of the program's file.
  ///
  /// A process has one ID, that of its first window. The environment variables
  /// `SDL_VIDEO_X11_WMCLASS` and `SDL_VIDEO_WAYLAND_WMCLASS` override it.
  public var applicationID: String?
  /// Returns the window's icon, usually of 64x64 pixels; `nil`, the default, for no icon.
  ///
  /// Called once, after the first frame.
  public var icon: (@MainActor () -> Bitmap?)?
  /// The number of window units per point of a session that follows its window, positive and at
  /// most 4; `nil` for the scale that the desktop requests.
  package var contentScale: Double? = 1
  /// Whether to present frames with the graphics card if that has a working renderer; on Wayland
  /// and KMSDRM, this is tried in any case.
  public var usesGPU: Bool
  /// Whether a video driver that shows nothing is allowed, as for measurements.
  public var allowsInvisible: Bool

  /// Creates options for a scaled session; traps if the scale is not positive or exceeds 64.
  public init(
    title: String, scale: Double? = nil, usesGPU: Bool = false,
    allowsInvisible: Bool = false
  ) {
    self.init(
      title: title, fit: .scaled(scale), usesGPU: usesGPU, allowsInvisible: allowsInvisible)
  }

  /// Creates options; traps if the scale is not positive or exceeds 64, or if the minimum is not
  /// finite.
  public init(
    title: String, fit: Fit, usesGPU: Bool = false, allowsInvisible: Bool = false
  ) {
    switch fit {
    case .scaled(let scale):
      precondition(
        scale.map { $0 > 0 && $0 <= 64 } ?? true,
        "a scale must be positive and at most 64, not \(scale ?? 0)")
    case .following(let minimum):
      precondition(minimum.isFinite, "a minimum size must be finite, not \(minimum)")
    }
    self.title = title
    self.fit = fit
    self.usesGPU = usesGPU
    self.allowsInvisible = allowsInvisible
  }
}
