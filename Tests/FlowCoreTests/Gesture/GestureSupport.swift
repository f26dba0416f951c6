import FlowCore

extension Recognition {
  /// The recognised gesture, if there is one.
  var gesture: Gesture? {
    if case .recognized(let gesture) = self { gesture } else { nil }
  }
}

extension Vector {
  /// Whether both components are within 1e-9 of the given ones.
  func isNear(_ dx: Double, _ dy: Double) -> Bool {
    abs(self.dx - dx) < 1e-9 && abs(self.dy - dy) < 1e-9
  }
}
