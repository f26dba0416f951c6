package import FlowCore

extension PixelBuffer {
  /// Copies the pixels of an area from another buffer to the same area of this one.
  ///
  /// The area must be within the bounds of both buffers.
  ///
  /// - Parameter tint: A colour that is blended over the copy with the colour's own alpha.
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
