package import FlowCore

extension PixelBuffer {
  /// The area must be within the bounds of both buffers.
  ///
  /// - Parameter tint: Blended over the copy with its alpha.
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
