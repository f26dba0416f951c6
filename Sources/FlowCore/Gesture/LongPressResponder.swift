/// Follows long presses.
public final class LongPressResponder: PointerResponder {
  public var holdDeadline: Instant? { recognizer.deadline }

  private let accepts: (PointerEvent) -> Bool
  private let onChange: (LongPress) -> Void
  private var recognizer = LongPressRecognizer()

  /// Creates a responder; its closures should hold nobody strongly.
  ///
  /// - Parameters:
  ///   - accepts: Whether a press may become a long one of its own; asked once, when it comes.
  ///   - onChange: Takes the long press each time that something has happened to it.
  public init(
    accepts: @escaping (PointerEvent) -> Bool = { _ in true },
    onChange: @escaping (LongPress) -> Void
  ) {
    self.accepts = accepts
    self.onChange = onChange
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down {
      recognizer = LongPressRecognizer()
      guard accepts(event) else { return .ignored }
    }
    let recognition = recognizer.take(event)
    if case .recognized(let press) = recognition { onChange(press) }
    return recognition.response
  }
}
