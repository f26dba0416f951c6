public import FlowCore

/// What a status bar looks like at an instant.
public struct StatusBarLook: Hashable, Sendable {
  /// How much of it is there, 0…1.
  public var presence: Double
  /// How light what stands in it is: a fade between its styles is one number.
  public var status: StatusLook

  /// Creates a look; by default one that is there, in the theme's colour.
  public init(presence: Double = 1, status: StatusLook = .theme) {
    self.presence = presence
    self.status = status
  }

  /// None.
  public static let hidden = StatusBarLook(presence: 0)
}

extension StatusBarLook: Interpolatable {
  public func interpolated(to other: StatusBarLook, fraction: Double) -> StatusBarLook {
    StatusBarLook(
      presence: presence.interpolated(to: other.presence, fraction: fraction),
      status: status.interpolated(to: other.status, fraction: fraction))
  }
}
