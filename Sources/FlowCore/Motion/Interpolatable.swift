/// A value that can be interpolated to another value of its type.
public protocol Interpolatable {
  /// Returns the value at `fraction` between this one and `other`: exactly this one at 0, exactly
  /// `other` at 1.
  func interpolated(to other: Self, fraction: Double) -> Self
}

extension Point: Interpolatable {
  public func interpolated(to other: Point, fraction: Double) -> Point {
    Point(x: interpolate(x, other.x, fraction), y: interpolate(y, other.y, fraction))
  }
}

extension Size: Interpolatable {
  public func interpolated(to other: Size, fraction: Double) -> Size {
    Size(
      width: interpolate(width, other.width, fraction),
      height: interpolate(height, other.height, fraction))
  }
}

extension PagePose: Interpolatable {}
