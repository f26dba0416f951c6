package import FlowCore

package struct Press {
  package var device: PointerDevice
  package var stageSize: Size
  package var direction: LayoutDirection

  package init(
    device: PointerDevice = .mouse, stageSize: Size = Size(width: 390, height: 844),
    direction: LayoutDirection = .leftToRight
  ) {
    (self.device, self.stageSize, self.direction) = (device, stageSize, direction)
  }

  package func event(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 400, at milliseconds: Int = 0
  ) -> PointerEvent {
    PointerEvent(
      phase, device: device, location: Point(x: x, y: y), instant: .milliseconds(milliseconds),
      stageSize: stageSize, direction: direction)
  }
}

extension Instant {
  package static func milliseconds(_ milliseconds: Int) -> Instant {
    zero.advanced(by: .milliseconds(milliseconds))
  }
}
