/// A gesture that grabs, drags and releases the pages of a pager.
///
/// It stops dragging when anything else moves the pages.
@MainActor
final class PagerDragController {
  private weak var pager: Pager?
  private let reason: PageChangeReason
  /// The current drag, or the last one; a progress of 1 is one page forward.
  private var session = DragSession(.leading)
  private var progress = 0.0
  private var movement = Vector.zero
  /// Returns the pointer's velocity at an instant; set by the gesture that owns this controller.
  var pointerVelocity: (Instant) -> Vector = { _ in .zero }

  init(_ pager: Pager, _ reason: PageChangeReason) {
    self.pager = pager
    self.reason = reason
  }

  var isDragging: Bool { pager?.drag === self }

  func follow(_ pan: Pan, extent: Double) {
    follow(pan.phase, pan.translation, velocity: pan.velocity, extent: extent)
  }

  /// Drags the pages as a gesture moves, and releases them when it ends.
  ///
  /// The movement is in points, the velocity in points per second; `extent` is the length of a page
  /// in points.
  func follow(_ phase: GesturePhase, _ movement: Vector, velocity: Vector, extent: Double) {
    if phase == .began { begin(movement, extent: extent) }
    guard isDragging, let pager else { return }
    // If the length of a page has changed, the pages stay at their position, and later movements
    // are measured from there.
    if extent != session.extent {
      session.measure(from: progress, after: self.movement, extent: extent)
    }
    self.movement = movement
    if let moved = session.progress(after: movement, extent: extent, current: progress) {
      pager.machine.drag(by: moved - progress)
      progress = moved
    }
    switch phase {
    case .began, .moved: break
    case .ended:
      pager.change(reason) { $0.release(session, velocity: velocity, at: pager.now) }
    case .cancelled: pager.change(reason) { $0.cancel(at: pager.now) }
    }
  }

  func state(at instant: Instant) -> DragState? {
    guard isDragging, let machine = pager?.machine, case .dragging(let drag) = machine.state else {
      return nil
    }
    let base = machine.base(of: drag)
    let pages = drag.position - Double(base)
    let step = pages < 0 ? -1 : 1
    return DragState(
      rule: session.rule, distance: pages.magnitude * session.extent,
      velocity: Double(step) * session.direction.component(of: pointerVelocity(instant)),
      extent: session.extent, canFinish: machine.list.pages.indices.contains(base + step))
  }

  private func begin(_ movement: Vector, extent: Double) {
    guard let pager else { return }
    // Moving pages are grabbed at their current position; settled ones catch up with the pointer.
    session = DragSession(
      pager.axis == .horizontal ? .leading : .up,
      rule: pager.releaseRule, preferred: pager.context.preferences.releaseRule,
      extent: extent, after: movement, isMoving: pager.machine.isAway)
    (progress, self.movement) = (0, movement)
    pager.change(reason) { $0.grab(at: pager.now) }
    // All pages may have been removed since the press.
    if pager.machine.isDragging { pager.drag = self }
  }
}
