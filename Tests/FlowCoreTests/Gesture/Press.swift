import FlowCore

/// Makes the events of a press.
struct Press {
  var device = PointerDevice.mouse
  var stage = Size(width: 390, height: 844)
  var direction = LayoutDirection.leftToRight

  func event(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 400, at milliseconds: Int = 0
  ) -> PointerEvent {
    PointerEvent(
      phase, device: device, location: Point(x: x, y: y), instant: .milliseconds(milliseconds),
      stage: stage, direction: direction)
  }
}

extension Instant {
  static func milliseconds(_ milliseconds: Int) -> Instant {
    zero.advanced(by: .milliseconds(milliseconds))
  }
}

extension Recognition {
  /// The gesture, if there is one.
  var gesture: Gesture? {
    if case .recognized(let gesture) = self { gesture } else { nil }
  }
}

extension Vector {
  /// Whether both parts lie within 1e-9 of another's.
  func isNear(_ dx: Double, _ dy: Double) -> Bool {
    abs(self.dx - dx) < 1e-9 && abs(self.dy - dy) < 1e-9
  }
}
