/// What points: it decides how far a press may wander before it is a drag.
public enum PointerDevice: String, Hashable, Sendable {
  case mouse
  case touch

  /// How far a press may move before it counts as a drag, in points (FC-10).
  ///
  /// A mouse lies still, a fingertip rolls: 6 and 10, between libadwaita's 16 and React
  /// Navigation's 5.
  public var slop: Double {
    switch self {
    case .mouse: 6
    case .touch: 10
    }
  }
}

/// One thing a pointer did.
public struct PointerEvent: Hashable, Sendable {
  /// What it did.
  public enum Phase: String, Hashable, Sendable {
    case down
    case move
    case up
    /// The press has been taken away: by another gesture, a lost window, or Escape.
    case cancelled
  }

  /// What it did.
  public let phase: Phase
  /// What pointed.
  public let device: PointerDevice
  /// Where, in points of the stage; may lie outside of it.
  public let location: Point
  /// When.
  public let instant: Instant
  /// The stage's size in points at that instant.
  public let stage: Size
  /// The keys that are held while it presses; empty for everything but `down`.
  public let modifiers: Set<KeyPress.Modifier>
  /// Which way the stage reads.
  public let direction: LayoutDirection
  /// Where drags of pages may begin.
  public let edges: EdgeZones

  /// How far the place lies from the stage's leading edge, in points; negative beyond it.
  public var fromLeading: Double { direction.distanceFromLeading(location.x, in: stage) }

  /// Where, in parts of the stage's width from the leading edge and of its height.
  ///
  /// Not finite on a stage without extent.
  package var place: Point {
    Point(x: fromLeading / stage.width, y: location.y / stage.height)
  }

  /// The way from another place of the stage to this one, in points towards the trailing edge and
  /// down.
  ///
  /// Not finite where one of the places is not.
  public func travel(from origin: Point) -> Vector {
    Vector(
      dx: (location.x - origin.x) * direction.trailing, dy: location.y - origin.y)
  }

  /// Creates an event.
  public init(
    _ phase: Phase, device: PointerDevice, location: Point, instant: Instant, stage: Size,
    modifiers: Set<KeyPress.Modifier> = [], direction: LayoutDirection = .leftToRight,
    edges: EdgeZones = .default
  ) {
    self.phase = phase
    self.device = device
    self.location = location
    self.instant = instant
    self.stage = stage
    self.modifiers = modifiers
    self.direction = direction
    self.edges = edges
  }

  /// Another event at the same place.
  func again(_ phase: Phase, at instant: Instant) -> PointerEvent {
    PointerEvent(
      phase, device: device, location: location, instant: instant, stage: stage,
      direction: direction, edges: edges)
  }
}

/// What somebody makes of a pointer's press so far.
public enum GestureResponse: Hashable, Sendable {
  /// Nothing; wants no more of this press.
  case ignored
  /// Perhaps something; wants to see how it goes on.
  case pending
  /// It is mine: nobody else gets any more of this press.
  case claimed
}

/// Somebody who can make something of a pointer's presses.
public protocol PointerResponder: AnyObject {
  /// Takes the next event of a press. The first is `down`, the last `up` or `cancelled`.
  func respond(to event: PointerEvent) -> GestureResponse

  /// Whether it may have presses on a page that a push is still bringing in: yes for drags that
  /// take hold of the page itself, no, by default, for what a double click would set off by
  /// mistake.
  var holdsArrivingPages: Bool { get }

  /// When a press that lies still becomes its own; `nil`, by default, when it will not.
  ///
  /// As long as nobody has claimed the press, a `move` to where the pointer lies already comes
  /// then.
  var holdDeadline: Instant? { get }
}

extension PointerResponder {
  public var holdsArrivingPages: Bool { false }
  public var holdDeadline: Instant? { nil }
}
