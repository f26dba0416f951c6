public import FlowUI

/// Makes pixels of text and icons, at a given count of device pixels a point.
public protocol GlyphSource {
  /// The parts of a line of text that some columns of device pixels may touch, counted from where
  /// the line starts.
  func runs(of text: String, in style: TextStyle, scale: Double, columns: Range<Int>) -> [GlyphRun]

  /// An icon of that many pixels across and down.
  func coverage(of icon: Icon, pixels: Int) -> Coverage
}

/// A part of a line of text as pixels.
public struct GlyphRun {
  /// What its pixels are.
  public enum Ink {
    /// Letters, which take the text's colour.
    case shape(Coverage)
    /// A picture in colours of its own, premultiplied by alpha.
    case picture(PixelBuffer)
  }

  /// Its pixels.
  public let ink: Ink
  /// Pixels from where the line starts to the left edge; may be negative.
  public let x: Int
  /// Pixels from the baseline down to the top edge; negative above it.
  public let y: Int

  /// Creates a part of a line.
  public init(_ ink: Ink, x: Int, y: Int) {
    self.ink = ink
    self.x = x
    self.y = y
  }
}
