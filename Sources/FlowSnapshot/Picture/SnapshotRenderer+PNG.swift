internal import FlowCore
public import FlowUI
internal import ImageFiles

/// Why a frame cannot be made into a PNG file.
public struct PictureError: Error, CustomStringConvertible {
  /// The problem and what was expected, in one line.
  public let description: String
}

extension SnapshotRenderer {
  /// Renders a frame and encodes it as PNG.
  ///
  /// - Parameters:
  ///   - tree: The frame, such as `FlowSession.layerTree`.
  ///   - scale: Device pixels per point; positive and finite.
  /// - Returns: The bytes of the file; equal for equal pixels.
  /// - Throws: `PictureError` if the picture would have more than 64 million pixels, or libpng
  ///   refuses it.
  public func png(of tree: LayerTree, scale: Double) throws(PictureError) -> [UInt8] {
    let size = tree.root.size
    guard SizeLimits.allowsPicture(size, scale: scale) else {
      throw PictureError(
        description: "a picture of \(size.width.fixed(0))x\(size.height.fixed(0)) points at "
          + "\(scale) pixels a point is too large: \(SizeLimits.pictureRule)")
    }
    do {
      return try PNG.encode(picture(of: tree, scale: scale))
    } catch {
      throw PictureError(description: "cannot make a PNG: \(error)")
    }
  }
}
