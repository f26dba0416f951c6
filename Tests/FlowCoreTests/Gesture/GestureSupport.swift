import FlowCore

extension Vector {
  func isNear(_ dx: Double, _ dy: Double) -> Bool {
    abs(self.dx - dx) < 1e-9 && abs(self.dy - dy) < 1e-9
  }
}

/// A responder to drags from an edge of the stage.
final class EdgeResponder: PointerResponder {
  private(set) var hasBegun = false
  private let onChange: (Pan) -> Void
  private var recognizer: EdgePanRecognizer

  init(_ edge: EdgePanRecognizer.Edge = .leading, onChange: @escaping (Pan) -> Void = { _ in }) {
    recognizer = EdgePanRecognizer(edge: edge)
    self.onChange = onChange
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    let recognition = recognizer.handle(event)
    if let pan = recognition.gesture {
      hasBegun = true
      onChange(pan)
    }
    return recognition.response
  }
}
