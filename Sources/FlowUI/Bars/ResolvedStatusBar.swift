public import FlowCore

/// What a status bar looks like at an instant.
public struct ResolvedStatusBar: Hashable, Sendable {
  /// How much of it is there, 0…1.
  public var presence: Double
  /// How light what stands in it is: a fade between its styles is one number.
  public var status: StatusBarColour

  /// Creates a look; by default one that is there, in the theme's colour.
  public init(presence: Double = 1, status: StatusBarColour = .theme) {
    self.presence = presence
    self.status = status
  }

  /// None.
  public static let hidden = ResolvedStatusBar(presence: 0)
}

extension ResolvedStatusBar: Interpolatable {
  public func interpolated(to other: ResolvedStatusBar, fraction: Double) -> ResolvedStatusBar {
    ResolvedStatusBar(
      presence: presence.interpolated(to: other.presence, fraction: fraction),
      status: status.interpolated(to: other.status, fraction: fraction))
  }
}
