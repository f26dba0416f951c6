internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// Takes a device of another kind, held as the one before.
  func use(_ kind: Device.Kind) { use(Device(kind, isRotated: device.isRotated)) }

  /// Turns the device onto its side, or upright.
  func rotate() {
    guard device.kind != .free else { return }
    use(Device(device.kind, isRotated: !device.isRotated))
  }

  /// How large the stage is shown in the room that there is, in points of the window a point of the
  /// stage.
  var scale: Double {
    let room = twin == nil ? room : TwinView.room(in: room)
    return StageGeometry(playback.session.size, on: device, in: Rect(room), zoom: zoom).scale
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
