package import FlowCore

/// The limits of sizes and scales of stages, pictures and windows.
package enum SizeLimits {
  /// The rule for sizes, for error messages; likewise those that follow.
  package static let sizeRule = "expected a size from 160x160 to 8192x8192 points"
  package static let scaleRule = "expected a scale from 0.25 to 8"
  static let pointRule = "with numbers up to 100000"
  package static let pictureRule = "expected at most 64 million pixels; a smaller size or scale"

  private static let extents = 160.0...8192

  package static func allows(_ size: Size) -> Bool {
    extents.contains(size.width) && extents.contains(size.height)
  }

  package static func nearest(to size: Size) -> Size {
    func extent(_ number: Double) -> Double {
      min(max(number, extents.lowerBound), extents.upperBound)
    }
    return Size(width: extent(size.width), height: extent(size.height))
  }

  /// In device pixels per point.
  package static func allows(scale: Double) -> Bool { (0.25...8).contains(scale) }

  /// Whether a point is near enough that its pixel coordinates cannot overflow.
  static func reaches(_ point: Point) -> Bool {
    point.x.magnitude <= 100_000 && point.y.magnitude <= 100_000
  }

  /// Whether a picture has at most 64 million pixels; a frame takes four bytes for each.
  package static func allowsPicture(_ size: Size, scale: Double) -> Bool {
    size.width * scale * size.height * scale <= 64_000_000
  }
}
