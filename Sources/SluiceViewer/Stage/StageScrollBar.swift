internal import FlowCore
internal import FlowUI

/// A scroll bar at an edge of the stage's room, shown while the stage is larger than the room.
final class StageScrollBar: InputTarget {
  /// Called with the stage's new displacement from the centre, in points of the window.
  var onScroll: (Axis, Double) -> Void = { _, _ in }
  private let axis: Axis
  fileprivate var isDragging = false
  fileprivate var geometry: StageGeometry?

  /// The width that takes presses, in points; this and the lengths below are the same as in FlowUI.
  fileprivate static let strip = 14.0
  private static let thickness = (thin: 4.0, wide: 8.0)
  /// From the edge, in points.
  private static let margin = 3.0
  fileprivate static let minLength = 28.0

  init(_ axis: Axis) { self.axis = axis }

  func layOut(for geometry: StageGeometry, _ context: LayoutContext, on page: inout PageLayout) {
    page.whenLaidOut { [weak self] in self?.geometry = geometry }
    guard let thumb = StageThumb(geometry, along: axis) else { return }
    let strip = strip(in: geometry.room)
    let isInUse = isDragging || context.pointer.map(strip.contains) ?? false
    let thickness = isInUse ? Self.thickness.wide : Self.thickness.thin
    let across = Self.strip - Self.margin - thickness
    let bar =
      axis == .horizontal
      ? Rect(
        x: strip.minX + thumb.start, y: strip.minY + across, width: thumb.length, height: thickness)
      : Rect(
        x: strip.minX + across, y: strip.minY + thumb.start, width: thickness, height: thumb.length)
    page.add(
      Layer(
        name: "stageScrollBar", size: context.size,
        drawings: [.roundedRectangle(bar, radius: thickness / 2, colour: context.theme.scrollBar)]))
    page.add(self, at: strip)
  }

  private func strip(in room: Rect) -> Rect {
    axis == .horizontal
      ? Rect(
        x: room.minX, y: room.maxY - Self.strip, width: room.size.width - Self.strip,
        height: Self.strip)
      : Rect(
        x: room.maxX - Self.strip, y: room.minY, width: Self.strip,
        height: room.size.height - Self.strip)
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    StageScrollBarPress(self, along: axis, strip: frame)
  }
}

/// `start` is the distance from the start of the strip; all lengths are in points.
@MainActor
private struct StageThumb {
  let start: Double
  let length: Double
  /// The distance that the thumb can move, and the displacement of the stage while the thumb is at
  /// the start.
  private let (travel, slack): (Double, Double)

  /// `nil` if the stage fits its room, or the room is too small for a thumb.
  init?(_ geometry: StageGeometry, along axis: Axis) {
    let (slack, offset, room) =
      axis == .horizontal
      ? (geometry.slack.dx, geometry.offset.dx, geometry.room.size.width)
      : (geometry.slack.dy, geometry.offset.dy, geometry.room.size.height)
    let track = room - StageScrollBar.strip
    guard slack > 0, track > StageScrollBar.minLength else { return nil }
    length = max(StageScrollBar.minLength, track * room / (room + 2 * slack))
    travel = track - length
    self.slack = slack
    start = travel * (slack - offset) / (2 * slack)
  }

  func offset(atStart start: Double) -> Double { slack - 2 * slack * start / max(travel, 1) }
}

/// A press beside the thumb first centres the thumb on the pointer.
private final class StageScrollBarPress: PointerResponder {
  private let bar: StageScrollBar
  private let axis: Axis
  private let strip: Rect
  /// From the start of the thumb to the pointer, in points.
  private var grip = 0.0

  init(_ bar: StageScrollBar, along axis: Axis, strip: Rect) {
    (self.bar, self.axis, self.strip) = (bar, axis, strip)
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    guard let geometry = bar.geometry, let thumb = StageThumb(geometry, along: axis) else {
      bar.isDragging = false
      return .ignored
    }
    let location = event.locationOnPage
    let along = axis == .horizontal ? location.x - strip.minX : location.y - strip.minY
    switch event.phase {
    case .down:
      bar.isDragging = true
      grip = along - thumb.start
      if !(0...thumb.length).contains(grip) { grip = thumb.length / 2 }
      drag(thumb, to: along)
    case .move:
      drag(thumb, to: along)
    case .up, .cancelled:
      bar.isDragging = false
    }
    return .claimed
  }

  private func drag(_ thumb: StageThumb, to along: Double) {
    if along.isFinite { bar.onScroll(axis, thumb.offset(atStart: along - grip)) }
  }
}
