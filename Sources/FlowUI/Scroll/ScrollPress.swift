internal import FlowCore

/// Follows a press on something that scrolls: a drag scrolls it, and a press on what still moves only
/// stops it.
final class ScrollPress: PointerResponder {
  private let state: ScrollState
  private let pan: PanResponder
  private let frame: Rect
  private var hasStopped = false

  init(_ state: ScrollState, pan: PanResponder, frame: Rect) {
    self.state = state
    self.pan = pan
    self.frame = frame
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down {
      guard frame.contains(Point(x: event.fromLeading, y: event.location.y)) else {
        return .ignored
      }
      hasStopped = state.stop()
    }
    let response = pan.respond(to: event)
    return hasStopped && event.phase == .up ? .claimed : response
  }
}
