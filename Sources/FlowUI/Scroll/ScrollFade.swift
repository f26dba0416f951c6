internal import FlowCore

/// Fades scrolled content out towards the edges beyond which there is more: this shows that the
/// content scrolls, and avoids cutting through a line of text.
@MainActor
struct ScrollFade {
  private let scroll: ScrollState
  private let frame: Rect
  private let clear: Rect

  /// The height of the fade at the default text size, in points: a line of body text.
  private static let height = 22.0

  /// `clear` is the part of the frame that no bar covers.
  init(_ scroll: ScrollState, in frame: Rect, clear: Rect) {
    (self.scroll, self.frame, self.clear) = (scroll, frame, clear)
  }

  func layer(_ context: LayoutContext) -> Layer {
    let height = min(Self.height * context.textSize, clear.size.height / 3)
    var layer = Layer(name: "scrollFade", size: frame.size)
    layer.offset = frame.origin
    let (top, bottom) = (clear.minY - frame.minY, clear.maxY - frame.minY)
    layer.drawings =
      fade(from: top + height, to: top, beyond: scroll.offset, context)
      + fade(from: bottom - height, to: bottom, beyond: scroll.limit - scroll.offset, context)
    return layer
  }

  /// Transparent at `start`; fully opaque at `end` once a line or more is hidden beyond it.
  private func fade(
    from start: Double, to end: Double, beyond: Double, _ context: LayoutContext
  ) -> [Drawing] {
    let presence = min(max(beyond, 0) / Self.height, 1)
    guard presence > 0 else { return [] }
    let columns = Rect(x: 0, y: 0, width: frame.size.width, height: 0)
    let count = Int((end - start).magnitude.rounded(.up))
    return Drawing.fade(across: columns, from: start, to: end, slices: count) {
      context.background.faded(presence * $0)
    }
  }
}

extension Drawing {
  /// Slices of a colour over content, so that the content fades out towards an edge at `end`.
  ///
  /// Only the horizontal extent of `columns` matters; `colour` gets the fraction of the way to the
  /// edge, 0…1.
  static func fade(
    across columns: Rect, from start: Double, to end: Double, slices: Int,
    colour: (Double) -> RGBA
  ) -> [Drawing] {
    let step = (end - start) / Double(max(1, slices))
    return (0..<slices).map { index in
      let (near, far) = (start + step * Double(index), start + step * Double(index + 1))
      let slice = Rect(
        x: columns.minX, y: min(near, far), width: columns.size.width, height: step.magnitude)
      return .fill(slice, colour: colour(Double(index + 1) / Double(slices)))
    }
  }
}
