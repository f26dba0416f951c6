/// Takes hold of a page by a drag: from the leading edge to go back, from the trailing one to go on, or
/// downward to dismiss a flow.
public final class PageSwipe: PointerResponder {
  public var holdsArrivingPages: Bool { true }

  private let way: PageHand.Way
  private let hand: PageHand
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
  }

  init(_ way: PageHand.Way, of controller: NavigationController, rule: ReleaseRule) {
    self.way = way
    hand = PageHand(way, of: controller, rule: rule)
    recognizer =
      switch way {
      case .back: .edge(EdgePanRecognizer(edge: .leading))
      case .forward: .edge(EdgePanRecognizer(edge: .trailing))
      case .dismissal: .anywhere(PanRecognizer(towards: .down))
      }
  }

  /// Whether it holds a page.
  public var isHolding: Bool { hand.isHolding }

  public func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down, !hand.isPossible { return .ignored }
    let recognition = recognizer.take(event)
    guard case .recognized(let pan) = recognition else { return recognition.response }
    let (travel, extent) = (along(pan.translation), extent(of: event.stage))
    switch pan.phase {
    case .began:
      let place = Point(
        x: event.fromLeading / event.stage.width, y: event.location.y / event.stage.height)
      return hand.begin(at: place, travel: travel, extent: extent) ? .claimed : .ignored
    case .moved:
      hand.move(to: travel, extent: extent)
    case .ended:
      hand.release(at: travel, extent: extent, velocity: along(pan.velocity))
    case .cancelled:
      hand.cancel()
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
