public import FlowScene

/// Rasterizes text and icons at a given number of device pixels per point.
public protocol GlyphSource {
  /// The glyph runs of a line of text that may touch a range of columns, in device pixels from the
  /// start of the line.
  func runs(of text: String, in style: TextStyle, scale: Double, columns: Range<Int>) -> [GlyphRun]

  /// The coverage mask of an icon that is `pixels` wide and high.
  ///
  /// It is called only for icons whose shapes are files; those made of paths need no source.
  func coverage(of icon: Icon, pixels: Int) -> Coverage
}

/// A rasterized part of a line of text.
public struct GlyphRun {
  /// The kind of pixels in a run.
  public enum Ink {
    /// Glyph shapes, drawn in the text's colour.
    case shape(Coverage)
    /// A picture in the font's colours, such as an emoji, premultiplied by alpha.
    case picture(PixelBuffer)

    package var bytes: Int {
      switch self {
      case .shape(let shape): shape.values.count
      case .picture(let picture): picture.bytes
      }
    }
  }

  /// The run's pixels.
  public let ink: Ink
  /// The distance from the start of the line to the left edge, in pixels; may be negative.
  public let x: Int
  /// The distance from the baseline down to the top edge, in pixels; negative above the baseline.
  public let y: Int

  /// Creates a run with its position in the line.
  public init(_ ink: Ink, x: Int, y: Int) {
    self.ink = ink
    self.x = x
    self.y = y
  }

  var bounds: PixelRect {
    let (width, height) =
      switch ink {
      case .shape(let shape): (shape.width, shape.height)
      case .picture(let picture): (picture.width, picture.height)
      }
    return PixelRect(left: x, top: y, right: x + width, bottom: y + height)
  }
}
