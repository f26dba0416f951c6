internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

/// Zooming the stage, and moving it if it is larger than its room.
extension ViewerModel {
  /// The stage's scale in the room available, in points of the window per point of the stage.
  var scale: Double { geometry(zoom: shownZoom, pan: pan).scale }

  /// The zoom of the stage; if it is alone in the window, `fit` also enlarges it beyond 1:1.
  var shownZoom: StageGeometry.Zoom { zoom == .fit && panels.isStageAlone ? .fill : zoom }

  /// Zooms in to the next zoom step if `steps` is positive, or else out to the previous one; the
  /// middle of the room stays.
  func zoom(by steps: Int) {
    let now = scale
    let next =
      steps > 0
      ? StageGeometry.steps.first { $0 > now * 1.01 } : StageGeometry.steps.last { $0 < now * 0.99 }
    if let next { zoom(to: next, around: .zero) }
  }

  /// Zooms to a scale, limited to the range of the zoom steps, around a point that stays where it
  /// is.
  ///
  /// - Parameters:
  ///   - scale: The scale, in points of the window per point of the stage.
  ///   - place: The point, as its distance from the middle of the stage's room.
  func zoom(to scale: Double, around place: Vector) {
    let steps = StageGeometry.steps
    let before = geometry(zoom: shownZoom, pan: pan)
    let new = min(max(scale, steps[0]), steps[steps.count - 1])
    let factor = new / before.scale
    zoom = .times(new)
    pan(
      to: Vector(
        dx: place.dx - (place.dx - before.offset.dx) * factor,
        dy: place.dy - (place.dy - before.offset.dy) * factor))
  }

  /// Zooms so that the whole stage fits, and centres it.
  func zoomToFit() { (zoom, pan) = (.fit, .zero) }

  /// Zooms to one point of the window per point of the stage.
  func zoomToPoints() { zoom(to: 1, around: .zero) }

  /// Moves the stage by a distance in points of the window, at most until its edge is visible.
  func pan(by distance: Vector) { pan(to: geometry(zoom: shownZoom, pan: pan).offset + distance) }

  /// Moves the stage to a displacement from the middle of its room, in points of the window, at
  /// most until its edge is visible.
  func pan(to offset: Vector) { pan = geometry(zoom: shownZoom, pan: offset).offset }

  /// The stage's layout in the room available, whose top left corner counts as the origin.
  private func geometry(zoom: StageGeometry.Zoom, pan: Vector) -> StageGeometry {
    let room = comparison?.room(in: room) ?? room
    return StageGeometry(
      playback.session.size, on: device, in: Rect(room), zoom: zoom, pan: pan)
  }

  /// The stage in whose room a point of the window is; `nil` outside of all rooms.
  func stage(at place: Point) -> StageTarget? {
    guard crash == nil else { return nil }
    return [stage, comparison?.stage].compactMap(\.self).first {
      $0.geometry?.room.contains(place) ?? false
    }
  }
}
