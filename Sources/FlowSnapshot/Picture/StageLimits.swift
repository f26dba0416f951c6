public import FlowCore

/// What sizes and scales pictures and windows can have.
public enum StageLimits {
  /// The rule for sizes, as errors say it.
  public static let sizeRule = "expected a size from 160x160 to 8192x8192 points"
  /// The rule for scales, as errors say it.
  public static let scaleRule = "expected a scale from 0.25 to 8"
  /// The rule for points, as errors say it.
  static let pointRule = "with numbers up to 100000"
  /// The rule for pictures, as errors say it.
  public static let pictureRule = "expected at most 64 million pixels; a smaller size or scale"

  /// Whether a stage can have that size in points.
  public static func allows(_ size: Size) -> Bool {
    (160...8192).contains(size.width) && (160...8192).contains(size.height)
  }

  /// Whether a picture can have that many device pixels a point.
  public static func allows(scale: Double) -> Bool { (0.25...8).contains(scale) }

  /// Whether a picture can have anything to show at a point; farther away whole pixels overflow.
  static func reaches(_ point: Point) -> Bool {
    point.x.magnitude <= 100_000 && point.y.magnitude <= 100_000
  }

  /// Whether a picture can be that large; a frame takes four bytes a pixel.
  public static func allowsPicture(_ size: Size, scale: Double) -> Bool {
    size.width * scale * size.height * scale <= 64_000_000
  }
}
