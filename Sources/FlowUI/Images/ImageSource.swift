public import FlowCore

/// What an image shows.
public enum ImageSource: Hashable, Sendable {
  /// Pixels; by itself it is as many points wide and high as it has of them.
  case bitmap(Bitmap)
  /// Drawings, sharp at every size.
  case artwork(Artwork)

  /// How large it is by itself, in points; both extents are positive.
  public var size: Size {
    switch self {
    case .bitmap(let bitmap): Size(width: Double(bitmap.width), height: Double(bitmap.height))
    case .artwork(let artwork): artwork.size
    }
  }
}

/// Drawings in a size of their own, which are drawn at any.
public struct Artwork: Hashable, Sendable {
  /// The extent in points of its own; nothing is drawn outside.
  public let size: Size
  /// What it consists of, the first at the bottom, in points of its own.
  public let drawings: [Drawing]

  /// Creates it; traps unless the extents are positive and finite.
  public init(size: Size, drawings: [Drawing]) {
    precondition(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "artwork needs positive extents, not \(size.width)x\(size.height)")
    self.size = size
    self.drawings = drawings
  }
}
