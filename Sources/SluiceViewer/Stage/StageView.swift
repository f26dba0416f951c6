internal import FlowCore
internal import FlowUI

/// The stage in the middle of the viewer: the device, the flow's frame in it, and the finger on it.
struct StageView: Element {
  let model: ViewerModel

  func stretch(along axis: Axis) -> Stretch { .greedy }

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(width: offer.width, height: offer.height.isFinite ? offer.height : 0)
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    if let trap = model.trap {
      page.draw([.fill(frame, context.theme.backdrop)])
      return Dense { TrapCard(trap: trap) }.place(in: frame, context, on: &page)
    }
    let (device, part) = (model.device, model.stage)
    let tree = model.tree(measuring: context.measuring)
    let geometry = StageGeometry(
      tree.root.size, on: device, in: frame, zoom: model.zoom, pan: model.pan)
    part.geometry = geometry
    var room = Layer(
      name: "room", size: frame.size,
      drawings: [.fill(Rect(frame.size), context.theme.backdrop)])
    room.offset = frame.origin
    let way = Vector(dx: -frame.minX, dy: -frame.minY)
    let inside = geometry.frame.moved(by: way)
    var stage = tree.root.magnified(by: geometry.scale)
    stage.offset = inside.origin
    let around = inside.inset(by: -geometry.bezel)
    let radius = device.radius * geometry.scale
    if geometry.bezel > 0 {
      room.drawings += [
        .shadow(around, radius: radius),
        .roundedRectangle(around, radius: radius, context.theme.device),
      ]
    }
    var above = Layer(name: "device", size: frame.size)
    if geometry.bezel > 0 {
      above.drawings = [
        .outline(around, radius: radius, width: geometry.bezel, context.theme.device),
        .outline(around, radius: radius, width: 1, context.theme.deviceEdge),
      ]
    }
    above.drawings += model.marks.drawings(in: inside, scale: geometry.scale, context)
    let over = model.overlay.map { [$0.layer(over: inside)] } ?? []
    room.sublayers = [stage] + over + [above]
    page.add(room)
    let corner = Point(x: frame.maxX - 12, y: frame.minY + 12)
    if let times = model.frameTimes.layer(at: corner, context) { page.add(times) }
    model.notice.element(in: context).place(in: frame, context, on: &page)
    page.add(
      part, at: frame.intersection(geometry.frame),
      as: AccessibilityNode(.stage, "Stage"))
    if part.hasFocus, context.marksFocus, geometry.bezel > 0 {
      let ring = around.moved(by: Vector(dx: frame.minX, dy: frame.minY)).inset(by: -4)
      page.add(
        Layer(
          name: "focus", size: context.size,
          drawings: [
            .outline(ring, radius: radius + 4, width: 2, context.theme.focusRing)
          ]))
    }
  }
}

/// What is seen on the stage that is not the flow's: fingers, the edge that can be dragged, and a layer that is
/// looked at; all in points of the stage.
struct StageMarks: Hashable {
  /// Where fingers press.
  var fingers: [Point] = []
  /// The edge at which a drag would begin, under the mouse.
  var edge: Rect?
  /// A layer that is looked at.
  var highlight: Rect?

  fileprivate func drawings(
    in frame: Rect, scale: Double, _ context: LayoutContext
  ) -> [Drawing] {
    let place = { (rect: Rect) in
      Rect(
        x: frame.minX + rect.minX * scale, y: frame.minY + rect.minY * scale,
        width: rect.size.width * scale, height: rect.size.height * scale)
    }
    var drawings: [Drawing] = []
    if let edge {
      drawings.append(.fill(place(edge), context.theme.accent.opacity(0.12)))
    }
    if let highlight {
      drawings += [
        .fill(place(highlight), context.theme.accent.opacity(0.18)),
        .outline(place(highlight), radius: 0, width: 2, context.theme.accent),
      ]
    }
    return drawings + fingers.flatMap { ring(at: $0, place, context) }
  }

  /// A ring that is seen on any colour, as large as a fingertip.
  private func ring(
    at point: Point, _ place: (Rect) -> Rect, _ context: LayoutContext
  ) -> [Drawing] {
    let middle = place(Rect(x: point.x, y: point.y, width: 0, height: 0)).origin
    return [
      (radius: 22.0, width: 6.0, RGBA.white), (radius: 20.5, width: 3.0, context.theme.accent),
    ]
    .map { ring in
      .outline(
        Rect(
          x: middle.x - ring.radius, y: middle.y - ring.radius, width: 2 * ring.radius,
          height: 2 * ring.radius), radius: ring.radius, width: ring.width, ring.2)
    }
  }
}

extension Theme {
  /// Around the stage.
  var backdrop: RGBA { isDark ? RGBA(hex: 0x17171A) : RGBA(hex: 0xE9E9EE) }
  /// The frame of a device.
  var device: RGBA { isDark ? RGBA(hex: 0x2A2A2D) : RGBA(hex: 0x1C1C1E) }
  /// The outermost line of it.
  var deviceEdge: RGBA { isDark ? RGBA(hex: 0x4A4A4E) : RGBA(hex: 0x3A3A3C) }
  /// Whether it is light on dark.
  var isDark: Bool { label.brightness > background.brightness }
}
