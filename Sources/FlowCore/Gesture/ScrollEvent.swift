/// One step of a wheel or of two fingers on a touchpad.
public struct ScrollEvent: Hashable, Sendable {
  /// How many points one wheel step moves what is scrolled.
  ///
  /// An eighth of the 400 points of finger travel that are one page in libadwaita: an X11 touchpad
  /// tells only whole steps.
  static let step = 50.0

  /// Wheel steps to the right; SDL's count, in which a tilt to the left is -1.
  public let right: Double
  /// Wheel steps down.
  public let down: Double
  /// When.
  public let instant: Instant
  /// The stage's size in points at that instant.
  public let stage: Size
  /// Which way the stage reads.
  public let direction: LayoutDirection

  /// Creates an event.
  public init(
    right: Double, down: Double, instant: Instant, stage: Size,
    direction: LayoutDirection = .leftToRight
  ) {
    self.right = right
    self.down = down
    self.instant = instant
    self.stage = stage
    self.direction = direction
  }

  /// How far what is scrolled goes, in points towards the trailing edge and down.
  ///
  /// That is against the wheel, as a page goes against its scroll bar: a wheel to the left reveals
  /// what lies to the left, and brings the page to the right. Not finite where the steps are not.
  public var travel: Vector {
    Vector(dx: -right * Self.step * direction.trailing, dy: -down * Self.step)
  }
}

/// Somebody who can make something of scrolling.
public protocol ScrollResponder: AnyObject {
  /// Takes the next scroll event; says whether it was taken, and so is nobody else's.
  func respond(to scroll: ScrollEvent) -> Bool

  /// Whether a scroll that is going on is its own, and so is what comes of it; false by default.
  var holdsScroll: Bool { get }

  /// Gives up what the scroll that is going on holds; says whether there was something. Nothing by
  /// default.
  func cancelScroll() -> Bool
}

extension ScrollResponder {
  public var holdsScroll: Bool { false }
  public func cancelScroll() -> Bool { false }
}
