/// Drives a page with a drag.
///
/// It begins at the leading edge to go back, at the trailing edge to go forward, or with a downward
/// drag to dismiss a flow; a page that is already leaving by going back or being dismissed can be
/// grabbed anywhere on it.
public final class PageDragGesture: PointerResponder {
  public var catchesArrivingPages: Bool { true }

  private let way: PageDragController.Way
  private let drag: PageDragController
  private var recognizer: Recognizer

  private enum Recognizer {
    case edge(EdgePanRecognizer)
    case anywhere(PanRecognizer)

    mutating func take(_ event: PointerEvent) -> Recognition<Pan> {
      switch self {
      case .edge(var edge):
        defer { self = .edge(edge) }
        return edge.take(event)
      case .anywhere(var pan):
        defer { self = .anywhere(pan) }
        return pan.take(event)
      }
    }

    func velocity(at instant: Instant) -> Vector {
      switch self {
      case .edge(let edge): edge.velocity(at: instant)
      case .anywhere(let pan): pan.velocity(at: instant)
      }
    }
  }

  init(_ way: PageDragController.Way, of controller: NavigationController) {
    self.way = way
    drag = PageDragController(way, of: controller)
    recognizer = .anywhere(PanRecognizer(towards: []))
    drag.speed = { [weak self] instant in
      self.map { $0.along($0.recognizer.velocity(at: instant)) } ?? 0
    }
  }

  /// Whether a press would be on a leaving page that can be grabbed again.
  ///
  /// - Parameter place: The point, in fractions of the stage's width from the leading edge and of
  ///   its height.
  package func isOnDeparting(_ place: Point) -> Bool { drag.isOnDeparting(place) }

  public func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down { recognizer = recognizer(for: event) }
    let recognition = recognizer.take(event)
    switch recognition {
    case .waiting:
      return event.phase == .down && !drag.isPossible ? .ignored : .pending
    case .failed:
      return .ignored
    case .recognized(let pan):
      return follow(pan, on: event)
    }
  }

  private func recognizer(for press: PointerEvent) -> Recognizer {
    let catches = drag.isOnDeparting(press.place)
    return switch way {
    case .back where catches: .anywhere(PanRecognizer(towards: .horizontal))
    case .back: .edge(EdgePanRecognizer(edge: .leading))
    case .forward: .edge(EdgePanRecognizer(edge: .trailing))
    case .dismissal: .anywhere(PanRecognizer(towards: catches ? .vertical : .down))
    }
  }

  private func follow(_ pan: Pan, on event: PointerEvent) -> GestureResponse {
    let (travel, extent) = (along(pan.translation), extent(of: event.stage))
    switch pan.phase {
    case .began:
      let press = PointerEvent(
        .down, device: event.device, location: pan.origin, instant: event.instant,
        stage: event.stage, direction: event.direction)
      return drag.begin(at: press.place, travel: travel, extent: extent)
    case .moved:
      drag.move(to: travel, extent: extent)
    case .ended:
      drag.release(at: travel, extent: extent, velocity: along(pan.velocity))
    case .cancelled:
      drag.cancel()
    }
    return .claimed
  }

  private func along(_ vector: Vector) -> Double {
    switch way {
    case .back: vector.dx
    case .forward: -vector.dx
    case .dismissal: vector.dy
    }
  }

  private func extent(of stage: Size) -> Double {
    switch way {
    case .back, .forward: stage.width
    case .dismissal: stage.height
    }
  }
}
