/// A gesture that grabs, drags and releases the pages of a pager.
///
/// It loses them when anything else moves them.
final class PagerDragController {
  private weak var pager: Pager?
  private let reason: PageChangeReason
  private var travel = 0.0
  /// The release rule of the current gesture.
  private var rule = ReleaseRule.projection

  init(_ pager: Pager, _ reason: PageChangeReason) {
    self.pager = pager
    self.reason = reason
  }

  /// Whether it is dragging the pages.
  var isHolding: Bool { pager?.drag === self }

  /// Follows a pan over pages that are `extent` points wide.
  func follow(_ pan: Pan, extent: Double) {
    follow(pan.phase, pan.translation.dx, velocity: pan.velocity.dx, extent: extent)
  }

  /// Follows a gesture towards the trailing edge, in points and points per second; a page is
  /// `extent` points long.
  func follow(_ phase: GesturePhase, _ travel: Double, velocity: Double, extent: Double) {
    if phase == .began { begin(travel) }
    guard isHolding, let pager else { return }
    if extent > 0 { pager.machine.drag(by: (self.travel - travel) / extent) }
    self.travel = travel
    switch phase {
    case .began, .moved: break
    case .ended:
      pager.change(reason) {
        $0.release(
          velocity: extent > 0 ? -velocity / extent : 0, extent: extent, rule: rule,
          at: pager.now)
      }
    case .cancelled: pager.change(reason) { $0.cancel(at: pager.now) }
    }
  }

  private func begin(_ travel: Double) {
    guard let pager else { return }
    rule = pager.context.preferences.releaseRule ?? pager.releaseRule
    // Moving pages are grabbed where they are; settled ones catch up with the pointer.
    self.travel = pager.isMoving || pager.machine.isDragging ? travel : 0
    pager.change(reason) { $0.grab(at: pager.now) }
    pager.drag = self
  }
}
