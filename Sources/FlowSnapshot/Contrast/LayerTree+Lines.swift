internal import FlowCore
internal import FlowUI

/// A line of text with its position on the stage.
struct StageLine {
  let text: String
  /// The rectangle of the line's capital letters, from the baseline to cap height, clipped to the
  /// layers that contain it, in points of the stage.
  let frame: Rect
  /// The same rectangle without clipping.
  let whole: Rect

  /// Whether the frames overlap.
  func touches(_ other: StageLine) -> Bool {
    !frame.intersection(other.frame).size.isEmpty
  }
}

extension LayerTree {
  /// All lines of text, including covered ones.
  func lines(measuring: any TextMeasuring) -> [StageLine] {
    root.lines(at: .zero, scale: 1, clip: Rect(root.size), measuring)
  }

  /// A copy of the layer tree in which each line of text is replaced by another drawing, or
  /// removed.
  ///
  /// The closure receives the line's index in `lines`, the rectangle of its letters in the layer's
  /// coordinates, and its colour.
  func replacingText(
    measuring: any TextMeasuring, _ drawing: (Int, Rect, RGBA) -> Drawing?
  ) -> LayerTree {
    var count = 0
    return LayerTree(
      root: root.replacingText(measuring) { letterArea, colour in
        defer { count += 1 }
        return drawing(count, letterArea, colour)
      })
  }
}

extension Layer {
  fileprivate func lines(
    at origin: Point, scale: Double, clip: Rect, _ measuring: any TextMeasuring
  ) -> [StageLine] {
    // A page is scaled about its own centre.
    let own = scale * (kind == .page ? self.scale : 1)
    let corner = Point(
      x: origin.x + offset.x * scale + size.width * (scale - own) / 2,
      y: origin.y + offset.y * scale + size.height * (scale - own) / 2)
    let clip = clip.intersection(
      Rect(x: corner.x, y: corner.y, width: size.width * own, height: size.height * own))
    let place = Transform.scale(own).followed(by: .translation(x: corner.x, y: corner.y))
    let texts = drawings.flatMap { $0.lines(place, clip: clip, measuring) }
    return texts + sublayers.flatMap { $0.lines(at: corner, scale: own, clip: clip, measuring) }
  }

  fileprivate func replacingText(
    _ measuring: any TextMeasuring, _ drawing: (Rect, RGBA) -> Drawing?
  ) -> Layer {
    var layer = self
    layer.drawings = drawings.compactMap { $0.replacingText(measuring, drawing) }
    layer.sublayers = sublayers.map { $0.replacingText(measuring, drawing) }
    return layer
  }
}

extension Drawing {
  /// The lines of text in the drawing.
  ///
  /// - Parameters:
  ///   - place: What maps the drawing's points to those of the stage.
  ///   - clip: The visible area, in points of the stage.
  ///   - measuring: Measures the text.
  fileprivate func lines(
    _ place: Transform, clip: Rect, _ measuring: any TextMeasuring
  ) -> [StageLine] {
    switch self {
    case .clipped(let shape, let drawings):
      let visible = shape.bounds.map { clip.intersection(place.bounds(of: $0)) } ?? Rect(.zero)
      return drawings.flatMap { $0.lines(place, clip: visible, measuring) }
    case .transformed(let transform, let drawings):
      return drawings.flatMap {
        $0.lines(transform.followed(by: place), clip: clip, measuring)
      }
    default:
      guard let (text, letterArea, _) = letters(measuring) else { return [] }
      let frame = place.bounds(of: letterArea)
      return [StageLine(text: text, frame: frame.intersection(clip), whole: frame)]
    }
  }

  /// The drawing with each line of text in it replaced; `nil` if the line is removed.
  fileprivate func replacingText(
    _ measuring: any TextMeasuring, _ drawing: (Rect, RGBA) -> Drawing?
  ) -> Drawing? {
    switch self {
    case .clipped(let shape, let drawings):
      return .clipped(shape, drawings.compactMap { $0.replacingText(measuring, drawing) })
    case .transformed(let transform, let drawings):
      return .transformed(
        transform, drawings.compactMap { $0.replacingText(measuring, drawing) })
    default:
      guard let letters = letters(measuring) else { return self }
      return drawing(letters.letterArea, letters.colour)
    }
  }

  /// The text of a line, the rectangle of its letters from the baseline to cap height, and their
  /// colour; `nil` for a drawing other than text.
  fileprivate func letters(
    _ measuring: any TextMeasuring
  ) -> (text: String, letterArea: Rect, colour: RGBA)? {
    guard case .text(let text, let style, let baseline, let colour) = self else { return nil }
    let height = style.size * Self.capitals
    let letterArea = Rect(
      x: baseline.x, y: baseline.y - height, width: measuring.width(of: text, in: style),
      height: height)
    return (text, letterArea, colour)
  }

  /// The cap height in multiples of the font size: Inter's 0.727.
  private static var capitals: Double { 0.727 }
}
