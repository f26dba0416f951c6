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
    let texts = drawings.compactMap { drawing -> StageLine? in
      guard let (text, letterArea, _) = drawing.letters(measuring) else { return nil }
      let frame = Rect(
        x: corner.x + letterArea.minX * own, y: corner.y + letterArea.minY * own,
        width: letterArea.size.width * own, height: letterArea.size.height * own)
      return StageLine(text: text, frame: frame.intersection(clip), whole: frame)
    }
    return texts + sublayers.flatMap { $0.lines(at: corner, scale: own, clip: clip, measuring) }
  }

  fileprivate func replacingText(
    _ measuring: any TextMeasuring, _ drawing: (Rect, RGBA) -> Drawing?
  ) -> Layer {
    var layer = self
    layer.drawings = drawings.compactMap { own in
      guard let letters = own.letters(measuring) else { return own }
      return drawing(letters.letterArea, letters.colour)
    }
    layer.sublayers = sublayers.map { $0.replacingText(measuring, drawing) }
    return layer
  }
}

extension Drawing {
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
