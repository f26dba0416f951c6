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

  /// The focus ring around the device, in points.
  private static let ring = (gap: 4.0, width: 2.0)

  /// The width of the line around a stage without a device, in points.
  private static let edge = 1.0

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let geometry = StageGeometry(tree.root.size, on: device, in: frame, zoom: zoom, pan: pan)
    page.whenLaidOut { [target] in target.geometry = geometry }
    let offset = Vector(dx: -frame.minX, dy: -frame.minY)
    let inside = geometry.frame.moved(by: offset)
    let deviceFrame = DeviceFrame(
      device, around: inside, scale: geometry.scale, theme: context.theme)
    var room = Layer(
      name: "room", size: frame.size,
      drawings: [.fill(Rect(frame.size), colour: context.theme.backdrop)])
    room.offset = frame.origin
    var stage = tree.root.magnified(by: geometry.scale)
    (stage.offset, stage.size) = (inside.origin, inside.size)
    room.sublayers =
      [stage] + (overlay.map { [$0.layer(over: inside)] } ?? [])
      + [above(deviceFrame, geometry, frame.size, offset, context)]
    room.drawings += deviceFrame.body
    page.add(room)
    page.add(target.bezel, at: frame.intersection(geometry.frame.inset(by: -geometry.bezel)))
    page.add(
      target, at: frame.intersection(geometry.frame),
      as: AccessibilityNode(.stage, name: context.strings[.stageGroup]))
    for bar in [target.scrollBars.horizontal, target.scrollBars.vertical] {
      bar.layOut(for: geometry, context, on: &page)
    }
  }

  private func above(
    _ deviceFrame: DeviceFrame, _ geometry: StageGeometry, _ size: Size, _ offset: Vector,
    _ context: LayoutContext
  ) -> Layer {
    var layer = Layer(
      name: "device", size: size,
      drawings: marks.drawings(
        on: tree.root.size, at: { geometry.windowRect(of: $0).moved(by: offset) },
        in: size, context))
    layer.sublayers = deviceFrame.corners
    // Without a device, the page may have the same background colour as the room around it.
    if geometry.bezel == 0, geometry.frame != geometry.room {
      layer.drawings.insert(
        .outline(
          deviceFrame.around.inset(by: -Self.edge), radius: 0, width: Self.edge,
          colour: context.theme.separator), at: 0)
    }
    if target.hasFocus, context.marksFocus, geometry.bezel > 0 {
      layer.drawings.append(
        .outline(
          deviceFrame.around.inset(by: -Self.ring.gap), radius: deviceFrame.radius + Self.ring.gap,
          width: Self.ring.width, colour: context.theme.focusRing))
    }
    return layer
  }
}
