/// Reports taps.
public final class TapResponder: PointerResponder {
  private let accepts: (PointerEvent) -> Bool
  private let onTap: (Point) -> Void
  private let count: Int
  private var recognizer: TapRecognizer

  /// Creates a responder; its closures should not capture anything strongly.
  ///
  /// - Parameters:
  ///   - count: The number of taps, 1 for a single and 2 for a double tap; traps below 1.
  ///   - accepts: Returns whether a press may be one of the taps; called at each press.
  ///   - onTap: Receives the location of the last tap's release, in points of the stage.
  public init(
    count: Int = 1, accepts: @escaping (PointerEvent) -> Bool = { _ in true },
    onTap: @escaping (Point) -> Void
  ) {
    self.count = count
    self.accepts = accepts
    self.onTap = onTap
    recognizer = TapRecognizer(count: count)
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down, !accepts(event) {
      // A rejected press interrupts a double tap.
      recognizer = TapRecognizer(count: count)
      return .ignored
    }
    let response = recognizer.handle(event)
    if response == .claimed { onTap(event.location) }
    return response
  }
}
