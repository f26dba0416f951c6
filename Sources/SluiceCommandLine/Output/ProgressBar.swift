struct ProgressBar: CustomStringConvertible {
  /// The width of the bar, in characters; chosen by eye.
  private static let width = 24

  let fraction: Double

  /// A fraction outside 0…1 is clamped, and NaN is 0.
  init(_ fraction: Double) {
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
  }

  /// Such as `[######------------------]  25 %`.
  var description: String {
    let full = Int(fraction * Double(Self.width))
    let bar = String(repeating: "#", count: full)
    let percent = "\(Int(fraction * 100))"
    let space = String(repeating: " ", count: 3 - percent.count)
    return "[\(bar)\(String(repeating: "-", count: Self.width - full))] \(space)\(percent) %"
  }
}
