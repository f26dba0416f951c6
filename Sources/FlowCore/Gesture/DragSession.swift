/// The direction in which a drag finishes; leading and trailing refer to the edges of the stage.
package enum DragDirection: Hashable, Sendable {
  case leading, trailing, up, down

  package func component(of vector: Vector) -> Double {
    switch self {
    case .leading: -vector.dx
    case .trailing: vector.dx
    case .up: -vector.dy
    case .down: vector.dy
    }
  }

  package func extent(of size: Size) -> Double {
    switch self {
    case .leading, .trailing: size.width
    case .up, .down: size.height
    }
  }
}

/// One drag, from the press to the release, of an object such as a page, a sheet, a presented flow
/// or the row of a pager's pages.
///
/// It converts points to progress, which is measured along the drag's direction, as a multiple of
/// the full distance: 0 where the object starts, 1 where the drag would finish.
package struct DragSession: Hashable, Sendable {
  package let direction: DragDirection
  /// The rule that decides whether a release finishes the drag: the person's preference when the
  /// drag began, or else the dragged object's own rule.
  package let rule: ReleaseRule
  /// The full distance, in points.
  package private(set) var extent: Double
  /// The progress from which the drag is measured, and how far the pointer had moved along the
  /// direction by then, in points.
  private var start: Double
  private var distanceAtStart: Double

  /// Begins a drag; `movement` is the pointer's movement since the press, in points.
  ///
  /// An object that is grabbed in motion stays where it is; a settled one catches up with the
  /// pointer. The rule that the person prefers, if any, takes precedence over the object's own.
  package init(
    _ direction: DragDirection, rule: ReleaseRule = .projection, preferred: ReleaseRule? = nil,
    extent: Double = 0, from start: Double = 0, after movement: Vector = .zero,
    isMoving: Bool = false
  ) {
    self.direction = direction
    self.rule = preferred ?? rule
    self.extent = extent
    self.start = start
    distanceAtStart = isMoving ? direction.component(of: movement) : 0
  }

  /// Returns the progress after a movement since the press; `nil` if the extent is not positive.
  ///
  /// If the extent has changed, the object stays at `current`, and later movements are measured
  /// from there.
  package mutating func progress(
    after movement: Vector, extent: Double, current: Double
  ) -> Double? {
    guard extent > 0 else { return nil }
    if extent != self.extent { measure(from: current, after: movement, extent: extent) }
    return start + (direction.component(of: movement) - distanceAtStart) / extent
  }

  package mutating func measure(from start: Double, after movement: Vector, extent: Double) {
    (self.start, self.extent) = (start, extent)
    distanceAtStart = direction.component(of: movement)
  }

  /// Converts points per second to progress per second; 0 where that is not a finite number.
  package func velocity(of velocity: Vector) -> Double {
    let progress = direction.component(of: velocity) / extent
    return extent > 0 && progress.isFinite ? progress : 0
  }

  /// Returns whether a release at a progress finishes the drag.
  ///
  /// The velocity is that of the pointer, in points per second.
  package func finishes(at progress: Double, velocity: Vector) -> Bool {
    rule.finishes(
      distance: progress * extent, velocity: direction.component(of: velocity), extent: extent)
  }

  /// Returns the step that a release at a progress takes in a row of pages: 1 if it finishes, -1 if
  /// the same drag in the opposite direction would finish, and 0 otherwise.
  ///
  /// The velocity is that of the pointer, in points per second.
  package func step(at progress: Double, velocity: Vector) -> Int {
    let finishes = finishes(at: progress, velocity: velocity)
    let isReversed = self.finishes(
      at: -progress, velocity: Vector(dx: -velocity.dx, dy: -velocity.dy))
    return (finishes ? 1 : 0) - (isReversed ? 1 : 0)
  }
}
