internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The stage's scale and frame in the viewer.
struct StageGeometry: Hashable {
  enum Zoom: Hashable {
    /// As large as fits, but at most 1:1.
    case fit
    /// As large as fits, even if larger than 1:1.
    case fill
    /// Points of the window per point of the stage.
    case times(Double)
  }

  /// The zoom steps of web browsers.
  static let steps = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4]
  /// In points of the window per point of the stage.
  let scale: Double
  /// In points of the window, as are the lengths below.
  let frame: Rect
  let bezel: Double
  /// The frame in which the stage is laid out.
  let room: Rect
  /// From the centre of `room`.
  let offset: Vector
  /// The limit of `offset` in both directions; 0 along an axis along which the stage fits.
  let slack: Vector

  /// `pan` is the wanted displacement from the centre of the room, limited to the `slack`.
  init(_ stage: Size, on device: Device, in room: Rect, zoom: Zoom, pan: Vector = .zero) {
    let outer = Size(
      width: stage.width + 2 * device.bezel, height: stage.height + 2 * device.bezel)
    let fillsRoom = device.kind == .free && stage == SizeLimits.nearest(to: room.size)
    let margin = fillsRoom ? 0 : DeviceFrame.margin
    switch zoom {
    case .fit, .fill:
      let fitting = min(
        (room.size.width - 2 * margin) / max(outer.width, 1),
        (room.size.height - 2 * margin) / max(outer.height, 1))
      scale = max(0.05, zoom == .fit ? min(1, fitting) : fitting)
    case .times(let times):
      scale = times
    }
    let size = Size(width: stage.width * scale, height: stage.height * scale)
    let middle = room.centred(size)
    self.room = room
    slack = Vector(
      dx: Self.slack(of: outer.width * scale, in: room.size.width, margin),
      dy: Self.slack(of: outer.height * scale, in: room.size.height, margin))
    offset = Vector(
      dx: min(max(pan.dx, -slack.dx), slack.dx), dy: min(max(pan.dy, -slack.dy), slack.dy))
    let exact = middle.moved(by: offset)
    // Align the edges with whole points, so that the device's corners meet them.
    frame = Rect(
      x: exact.minX.rounded(), y: exact.minY.rounded(), width: size.width.rounded(.down),
      height: size.height.rounded(.down))
    bezel = device.bezel * scale
  }

  /// At the limit, the edge of the stage and the margin beside it are visible.
  private static func slack(of extent: Double, in room: Double, _ margin: Double) -> Double {
    max(0, (extent + 2 * margin - room) / 2)
  }

  /// The point may be outside the stage.
  func stagePoint(at point: Point) -> Point {
    Point(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
  }

  func windowRect(of rect: Rect) -> Rect {
    Rect(
      x: frame.minX + rect.minX * scale, y: frame.minY + rect.minY * scale,
      width: rect.size.width * scale, height: rect.size.height * scale)
  }
}
