extension Double {
  /// The number with a fixed count of decimals, rounded half away from zero:
  /// `0.125.fixed(2)` gives `0.13`.
  ///
  /// Traces and layer-tree dumps need the same text on every machine, and the core does not use
  /// Foundation.
  /// - Parameter decimals: 0 to 6; traps otherwise.
  /// - Returns: `nan`, `inf` or `-inf` for values that are not finite, and never a negative zero.
  ///   For a magnitude of 9e12 or more, the shortest text that reads back as the same number.
  package func fixed(_ decimals: Int) -> String {
    precondition((0...6).contains(decimals), "0 to 6 decimals, not \(decimals)")
    guard isFinite, magnitude < 9e12 else { return description }
    let factor = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    let scaled = Int64((magnitude * factor).rounded())
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int64(factor))
    let sign = self < 0 && scaled != 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(whole) }
    // A leading 1 preserves the leading zeros of the decimals.
    return sign + String(whole) + "." + String(Int64(factor) + rest).dropFirst()
  }
}
