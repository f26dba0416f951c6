/// A scroll event of a wheel or of two fingers on a touchpad.
public struct ScrollEvent: Hashable, Sendable {
  /// The distance that one wheel step scrolls the content, in points.
  ///
  /// An eighth of the 400 points of finger travel that make one page in libadwaita: an X11 touchpad
  /// reports only whole steps, and a page should take several of them.
  static let step = 50.0

  /// Wheel steps to the right, as SDL counts them: a tilt to the left is -1.
  public let right: Double
  /// Wheel steps down.
  public let down: Double
  /// When the event happened.
  public let instant: Instant
  /// The stage's size in points at that instant.
  public let stageSize: Size
  /// The reading direction of the stage.
  public let direction: LayoutDirection

  /// Creates an event.
  public init(
    right: Double, down: Double, instant: Instant, stageSize: Size,
    direction: LayoutDirection = .leftToRight
  ) {
    self.right = right
    self.down = down
    self.instant = instant
    self.stageSize = stageSize
    self.direction = direction
  }

  /// The movement of the scrolled content, in points towards the trailing edge and down.
  ///
  /// The content moves against the wheel: a wheel step to the left reveals what is on the left, so
  /// the content moves to the right. Not finite if the steps are not.
  package var travel: Vector {
    Vector(dx: -right * Self.step * direction.trailing, dy: -down * Self.step)
  }
}

/// An object that handles scrolling.
@MainActor
public protocol ScrollResponder: AnyObject {
  /// Handles the next scroll event; returns whether it was handled. If so, no other responder gets
  /// the event.
  func respond(to scroll: ScrollEvent) -> Bool

  /// Whether this responder alone gets the remaining events of the current scroll; false by
  /// default.
  var keepsScroll: Bool { get }

  /// Cancels what the current scroll drives; returns whether there was anything to cancel.
  ///
  /// The default does nothing and returns false.
  func cancelScroll() -> Bool
}

extension ScrollResponder {
  public var keepsScroll: Bool { false }
  public func cancelScroll() -> Bool { false }
}
