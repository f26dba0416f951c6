internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

/// Zooming the stage, and moving it if it is larger than its room.
extension ViewerModel {
  /// The stage's scale in the room available, in points of the window per point of the stage.
  var scale: Double { geometry(of: playback).scale }

  /// The zoom of the stage; if it is alone in the window, `fit` also enlarges it beyond 1:1.
  var shownZoom: StageGeometry.Zoom { zoom == .fit && panels.isStageAlone ? .fill : zoom }

  /// Zooms in to the next zoom step if `steps` is positive, or else out to the previous one; the
  /// point in the middle of the stage's room stays there.
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
  ///   - geometry: The layout of the stage on which the point is; by default the first one's.
  func zoom(to scale: Double, around place: Vector, on geometry: StageGeometry? = nil) {
    let steps = StageGeometry.steps
    let before = geometry ?? self.geometry(of: playback)
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
  func pan(by distance: Vector) {
    pan(to: pan)
    pan(to: pan + distance)
  }

  /// Moves the stage to a displacement from the middle of its room, in points of the window, at
  /// most until its edge is visible; with two stages, until the edge of the larger one is.
  func pan(to offset: Vector) {
    let slacks = [playback, comparison?.playback].compactMap(\.self).map {
      geometry(of: $0).slack
    }
    let (across, down) = (slacks.map(\.dx).max() ?? 0, slacks.map(\.dy).max() ?? 0)
    pan = Vector(
      dx: min(max(offset.dx, -across), across), dy: min(max(offset.dy, -down), down))
  }

  /// Moves the stage along one axis, as a scroll bar does.
  func scroll(_ axis: Axis, to offset: Double) {
    pan(
      to: axis == .horizontal
        ? Vector(dx: offset, dy: pan.dy) : Vector(dx: pan.dx, dy: offset))
  }

  /// The layout of a stage in the room available, whose top left corner counts as the origin.
  private func geometry(of playback: Playback) -> StageGeometry {
    let (size, room) = (playback.session.size, comparison?.room(in: room) ?? room)
    return StageGeometry(
      size, on: Device(size: size), in: Rect(room), zoom: shownZoom, pan: pan)
  }

  /// The stage in whose room a point of the window is; `nil` outside of all rooms.
  func stage(at place: Point) -> StageTarget? {
    guard crash == nil else { return nil }
    return [stage, comparison?.stage].compactMap(\.self).first {
      $0.geometry?.room.contains(place) ?? false
    }
  }
}
