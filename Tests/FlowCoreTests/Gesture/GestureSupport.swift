import FlowCore

extension Recognition {
  var gesture: Gesture? {
    if case .recognized(let gesture) = self { gesture } else { nil }
  }
}

extension Vector {
  func isNear(_ dx: Double, _ dy: Double) -> Bool {
    abs(self.dx - dx) < 1e-9 && abs(self.dy - dy) < 1e-9
  }
}
