internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

/// The picture of a stage: the device, the flow's frame, and the marks over the frame.
struct StagePicture: Element {
  let tree: LayerTree
  let device: Device
  let zoom: StageGeometry.Zoom
  let pan: Vector
  let target: StageTarget
  let marks: StageMarks
  let overlay: StageOverlay?

  /// The gap between the device and the focus ring, and the ring's width, in points.
  private static let ring = (gap: 4.0, width: 2.0)

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let geometry = StageGeometry(tree.root.size, on: device, in: frame, zoom: zoom, pan: pan)
    page.whenLaidOut { [target] in target.geometry = geometry }
    let offset = Vector(dx: -frame.minX, dy: -frame.minY)
    let inside = geometry.frame.moved(by: offset)
    var room = Layer(
      name: "room", size: frame.size,
      drawings: [.fill(Rect(frame.size), context.theme.backdrop)])
    room.offset = frame.origin
    var stage = tree.root.magnified(by: geometry.scale)
    (stage.offset, stage.size) = (inside.origin, inside.size)
    room.sublayers =
      [stage] + (overlay.map { [$0.layer(over: inside)] } ?? [])
      + [above(inside, geometry, frame.size, offset, context)]
    room.drawings += deviceDrawings(inside.inset(by: -geometry.bezel), geometry, context.theme)
    page.add(room)
    page.add(
      target, at: frame.intersection(geometry.frame),
      as: AccessibilityNode(.stage, context.strings[.stageGroup]))
  }

  private func radius(_ geometry: StageGeometry) -> Double { device.radius * geometry.scale }

  /// The device's shadow and body, drawn behind the flow's frame.
  private func deviceDrawings(_ around: Rect, _ geometry: StageGeometry, _ theme: Theme)
    -> [Drawing]
  {
    guard geometry.bezel > 0 else { return [] }
    return [
      .shadow(around, radius: radius(geometry)),
      .roundedRectangle(around, radius: radius(geometry), theme.deviceEdge),
      .roundedRectangle(around.inset(by: 1), radius: radius(geometry) - 1, theme.device),
    ]
  }

  /// The layer over the flow's frame: the device's corners, the marks and the focus ring.
  private func above(
    _ inside: Rect, _ geometry: StageGeometry, _ size: Size, _ offset: Vector,
    _ context: LayoutContext
  ) -> Layer {
    let (around, radius) = (inside.inset(by: -geometry.bezel), radius(geometry))
    var layer = Layer(
      name: "device", size: size,
      drawings: marks.drawings(at: { geometry.place(of: $0).moved(by: offset) }, context))
    layer.sublayers = corners(of: inside, geometry, context.theme)
    if target.hasFocus, context.marksFocus, geometry.bezel > 0 {
      layer.drawings.append(
        .outline(
          around.inset(by: -Self.ring.gap), radius: radius + Self.ring.gap,
          width: Self.ring.width, context.theme.focusRing))
    }
    return layer
  }

  /// The parts of the device that cover the square corners of the flow's frame.
  ///
  /// No other part of the device is drawn over the frame: redrawing the whole device each time
  /// would take longer than everything else.
  private func corners(of inside: Rect, _ geometry: StageGeometry, _ theme: Theme) -> [Layer] {
    let side = radius(geometry) - geometry.bezel
    guard geometry.bezel > 0, side > 0 else { return [] }
    let around = inside.inset(by: -geometry.bezel)
    // Add a point on each side, since the edges of pages are aligned to whole pixels.
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

extension Theme {
  /// The colour of a device's bezel.
  fileprivate var device: RGBA { isDark ? RGBA(hex: 0x2A2A2D) : RGBA(hex: 0x1C1C1E) }
  /// The colour of the bezel's outermost line.
  fileprivate var deviceEdge: RGBA { isDark ? RGBA(hex: 0x4A4A4E) : RGBA(hex: 0x3A3A3C) }
}
