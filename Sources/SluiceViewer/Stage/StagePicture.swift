internal import FlowCore
internal import FlowUI

/// A stage in its room: the device, the flow's frame in it, and what lies on that.
struct StagePicture: Element {
  let tree: LayerTree
  let device: Device
  let zoom: StageGeometry.Zoom
  let pan: Vector
  let part: StagePart
  let marks: StageMarks
  let overlay: StageOverlay?

  /// From the device to the ring around what keys go to, and how wide that is, in points.
  private static let ring = (gap: 4.0, width: 2.0)

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func size(in offer: Size, _ context: LayoutContext) -> Size { offer }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let geometry = StageGeometry(tree.root.size, on: device, in: frame, zoom: zoom, pan: pan)
    part.geometry = geometry
    let way = Vector(dx: -frame.minX, dy: -frame.minY)
    let inside = geometry.frame.moved(by: way)
    var room = Layer(
      name: "room", size: frame.size,
      drawings: [.fill(Rect(frame.size), context.theme.backdrop)])
    room.offset = frame.origin
    var stage = tree.root.magnified(by: geometry.scale)
    (stage.offset, stage.size) = (inside.origin, inside.size)
    room.sublayers =
      [stage] + (overlay.map { [$0.layer(over: inside)] } ?? [])
      + [above(inside, geometry, frame.size, way, context)]
    room.drawings += ground(inside.inset(by: -geometry.bezel), geometry, context.theme)
    page.add(room)
    page.add(
      part, at: frame.intersection(geometry.frame), as: AccessibilityNode(.stage, "Stage"))
  }

  private func radius(_ geometry: StageGeometry) -> Double { device.radius * geometry.scale }

  /// What lies beneath the flow's frame.
  private func ground(_ around: Rect, _ geometry: StageGeometry, _ theme: Theme) -> [Drawing] {
    guard geometry.bezel > 0 else { return [] }
    return [
      .shadow(around, radius: radius(geometry)),
      .roundedRectangle(around, radius: radius(geometry), theme.deviceEdge),
      .roundedRectangle(around.inset(by: 1), radius: radius(geometry) - 1, theme.device),
    ]
  }

  /// What lies on the flow's frame: the device around it, fingers, and the mark of the focus.
  private func above(
    _ inside: Rect, _ geometry: StageGeometry, _ size: Size, _ way: Vector,
    _ context: LayoutContext
  ) -> Layer {
    let (around, radius) = (inside.inset(by: -geometry.bezel), radius(geometry))
    var layer = Layer(
      name: "device", size: size,
      drawings: marks.drawings(at: { geometry.place(of: $0).moved(by: way) }, context))
    layer.sublayers = corners(of: inside, geometry, context.theme)
    if part.hasFocus, context.marksFocus, geometry.bezel > 0 {
      layer.drawings.append(
        .outline(
          around.inset(by: -Self.ring.gap), radius: radius + Self.ring.gap,
          width: Self.ring.width, context.theme.focusRing))
    }
    return layer
  }

  /// What of the device lies on the corners of the flow's frame, which are square.
  ///
  /// Nothing else of it covers the frame: to draw all of the device anew in each frame would take
  /// longer than the rest.
  private func corners(of inside: Rect, _ geometry: StageGeometry, _ theme: Theme) -> [Layer] {
    let side = radius(geometry) - geometry.bezel
    guard geometry.bezel > 0, side > 0 else { return [] }
    let around = inside.inset(by: -geometry.bezel)
    // A point more on each side: edges of pages lie on whole pixels, wherever those are.
    let (reach, size) = (1.0, Size(width: side + 2, height: side + 2))
    let columns = [inside.minX - reach, inside.maxX + reach - size.width]
    let rows = [inside.minY - reach, inside.maxY + reach - size.height]
    return columns.flatMap { x in
      rows.map { (x, $0) }
    }.map { x, y in
      var corner = Layer(
        name: "corner", size: size,
        drawings: [
          .outline(
            around.moved(by: Vector(dx: -x, dy: -y)), radius: radius(geometry),
            width: geometry.bezel, theme.device)
        ])
      corner.offset = Point(x: x, y: y)
      return corner
    }
  }
}
