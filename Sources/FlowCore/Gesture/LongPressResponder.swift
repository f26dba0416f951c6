/// Reports long presses.
public final class LongPressResponder: PointerResponder {
  public var pressDeadline: Instant? { recognizer.deadline }

  private let accepts: (PointerEvent) -> Bool
  private let onChange: (LongPress) -> Void
  private var recognizer = LongPressRecognizer()

  /// Creates a responder; its closures should not capture anything strongly.
  ///
  /// - Parameters:
  ///   - accepts: Returns whether a press may become a long press; called once, at the press.
  ///   - onChange: Receives the long press when it begins, and at each further event.
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
    let recognition = recognizer.handle(event)
    if case .recognized(let press) = recognition { onChange(press) }
    return recognition.response
  }
}
