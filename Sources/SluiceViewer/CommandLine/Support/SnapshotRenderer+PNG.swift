internal import FlowCore
package import FlowSnapshot
package import FlowUI
internal import ImageFiles

extension SnapshotRenderer {
  /// Renders a frame and encodes it as PNG.
  package func png(of tree: LayerTree, scale: Double) throws(Failure) -> [UInt8] {
    let size = tree.root.size
    guard StageLimits.allowsPicture(size, scale: scale) else {
      throw Failure(
        "a picture of \(size.width.fixed(0))x\(size.height.fixed(0)) points at \(scale) pixels a "
          + "point is too large: \(StageLimits.pictureRule)")
    }
    do {
      return try PNG.encode(picture(of: tree, scale: scale))
    } catch {
      throw Failure("cannot make a PNG: \(error)")
    }
  }
}
