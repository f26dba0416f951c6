internal import FlowCore

extension ViewerModel {
  /// Turns the device onto its side, or upright.
  func rotate() {
    guard device.kind != .free else { return }
    use(Device(device.kind, isRotated: !device.isRotated))
  }

  /// Shows the stage larger or smaller, by so many steps.
  func zoom(by steps: Int) {
    let now = stage.geometry?.scale ?? 1
    let next =
      steps > 0
      ? StageGeometry.steps.first { $0 > now * 1.01 } : StageGeometry.steps.last { $0 < now * 0.99 }
    if let next { zoom = .times(next) }
  }

  /// Shows the stage as large as there is room.
  func zoomToFit() { (zoom, pan) = (.fit, .zero) }

  /// Shows a point of the stage as one of the window.
  func zoomToPoints() { zoom = .times(1) }

  /// Moves a stage that is larger than its room.
  func pan(by way: Vector) { pan = pan + way }
}
