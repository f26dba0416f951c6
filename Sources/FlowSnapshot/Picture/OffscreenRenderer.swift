internal import FlowCore
internal import FlowRaster
public import FlowSDL
public import FlowUI

/// Frames of a session drawn to memory one after another, into one and the same picture.
public final class OffscreenRenderer {
  private let session: FlowSession
  private let rasterizer: Rasterizer
  private let frame: PixelBuffer
  private let scale: Double

  /// Prepares to draw a session's frames at so many device pixels a point.
  public init(_ session: FlowSession, glyphs: GlyphLibrary, scale: Double) {
    self.session = session
    self.scale = scale
    rasterizer = Rasterizer(glyphs: glyphs)
    frame = PixelBuffer(
      width: max(1, Int((session.size.width * scale).rounded())),
      height: max(1, Int((session.size.height * scale).rounded())))
  }

  /// Draws the frame of the present instant.
  public func draw() {
    rasterizer.render(session.layerTree, scale: scale, into: frame)
  }
}
