import FlowCore
import FlowUI
import Testing

/// A drawing with its frame in points on the stage.
struct PositionedDrawing {
  let drawing: Drawing
  let frame: Rect
  /// The names of the layers that contain the drawing, the outermost first.
  let layers: [String]
}

extension Layer {
  /// Returns the texts and icons of the layer and its sublayers.
  func positionedDrawings(from corner: Point = .zero, on layers: [String] = [])
    -> [PositionedDrawing]
  {
    let corner = Point(x: corner.x + offset.x, y: corner.y + offset.y)
    let layers = layers + [name]
    let own = drawings.compactMap { drawing in
      drawing.frame.map {
        PositionedDrawing(
          drawing: drawing, frame: $0.moved(by: Vector(dx: corner.x, dy: corner.y)),
          layers: layers)
      }
    }
    return own + sublayers.flatMap { $0.positionedDrawings(from: corner, on: layers) }
  }
}

extension Drawing {
  /// `nil` for all but texts and icons.
  fileprivate var frame: Rect? {
    switch self {
    case .text(let text, let style, let baseline, _):
      Rect(
        x: baseline.x, y: baseline.y - style.size * 0.8,
        width: SquareMeasuring().width(of: text, in: style), height: style.size)
    case .icon(_, let rect, _, _): rect
    case .fill, .fractionalFill, .hairline, .roundedRectangle, .roundedRectangleSlice, .outline,
      .shadow, .image, .path, .stroke, .clipped, .transformed:
      nil
    }
  }
}

extension Rect {
  var centre: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }
}

extension DemoHarness {
  var positionedDrawings: [PositionedDrawing] { session.layerTree.root.positionedDrawings() }

  /// Taps the first of several equal texts.
  func tap(text: String, _ device: PointerDevice = .mouse) throws {
    let positioned = positionedDrawings.first { positioned in
      if case .text(text, _, _, _) = positioned.drawing { true } else { false }
    }
    try tap(#require(positioned, "no '\(text)' among \(self.texts)"), device)
  }

  /// Taps an icon; `index` counts equal icons in the order in which they are drawn.
  func tap(_ icon: Icon, at index: Int = 0, _ device: PointerDevice = .mouse) throws {
    let icons = positionedDrawings.filter { positioned in
      if case .icon(icon, _, _, _) = positioned.drawing { true } else { false }
    }
    try tap(#require(icons.indices.contains(index) ? icons[index] : nil), device)
  }

  private func tap(_ positioned: PositionedDrawing, _ device: PointerDevice) throws {
    for phase in [PointerEvent.Phase.down, .up] {
      session.send(
        .pointer(phase, device: device, finger: 0, location: positioned.frame.centre),
        at: context.clock.now)
      wait(50)
    }
    settle()
  }

  /// Taps the first button or tab with the name.
  func tap(named name: String, settles: Bool = true) throws {
    let node = nodes.first { [.button, .tab].contains($0.role) && $0.name == name }
    let centre = try #require(node, "no '\(name)' in \(session.accessibilityTree)").frame.centre
    tap(centre.x, centre.y)
    if settles { settle() }
  }

  func keys(_ names: String...) throws {
    for name in names {
      session.send(.key(try #require(KeyPress(parsing: name))), at: context.clock.now)
    }
    settle()
  }
}
