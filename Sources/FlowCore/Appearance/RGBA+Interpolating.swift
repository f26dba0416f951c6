extension RGBA: Interpolatable {
  /// The colour `fraction` of the way to another one.
  ///
  /// As Core Animation does, it mixes the gamma-encoded channels, premultiplied with alpha: eyes
  /// see even steps, and a colour that is hardly there hardly tints. Each channel is rounded to 8
  /// bits once, at the end. Up to a fraction of 0, and for NaN, it is this colour to the bit; from
  /// 1 on the other one.
  public func interpolated(to other: RGBA, fraction: Double) -> RGBA {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    return mixed(Double(alpha) * (1 - fraction), other, Double(other.alpha) * fraction) ?? self
  }

  /// The colour that this one gives over another, which may be translucent, too.
  ///
  /// Each channel is rounded to 8 bits once; of two invisible colours it is the other one.
  public func composited(over other: RGBA) -> RGBA {
    let upper = Double(alpha)
    return mixed(upper, other, Double(other.alpha) * (255 - upper) / 255) ?? other
  }

  /// The mixture of two colours that count for so much alpha each, 0…255; `nil` where neither does.
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
