/// Recognises a press that is let go where it began.
public struct TapRecognizer: Hashable, Sendable {
  private var origin: Point?

  /// Creates a recogniser without a press.
  public init() {}

  /// Takes the next event of a press: pending while it may become a tap, claimed when it has.
  public mutating func take(_ event: PointerEvent) -> GestureResponse {
    switch event.phase {
    case .down:
      origin = event.location
      return .pending
    case .move:
      guard let origin, event.location.distance(to: origin) <= event.device.slop else {
        self.origin = nil
        return .ignored
      }
      return .pending
    case .up:
      guard let origin else { return .ignored }
      self.origin = nil
      return event.location.distance(to: origin) <= event.device.slop ? .claimed : .ignored
    case .cancelled:
      origin = nil
      return .ignored
    }
  }
}
