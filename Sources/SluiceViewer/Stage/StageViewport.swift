internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

/// How far the stage is zoomed, and where it is if it is larger than its room.
///
/// The comparison stage has the same zoom and the same offset.
@MainActor
final class StageViewport {
  private(set) var zoom = StageGeometry.Zoom.fit
  /// The stage's offset from the middle of its room, in points of the window.
  private(set) var pan = Vector.zero
  /// The room for the stage, or for both stages, in points.
  var room = Size.zero
  /// Whether the stage is of free size, and so as large as its room.
  private(set) var fillsRoom = false
  private unowned let model: ViewerModel

  init(of model: ViewerModel) { self.model = model }

  /// Centres the stage; from now on, it is as large as its room, or has a size of its own.
  func centre(fillingRoom: Bool) { (fillsRoom, pan) = (fillingRoom, .zero) }

  /// Keeps the stage's size from now on, even if the room changes.
  func keepSize() { fillsRoom = false }

  /// In points of the window per point of the stage.
  var scale: Double { geometry(of: model.playback).scale }

  /// If the stage is alone in the window, `fit` also enlarges it beyond 1:1.
  var shownZoom: StageGeometry.Zoom { zoom == .fit && model.panels.isStageAlone ? .fill : zoom }

  /// Zooms in by one step if `steps` is positive, or else out, around the middle of the stage's
  /// room.
  func zoom(by steps: Int) {
    let now = scale
    let next =
      steps > 0
      ? StageGeometry.steps.first { $0 > now * 1.01 } : StageGeometry.steps.last { $0 < now * 0.99 }
    if let next { zoom(to: next, around: .zero) }
  }

  /// Zooms so that the point at `centre`, measured from the middle of the stage's room, stays where
  /// it is.
  ///
  /// `scale` is in points of the window per point of the stage.
  private func zoom(to scale: Double, around centre: Vector) {
    zoom(by: scale / self.scale, around: centre, on: geometry(of: model.playback))
  }

  /// Zooms by a factor, so that the point at `centre` stays where it is.
  ///
  /// `geometry` is that of the last frame. It counts only while no scale is chosen: otherwise,
  /// earlier steps of a wheel may have outdated it. The new scale is within the zoom steps, or
  /// between them and the present scale.
  func zoom(by factor: Double, around centre: Vector, on geometry: StageGeometry) {
    let steps = StageGeometry.steps
    var (scale, offset) = (geometry.scale, geometry.offset)
    if case .times(let times) = zoom {
      pan(to: pan)
      (scale, offset) = (times, pan)
    }
    let (lowest, highest) = (min(steps[0], scale), max(steps[steps.count - 1], scale))
    let new = min(max(scale * factor, lowest), highest)
    let growth = new / scale
    zoom = .times(new)
    pan(
      to: Vector(
        dx: centre.dx - (centre.dx - offset.dx) * growth,
        dy: centre.dy - (centre.dy - offset.dy) * growth))
  }

  func zoomToFit() { (zoom, pan) = (.fit, .zero) }

  /// Zooms to one point of the window per point of the stage.
  func zoomToPoints() { zoom(to: 1, around: .zero) }

  /// Moves the stage by a distance in points of the window, at most until its edge is visible.
  func pan(by distance: Vector) {
    pan(to: pan)
    pan(to: pan + distance)
  }

  /// Moves the stage to an offset from the middle of its room, in points of the window.
  private func pan(to offset: Vector) {
    let slacks = [model.playback, model.comparison?.playback].compactMap(\.self).map {
      geometry(of: $0).slack
    }
    let (across, down) = (slacks.map(\.dx).max() ?? 0, slacks.map(\.dy).max() ?? 0)
    pan = Vector(
      dx: min(max(offset.dx, -across), across), dy: min(max(offset.dy, -down), down))
  }

  func scroll(_ axis: Axis, to offset: Double) {
    pan(
      to: axis == .horizontal
        ? Vector(dx: offset, dy: pan.dy) : Vector(dx: pan.dx, dy: offset))
  }

  /// The layout of a stage in the room available, whose top left corner counts as the origin.
  private func geometry(of playback: Playback) -> StageGeometry {
    let (size, room) = (playback.session.size, model.comparison?.room(in: room) ?? room)
    return StageGeometry(
      size, on: Device(size: size), in: Rect(room), zoom: shownZoom, pan: pan)
  }
}
