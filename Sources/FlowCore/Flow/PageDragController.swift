/// Begins, drives and releases the interactive transition that belongs to a drag or scroll.
///
/// Locations are fractions of the stage's width, from the leading edge, and of its height.
/// Movements, counted from the start of the drag or scroll, are in points, and so is the extent:
/// the movement that completes a transition. Velocities are in points per second.
@MainActor
final class PageDragController {
  enum Request {
    case back
    case forward
    case dismissal

    var direction: DragDirection {
      switch self {
      case .back: .trailing
      case .forward: .leading
      case .dismissal: .down
      }
    }
  }

  private weak var controller: NavigationController?
  private let request: Request
  /// Returns the pointer's velocity at an instant; set by the gesture that owns this controller.
  var pointerVelocity: (Instant) -> Vector = { _ in .zero }
  /// The current drag, or else the last one; before the first, one without extent.
  private(set) var session: DragSession
  private var driver = PercentDrivenTransition()

  init(_ request: Request, of controller: NavigationController) {
    self.request = request
    self.controller = controller
    session = DragSession(request.direction)
  }

  var isDragging: Bool { driver.isDriving }

  var isPossible: Bool {
    guard let controller else { return false }
    return switch request {
    case .back: controller.canPop || departing != nil
    case .forward: controller.top.makeNextScreen() != nil
    case .dismissal: controller.presenting != nil || departing != nil
    }
  }

  /// Why a drag back is refused before any page moves; `nil` if it is not.
  var refusal: NavigationRefusal? {
    request == .back && departing == nil ? controller?.backRefusal : nil
  }

  /// The page that is being popped, or the flow that is being dismissed, if the point is on it, so
  /// that this request can grab it; always `nil` for `forward`.
  func departingScreen(at point: Point) -> (any Screen)? {
    departing.flatMap { $0.covers(point) ? $0.screen : nil }
  }

  func isDeparting(_ screen: any Screen) -> Bool { departing?.screen === screen }

  private var departing: NavigationController.Page? {
    switch request {
    case .back: controller?.departing
    case .forward: nil
    case .dismissal: controller?.departingFlow
    }
  }

  /// Begins the transition, and claims the gesture.
  ///
  /// With `grabbing`, the departing page or flow is grabbed instead of beginning a new transition.
  ///
  /// A gesture is also claimed if the screen refuses to be left, so that no other responder goes
  /// back instead.
  func begin(grabbing: Bool, _ movement: Vector, extent: Double) -> GestureResponse {
    guard let controller else { return .ignored }
    // Use a new driver: a released one still refers to its settling transition.
    driver = PercentDrivenTransition()
    driver.source = self
    do {
      try begin(controller, grabbing: grabbing)
    } catch {
      controller.context.trace.record("refused", controller.top.name, "\(error)")
      return error == .backNotAllowed || error == .leavingNotPermitted ? .claimed : .ignored
    }
    session = DragSession(
      request.direction, preferred: controller.context.preferences.releaseRule,
      extent: extent, from: driver.fraction, after: movement, isMoving: driver.fraction > 0)
    move(by: movement, extent: extent)
    return .claimed
  }

  private func begin(
    _ controller: NavigationController, grabbing: Bool
  ) throws(NavigationRefusal) {
    switch request {
    case .back:
      if grabbing || (departing != nil && !controller.canPop) {
        return try controller.grab(driver)
      }
      if let refusal { throw refusal }
      try permitLeaving(controller, controller.top.permitsLeaving) { try $0.pop() }
      try controller.pop(.interactive(driver))
    case .forward:
      guard let next = controller.top.makeNextScreen() else { throw .noNextScreen }
      try controller.push(next, .interactive(driver))
    case .dismissal:
      if grabbing { return try controller.presentation.grab(driver) }
      guard controller.presenting != nil else { throw .notPresented }
      try permitLeaving(controller, controller.permitsLeaving) { try $0.dismiss() }
      try controller.dismiss(.interactive(driver))
    }
  }

  /// Throws if the top screen does not allow going back, or if `permits` returns false.
  ///
  /// If a screen lets the attempt proceed afterwards, the transition runs without the drag.
  private func permitLeaving(
    _ controller: NavigationController, _ permits: (LeaveAttempt) -> Bool,
    _ leave: @escaping (NavigationController) throws -> Void
  ) throws(NavigationRefusal) {
    guard controller.top.allowsGoingBack else { throw .backNotAllowed }
    let attempt = LeaveAttempt(
      controller.whileOnTop(controller.top) { [weak controller] in controller?.attempt(leave) })
    guard permits(attempt) else { throw .leavingNotPermitted }
  }

  func move(by movement: Vector, extent: Double) {
    guard isDragging else { return }
    session.progress(after: movement, extent: extent, current: driver.fraction)
      .map(driver.update)
  }

  func release(after movement: Vector, extent: Double, velocity: Vector) {
    guard isDragging else { return }
    move(by: movement, extent: extent)
    driver.release(session, velocity: velocity)
  }

  func cancel() {
    driver.cancel()
  }
}

extension PageDragController: DragSource {}
