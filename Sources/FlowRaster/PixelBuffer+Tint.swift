package import FlowCore

extension PixelBuffer {
  /// Copies a rectangle from another buffer, tinted if a tint is given; the rectangle must be
  /// within the bounds of both.
  ///
  /// - Parameter tint: The colour to blend over the copy with its alpha; `nil` for an exact copy.
  package func copy(_ area: PixelRect, from source: PixelBuffer, tint: RGBA? = nil) {
    for y in area.top..<area.bottom {
      let target = row(y) + area.left
      target.update(from: source.row(y) + area.left, count: area.width)
      if let tint {
        RowOperations.tint(
          target, count: area.width, with: tint.pixel, opacity: UInt32(tint.alpha))
      }
    }
  }
}
