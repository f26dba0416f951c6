package import FlowCore

/// The limits of sizes and scales of stages, pictures and windows.
package enum StageLimits {
  /// The rule for sizes, for error messages.
  package static let sizeRule = "expected a size from 160x160 to 8192x8192 points"
  /// The rule for scales, for error messages.
  package static let scaleRule = "expected a scale from 0.25 to 8"
  /// The rule for points, for error messages.
  static let pointRule = "with numbers up to 100000"
  /// The rule for pictures, for error messages.
  package static let pictureRule = "expected at most 64 million pixels; a smaller size or scale"

  /// The extents that a stage may have, in points.
  private static let extents = 160.0...8192

  /// Whether a stage may have a size, in points.
  package static func allows(_ size: Size) -> Bool {
    extents.contains(size.width) && extents.contains(size.height)
  }

  /// The size nearest to the given one that a stage may have, in points.
  package static func nearest(to size: Size) -> Size {
    func extent(_ number: Double) -> Double {
      min(max(number, extents.lowerBound), extents.upperBound)
    }
    return Size(width: extent(size.width), height: extent(size.height))
  }

  /// Whether a scale is allowed, in device pixels per point.
  package static func allows(scale: Double) -> Bool { (0.25...8).contains(scale) }

  /// Whether a point is close enough to the stage to be drawn; pixel coordinates further away could
  /// overflow.
  static func reaches(_ point: Point) -> Bool {
    point.x.magnitude <= 100_000 && point.y.magnitude <= 100_000
  }

  /// Whether a picture has at most 64 million pixels; a frame takes four bytes per pixel.
  package static func allowsPicture(_ size: Size, scale: Double) -> Bool {
    size.width * scale * size.height * scale <= 64_000_000
  }
}
