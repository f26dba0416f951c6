internal import FlowCore
package import FlowUI

/// The picture of a simulated device around a stage.
package struct DeviceFrame {
  private let inside: Rect
  private let bezel: Double
  private let theme: Theme
  package let radius: Double

  package var around: Rect { inside.inset(by: -bezel) }

  /// Creates the picture around a stage that fills `inside` and is scaled by `scale`; for a free
  /// device, nothing is drawn.
  package init(_ device: Device, around inside: Rect, scale: Double = 1, theme: Theme) {
    (self.inside, self.theme) = (inside, theme)
    (bezel, radius) = (device.bezel * scale, device.radius * scale)
  }

  /// Drawn behind the stage.
  package var body: [Drawing] {
    guard bezel > 0 else { return [] }
    return [
      .shadow(around, radius: radius),
      .roundedRectangle(around, radius: radius, colour: theme.deviceEdge),
      .roundedRectangle(around.inset(by: 1), radius: radius - 1, colour: theme.device),
    ]
  }

  /// The parts of the device that cover the square corners of the stage.
  ///
  /// No other part of the device is drawn over the stage, because drawing all of the device again
  /// for each frame would take longer than drawing the rest of the frame.
  package var corners: [Layer] {
    let side = radius - bezel
    guard bezel > 0, side > 0 else { return [] }
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
            around.moved(by: Vector(dx: -x, dy: -y)), radius: radius, width: bezel,
            colour: theme.device)
        ])
      corner.offset = Point(x: x, y: y)
      return corner
    }
  }

  /// A picture of a device whose stage shows `tree`, a frame of the device's size.
  package static func picture(of tree: LayerTree, on device: Device, theme: Theme) -> LayerTree {
    let edge = device.bezel + margin
    let inside = Rect(tree.root.size).moved(by: Vector(dx: edge, dy: edge))
    let frame = DeviceFrame(device, around: inside, theme: theme)
    let size = Size(width: inside.maxX + edge, height: inside.maxY + edge)
    var stage = tree.root
    stage.offset = inside.origin
    return LayerTree(
      root: Layer(
        name: "room", size: size,
        drawings: [.fill(Rect(size), colour: theme.backdrop)] + frame.body,
        sublayers: [stage] + frame.corners))
  }

  /// The margin around a device, which leaves room for its shadow, in points; chosen by eye.
  package static let margin = 20.0
}

extension Theme {
  fileprivate var device: RGBA { isDark ? RGBA(hex: 0x2A2A2D) : RGBA(hex: 0x1C1C1E) }
  fileprivate var deviceEdge: RGBA { isDark ? RGBA(hex: 0x4A4A4E) : RGBA(hex: 0x3A3A3C) }
}
