internal import FlowCore
internal import FlowUI

/// How a stage lies in the middle of the viewer.
struct StageGeometry: Hashable {
  /// How large a stage is shown.
  enum Zoom: Hashable {
    /// As large as there is room, but no larger than it is.
    case fit
    /// So many points of the window a point of the stage.
    case times(Double)
  }

  /// The steps of zooming in and out, in points of the window a point of the stage: those of web
  /// browsers.
  static let steps = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4]
  /// Between the device and the edges of its room, in points: room for its shadow; by eye.
  private static let margin = 20.0

  /// Points of the window a point of the stage.
  let scale: Double
  /// Where the stage is, in points of the window.
  let frame: Rect
  /// How wide the frame of the device is there, in points of the window.
  let bezel: Double

  /// Places a stage in its room.
  ///
  /// - Parameter pan: How far it was moved out of the middle; no further than until its edges are
  ///   seen.
  init(_ stage: Size, on device: Device, in room: Rect, zoom: Zoom, pan: Vector = .zero) {
    let outer = Size(
      width: stage.width + 2 * device.bezel, height: stage.height + 2 * device.bezel)
    let margin = device.kind == .free ? 0 : Self.margin
    switch zoom {
    case .fit:
      let fitting = min(
        (room.size.width - 2 * margin) / max(outer.width, 1),
        (room.size.height - 2 * margin) / max(outer.height, 1))
      scale = max(0.05, min(1, fitting))
    case .times(let times):
      scale = times
    }
    let size = Size(width: stage.width * scale, height: stage.height * scale)
    let middle = room.centred(size)
    let slack = Vector(
      dx: max(0, (outer.width * scale - room.size.width) / 2 + margin),
      dy: max(0, (outer.height * scale - room.size.height) / 2 + margin))
    let way = Vector(
      dx: min(max(pan.dx, -slack.dx), slack.dx), dy: min(max(pan.dy, -slack.dy), slack.dy))
    let place = middle.moved(by: way)
    // Its edges lie between two pixels: what covers its corners meets them there.
    frame = Rect(
      x: place.minX.rounded(), y: place.minY.rounded(), width: size.width.rounded(.down),
      height: size.height.rounded(.down))
    bezel = device.bezel * scale
  }

  /// The point of the stage at a place of the window; it may lie outside of the stage.
  func stagePoint(at place: Point) -> Point {
    Point(x: (place.x - frame.minX) / scale, y: (place.y - frame.minY) / scale)
  }

  /// Where something of the stage is in the window.
  func place(of rect: Rect) -> Rect {
    Rect(
      x: frame.minX + rect.minX * scale, y: frame.minY + rect.minY * scale,
      width: rect.size.width * scale, height: rect.size.height * scale)
  }
}
