extension RGBA: Interpolatable {
  /// Returns the colour at a fraction of the change to another one.
  ///
  /// As Core Animation does, it interpolates gamma-encoded channels premultiplied with alpha: steps
  /// look even, and a nearly transparent colour contributes little. Each channel is rounded to 8
  /// bits once, at the end. For fractions of 0 or less, and for NaN, the result is exactly this
  /// colour; for 1 or more, exactly the other one.
  public func interpolated(to other: RGBA, fraction: Double) -> RGBA {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    return mixed(Double(alpha) * (1 - fraction), other, Double(other.alpha) * fraction) ?? self
  }

  /// Composites the colour over another one, which may be translucent, too.
  ///
  /// Each channel is rounded to 8 bits once. If both are fully transparent, the result is `other`.
  public func composited(over other: RGBA) -> RGBA {
    let upper = Double(alpha)
    return mixed(upper, other, Double(other.alpha) * (255 - upper) / 255) ?? other
  }

  /// The average of two colours weighted by alpha, 0…255 each; `nil` if both weights are 0.
  private func mixed(_ near: Double, _ other: RGBA, _ far: Double) -> RGBA? {
    guard near + far > 0 else { return nil }
    func mixed(_ start: UInt8, _ end: UInt8) -> UInt8 {
      UInt8(((near * Double(start) + far * Double(end)) / (near + far)).rounded())
    }
    return RGBA(
      red: mixed(red, other.red), green: mixed(green, other.green),
      blue: mixed(blue, other.blue), alpha: UInt8((near + far).rounded()))
  }
}
