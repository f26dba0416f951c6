/// Heights that are expensive to measure, such as that of the tallest row of a list, and that a
/// layout needs several times: each is measured only once per layout.
@MainActor
final class MeasuredHeights {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let width: Double
  }

  private var heights: [Key: Double] = [:]

  /// Returns the height of an owner at a width; calls `measure` only the first time.
  func height(of owner: AnyObject, width: Double, _ measure: () -> Double) -> Double {
    let key = Key(owner: ObjectIdentifier(owner), width: width)
    if let known = heights[key] { return known }
    let height = measure()
    heights[key] = height
    return height
  }
}
