internal import FlowCore
internal import FlowUI

extension ViewerModel {
  /// Switches to another kind of device, in the same orientation.
  func use(_ kind: Device.Kind) { use(Device(kind, isRotated: device.isRotated)) }

  /// Rotates the device between upright and sideways.
  func rotate() {
    guard device.kind != .free else { return }
    use(Device(device.kind, isRotated: !device.isRotated))
  }

  /// The stage's scale in the room available, in points of the window per point of the stage.
  var scale: Double {
    let room = comparison == nil ? room : ComparisonView.room(in: room)
    return StageGeometry(playback.session.size, on: device, in: Rect(room), zoom: zoom).scale
  }

  /// Zooms in or out by a number of steps.
  func zoom(by steps: Int) {
    let now = stage.geometry?.scale ?? 1
    let next =
      steps > 0
      ? StageGeometry.steps.first { $0 > now * 1.01 } : StageGeometry.steps.last { $0 < now * 0.99 }
    if let next { zoom = .times(next) }
  }

  /// Zooms so that the whole stage fits, and centres it.
  func zoomToFit() { (zoom, pan) = (.fit, .zero) }

  /// Zooms to one point of the window per point of the stage.
  func zoomToPoints() { zoom = .times(1) }

  /// Moves the stage by a distance in points of the window.
  func pan(by way: Vector) { pan = pan + way }
}
