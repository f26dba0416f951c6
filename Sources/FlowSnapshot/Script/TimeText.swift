extension Duration {
  /// Reads a time such as `350ms`, `1.2s` or `0s`, exact to a nanosecond; `nil` for anything else, and
  /// for more than a day.
  public init?(parsing text: String) {
    let unit: Int64
    let number: Substring
    if text.hasSuffix("ms") {
      (unit, number) = (1_000_000, text.dropLast(2))
    } else if text.hasSuffix("s") {
      (unit, number) = (1_000_000_000, text.dropLast())
    } else {
      return nil
    }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let isDigits = parts.allSatisfy {
      !$0.isEmpty && $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard (1...2).contains(parts.count), isDigits, parts[0].count <= 9,
      let whole = Int64(parts[0])
    else { return nil }
    var nanoseconds = whole * unit
    var place = unit / 10
    for digit in parts.dropFirst().first ?? "" {
      nanoseconds += Int64(digit.wholeNumberValue ?? 0) * place
      place /= 10
    }
    guard nanoseconds <= 86_400_000_000_000 else { return nil }
    self = .nanoseconds(nanoseconds)
  }
}
