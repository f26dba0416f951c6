internal import FlowCore
internal import FlowRaster
package import FlowUI

/// Draws the frames of a session, one after another, into one buffer in memory.
///
/// It redraws only what differs from the previous frame. The session must not be resized.
@MainActor
package final class OffscreenRenderer {
  private let session: FlowSession
  private let rasterizer: Rasterizer
  private let frame: PixelBuffer
  private let scale: Double
  private var shown: LayerTree?

  /// Prepares to draw a session's frames at `scale` device pixels per point.
  package init(_ session: FlowSession, glyphs: GlyphLibrary, scale: Double) {
    self.session = session
    self.scale = scale
    rasterizer = Rasterizer(glyphs: glyphs)
    frame = PixelBuffer(
      width: max(1, Int((session.size.width * scale).rounded())),
      height: max(1, Int((session.size.height * scale).rounded())))
  }

  /// Draws the session's current frame.
  package func draw() {
    let tree = session.layerTree
    if let shown {
      _ = rasterizer.update(frame, from: shown, to: tree, scale: scale)
    } else {
      rasterizer.render(tree, scale: scale, into: frame)
    }
    shown = tree
  }
}
