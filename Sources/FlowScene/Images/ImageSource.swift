public import FlowCore

/// The contents of an image.
public enum ImageSource: Hashable, Sendable {
  /// A bitmap; its natural size is one point for each pixel.
  case bitmap(Bitmap)
  /// Vector drawings, sharp at every size.
  case artwork(Artwork)

  /// The natural size in points; width and height are positive.
  public var size: Size {
    switch self {
    case .bitmap(let bitmap): Size(width: Double(bitmap.width), height: Double(bitmap.height))
    case .artwork(let artwork): artwork.size
    }
  }
}

/// Vector drawings in their own coordinates, which can be drawn at any size.
public struct Artwork: Hashable, Sendable {
  /// The size in the artwork's own points; drawings are clipped to it.
  public let size: Size
  /// The drawings in the artwork's own points, the first at the bottom.
  public let drawings: [Drawing]

  /// Creates an artwork; traps unless width and height are positive and finite.
  public init(size: Size, drawings: [Drawing]) {
    precondition(
      !size.isEmpty && size.isFinite,
      "artwork needs positive extents, not \(size.width)x\(size.height)")
    self.size = size
    self.drawings = drawings
  }
}
