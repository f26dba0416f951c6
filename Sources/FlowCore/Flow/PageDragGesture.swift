/// Drives a page with a drag from a side edge, or downward from anywhere; a leaving page can be
/// grabbed anywhere on it.
package final class PageDragGesture: PointerResponder {
  package var catchesArrivingPages: Bool { true }

  private let request: PageDragController.Request
  private let drag: PageDragController
  private var recognizer = PanRecognizer(towards: [])
  /// The directions in which a drag from the current press may begin a new transition.
  private var directions: PanDirections = []
  /// The departing page or flow on which the current press began, if any.
  private weak var pressedScreen: (any Screen)?

  init(_ request: PageDragController.Request, of controller: NavigationController) {
    self.request = request
    drag = PageDragController(request, of: controller)
    drag.pointerVelocity = { [weak self] in self?.recognizer.velocity(at: $0) ?? .zero }
  }

  package func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down { press(event) }
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
        return begin(pan, event, extent: extent)
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

  private func press(_ event: PointerEvent) {
    directions = directions(for: event)
    pressedScreen = drag.departingScreen(at: event.stageFraction)
    recognizer = PanRecognizer(
      towards: pressedScreen == nil ? directions : request == .back ? .horizontal : .vertical)
  }

  private func directions(for press: PointerEvent) -> PanDirections {
    switch request {
    case .back: EdgePanRecognizer(edge: .leading).begins(at: press) ? .trailing : []
    case .forward: EdgePanRecognizer(edge: .trailing).begins(at: press) ? .leading : []
    case .dismissal: .down
    }
  }

  private func begin(_ pan: Pan, _ event: PointerEvent, extent: Double) -> GestureResponse {
    // The pressed page moves on until the drag begins; it is grabbed even if it no longer covers
    // the location of the press.
    let grabs =
      pressedScreen.map(drag.isDeparting) ?? false
      || drag.departingScreen(at: event.stageFraction(of: pan.origin)) != nil
    // Once the pressed page has left, the drag must be one that could begin without it.
    guard grabs || directions.judge(pan.translation, slop: event.device.slop) == .claimed else {
      return .ignored
    }
    return drag.begin(grabbing: grabs, pan.translation, extent: extent)
  }
}
