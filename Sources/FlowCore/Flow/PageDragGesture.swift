/// Drives a page with a drag from a side edge, or downward from anywhere; a leaving page can be
/// grabbed anywhere on it.
package final class PageDragGesture: PointerResponder {
  package var catchesArrivingPages: Bool { true }

  private let request: PageDragController.Request
  private let drag: PageDragController
  private var recognizer = PanRecognizer(towards: [])

  init(_ request: PageDragController.Request, of controller: NavigationController) {
    self.request = request
    drag = PageDragController(request, of: controller)
    drag.pointerVelocity = { [weak self] in self?.recognizer.velocity(at: $0) ?? .zero }
  }

  /// The point is in fractions of the stage's width, from the leading edge, and of its height.
  package func isOnDeparting(_ point: Point) -> Bool { drag.isOnDeparting(point) }

  package func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down { recognizer = PanRecognizer(towards: directions(for: event)) }
    switch recognizer.handle(event) {
    case .waiting:
      // A drag that will be refused is followed, too, so that the refusal is traced.
      let isFollowed = drag.isPossible || drag.refusal != nil
      return event.phase == .down && !isFollowed ? .ignored : .pending
    case .failed:
      return .ignored
    case .recognized(let pan):
      let extent = request.direction.extent(of: event.stageSize)
      switch pan.phase {
      case .began:
        return drag.begin(
          at: event.stageFraction(of: pan.origin), pan.translation, extent: extent)
      case .moved:
        drag.move(by: pan.translation, extent: extent)
      case .ended:
        drag.release(after: pan.translation, extent: extent, velocity: pan.velocity)
      case .cancelled:
        drag.cancel()
      }
      return .claimed
    }
  }

  private func directions(for press: PointerEvent) -> PanDirections {
    let isOnDeparting = drag.isOnDeparting(press.stageFraction)
    return switch request {
    case .back where isOnDeparting: .horizontal
    case .back: EdgePanRecognizer(edge: .leading).begins(at: press) ? .trailing : []
    case .forward: EdgePanRecognizer(edge: .trailing).begins(at: press) ? .leading : []
    case .dismissal: isOnDeparting ? .vertical : .down
    }
  }
}
