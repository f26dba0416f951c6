internal import FlowCore
internal import FlowUI

/// A line of text or an icon, with its position on the stage.
struct StageLine {
  /// The line's text, or the icon's name.
  let text: String
  let isIcon: Bool
  /// The area of the capital letters or of the icon, clipped to the layers and the clip shapes that
  /// contain it, in points of the stage; empty if nothing of it is visible.
  let frame: Rect
  /// The same area without clipping.
  let whole: Rect

  func touches(_ other: StageLine) -> Bool {
    !frame.intersection(other.frame).size.isEmpty
  }
}

extension LayerTree {
  /// All lines of text and all icons but chevrons, also those that are covered.
  func lines(measuring: any TextMeasuring) -> [StageLine] {
    root.lines(at: .zero, scale: 1, clip: Rect(root.size), measuring)
  }

  /// Replaces each line of text and each icon by another drawing, or removes it.
  ///
  /// `drawing` gets the line's index in `lines`, the rectangle of its letters or of the icon in the
  /// coordinates of the drawing that it replaces, and its colour.
  func replacingLines(
    measuring: any TextMeasuring, _ drawing: (Int, Rect, RGBA) -> Drawing?
  ) -> LayerTree {
    var count = 0
    return LayerTree(
      root: root.replacingLines(measuring) { area, colour in
        defer { count += 1 }
        return drawing(count, area, colour)
      })
  }
}

extension Layer {
  fileprivate func lines(
    at origin: Point, scale: Double, clip: Rect, _ measuring: any TextMeasuring
  ) -> [StageLine] {
    // A page is scaled about its own centre.
    let own = scale * drawnScale
    let corner = Point(
      x: origin.x + offset.x * scale + size.width * (scale - own) / 2,
      y: origin.y + offset.y * scale + size.height * (scale - own) / 2)
    let clip = clip.intersection(
      Rect(x: corner.x, y: corner.y, width: size.width * own, height: size.height * own))
    let toStage = Transform.scale(own).followed(by: .translation(x: corner.x, y: corner.y))
    let texts = drawings.flatMap { $0.lines(toStage, clip: clip, measuring) }
    return texts + sublayers.flatMap { $0.lines(at: corner, scale: own, clip: clip, measuring) }
  }

  fileprivate func replacingLines(
    _ measuring: any TextMeasuring, _ drawing: (Rect, RGBA) -> Drawing?
  ) -> Layer {
    var layer = self
    layer.drawings = drawings.compactMap { $0.replacingLines(measuring, drawing) }
    layer.sublayers = sublayers.map { $0.replacingLines(measuring, drawing) }
    return layer
  }
}

extension Drawing {
  /// `toStage` maps the drawing's points to the stage; `clip` is in points of the stage.
  fileprivate func lines(
    _ toStage: Transform, clip: Rect, _ measuring: any TextMeasuring
  ) -> [StageLine] {
    switch self {
    case .clipped(let shape, let drawings):
      let visible = shape.bounds.map { clip.intersection(toStage.bounds(of: $0)) } ?? Rect(.zero)
      return drawings.flatMap { $0.lines(toStage, clip: visible, measuring) }
    case .transformed(let transform, let drawings):
      return drawings.flatMap {
        $0.lines(transform.followed(by: toStage), clip: clip, measuring)
      }
    default:
      guard let line = line(measuring) else { return [] }
      let frame = toStage.bounds(of: line.area)
      let visible = frame.intersection(clip)
      return [
        StageLine(
          text: line.text, isIcon: line.isIcon,
          frame: visible.size.isEmpty ? Rect(.zero) : visible, whole: frame)
      ]
    }
  }

  fileprivate func replacingLines(
    _ measuring: any TextMeasuring, _ drawing: (Rect, RGBA) -> Drawing?
  ) -> Drawing? {
    switch self {
    case .clipped(let shape, let drawings):
      return .clipped(to: shape, drawings.compactMap { $0.replacingLines(measuring, drawing) })
    case .transformed(let transform, let drawings):
      return .transformed(
        by: transform, drawings.compactMap { $0.replacingLines(measuring, drawing) })
    default:
      guard let line = line(measuring) else { return self }
      return drawing(line.area, line.colour)
    }
  }

  /// The text or icon that the drawing shows; `nil` for other drawings, and for every chevron:
  /// that of a row only repeats what the row's text says.
  ///
  /// The area of a text reaches from the baseline to cap height.
  private func line(
    _ measuring: any TextMeasuring
  ) -> (text: String, isIcon: Bool, area: Rect, colour: RGBA)? {
    switch self {
    case .text(let text, let style, let baseline, let colour):
      let height = style.size * Self.capitals
      let area = Rect(
        x: baseline.x, y: baseline.y - height, width: measuring.width(of: text, in: style),
        height: height)
      return (text, false, area, colour)
    case .icon(let icon, let area, let colour, _) where icon != .chevron:
      return (icon.name, true, area, colour)
    default:
      return nil
    }
  }

  /// The cap height of Inter, as a multiple of the font size.
  private static var capitals: Double { 0.727 }
}
