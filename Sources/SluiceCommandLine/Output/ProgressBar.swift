/// A progress bar made of text.
struct ProgressBar: CustomStringConvertible {
  /// The number of characters of the bar; by eye.
  private static let width = 24

  /// The fraction that is done, 0…1.
  let fraction: Double

  /// Creates a bar; a fraction outside 0…1 is clamped, and NaN is 0.
  init(_ fraction: Double) {
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
  }

  /// The bar and the percentage, such as `[######------------------]  25 %`.
  var description: String {
    let full = Int(fraction * Double(Self.width))
    let bar = String(repeating: "#", count: full)
    let percent = "\(Int(fraction * 100))"
    let space = String(repeating: " ", count: 3 - percent.count)
    return "[\(bar)\(String(repeating: "-", count: Self.width - full))] \(space)\(percent) %"
  }
}
