/// The kind of pointer, which decides how far a press may move before it becomes a drag.
public enum PointerDevice: String, Hashable, Sendable {
  case mouse
  case touch

  /// The distance that a press may move before it becomes a drag, in points (FC-10).
  ///
  /// A fingertip rolls, so touch needs more than a mouse: 10 instead of 6. React Navigation uses 5,
  /// libadwaita 16.
  public var slop: Double {
    switch self {
    case .mouse: 6
    case .touch: 10
    }
  }
}

/// An event of a pointer's press.
public struct PointerEvent: Hashable, Sendable {
  /// The phase of the press.
  public enum Phase: String, Hashable, Sendable {
    case down
    case move
    case up
    /// The press was taken away, for example by another gesture, a loss of focus, or Escape.
    case cancelled
  }

  /// The phase of the press.
  public let phase: Phase
  /// The kind of pointer.
  public let device: PointerDevice
  /// The location in points of the stage, possibly outside of it.
  public let location: Point
  /// When the event happened.
  public let instant: Instant
  /// The stage's size in points at that instant.
  public let stageSize: Size
  /// The modifier keys that are down at the press; empty for every phase but `down`.
  public let modifiers: Set<KeyPress.Modifier>
  /// The reading direction of the stage.
  public let direction: LayoutDirection
  /// The edge zones in which drags of pages may begin.
  public let edges: EdgeZones

  /// The distance of the location from the leading edge, in points; negative if it lies beyond that
  /// edge.
  package var fromLeading: Double { direction.distanceFromLeading(location.x, in: stageSize) }

  /// The location in fractions of the stage: x of its width, from the leading edge, and y of its
  /// height.
  package var stageFraction: Point { stageFraction(of: location) }

  /// Returns a point of the stage in fractions, as in `stageFraction`.
  package func stageFraction(of point: Point) -> Point {
    Point(
      x: direction.distanceFromLeading(point.x, in: stageSize) / stageSize.width,
      y: point.y / stageSize.height)
  }

  /// Returns the displacement from another point, in points towards the trailing edge and down.
  ///
  /// Not finite if either location is not.
  package func travel(from origin: Point) -> Vector {
    Vector(
      dx: (location.x - origin.x) * direction.trailing, dy: location.y - origin.y)
  }

  /// Creates an event.
  public init(
    _ phase: Phase, device: PointerDevice, location: Point, instant: Instant, stageSize: Size,
    modifiers: Set<KeyPress.Modifier> = [], direction: LayoutDirection = .leftToRight,
    edges: EdgeZones = .default
  ) {
    self.phase = phase
    self.device = device
    self.location = location
    self.instant = instant
    self.stageSize = stageSize
    self.modifiers = modifiers
    self.direction = direction
    self.edges = edges
  }

  package func withPhase(_ phase: Phase, at instant: Instant) -> PointerEvent {
    PointerEvent(
      phase, device: device, location: location, instant: instant, stageSize: stageSize,
      direction: direction, edges: edges)
  }
}

/// A responder's answer to the events of a press so far.
public enum GestureResponse: Hashable, Sendable {
  /// Not handled; the responder wants no more events of this press.
  case ignored
  /// Undecided; the responder wants to receive the next events, too.
  case pending
  /// Claimed; the other responders that follow the press get `cancelled`, and no more events of it.
  case claimed
}

/// An object that handles pointer presses.
@MainActor
public protocol PointerResponder: AnyObject {
  /// Handles the next event of a press.
  ///
  /// The first event is `down`. The last event is `up` or `cancelled`, unless the responder has
  /// answered `ignored` before.
  func respond(to event: PointerEvent) -> GestureResponse

  /// Whether the responder receives presses on a page that is still arriving in a push.
  ///
  /// True for drags of the page itself. False, the default, keeps the second click of a double
  /// click from activating something on the new page by mistake.
  var catchesArrivingPages: Bool { get }

  /// The instant at which the responder may claim a press that has not moved; `nil`, the default,
  /// for never.
  ///
  /// If the press is still unclaimed at that instant, all responders that follow it receive a
  /// `move` to the pointer's current location.
  var pressDeadline: Instant? { get }
}

extension PointerResponder {
  public var catchesArrivingPages: Bool { false }
  public var pressDeadline: Instant? { nil }
}

/// The widths of the zones at the side edges in which drags of pages begin, in points.
public struct EdgeZones: Hashable, Sendable {
  /// The default zone width, in points.
  ///
  /// A zone of 24 points is easy to hit with a mouse, too. For fingers, Flutter uses 20 points, and
  /// UIKit 13 to 20 according to secondary sources.
  package static let defaultWidth = 24.0
  /// Zones of the default width.
  public static let `default` = EdgeZones(leading: defaultWidth, trailing: defaultWidth)

  /// The width of the zone at the leading edge.
  public let leading: Double
  /// The width of the zone at the trailing edge.
  public let trailing: Double

  /// Creates zones; negative widths and NaN count as 0.
  public init(leading: Double, trailing: Double) {
    self.leading = leading > 0 ? leading : 0
    self.trailing = trailing > 0 ? trailing : 0
  }
}
