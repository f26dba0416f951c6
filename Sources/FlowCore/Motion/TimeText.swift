extension Duration {
  /// The longest time that a text can state.
  package static let week = Duration.seconds(604_800)

  /// Parses a duration such as `350ms`, `1.2s` or `0s`, truncated to whole nanoseconds; `nil` for
  /// anything else, and for more than a week.
  package init?(parsing text: String) {
    self.init(parsing: text[...])
  }

  /// Works byte by byte, because a recording contains thousands of durations.
  package init?(parsing text: Substring) {
    guard text.utf8.last == UInt8(ascii: "s") else { return nil }
    let isMilliseconds = text.utf8.dropLast().last == UInt8(ascii: "m")
    let unit: Int64 = isMilliseconds ? 1_000_000 : 1_000_000_000
    let number = text.utf8.dropLast(isMilliseconds ? 2 : 1)
    let point = number.firstIndex(of: UInt8(ascii: ".")) ?? number.endIndex
    let (whole, decimals) = (number[..<point], number[point...].dropFirst())
    // The decimal point must have digits on both sides; nine integer digits exceed a week without
    // overflowing.
    guard (1...9).contains(whole.count), whole.allSatisfy(\.isDigit),
      point == number.endIndex || !decimals.isEmpty, decimals.allSatisfy(\.isDigit)
    else { return nil }
    var nanoseconds = whole.reduce(0) { $0 * 10 + $1.digit } * unit
    var digitValue = unit / 10
    for byte in decimals {
      nanoseconds += byte.digit * digitValue
      digitValue /= 10
    }
    guard nanoseconds <= Duration.week.inNanoseconds else { return nil }
    self = .nanoseconds(nanoseconds)
  }
}

extension Duration {
  /// The duration as scripts and command lines write it, exact to a nanosecond: `350ms`.
  package var time: String { Instant.zero.advanced(by: self).time }
}

extension Instant {
  /// The instant as scripts write it, exact to a nanosecond and without trailing zeros: `16.2ms`.
  package var time: String { milliseconds + "ms" }

  package var milliseconds: String {
    let text = description
    let digits = text.reversed().drop { $0 == "0" }
    let trimmed = digits.first == "." ? digits.dropFirst() : digits
    return String(trimmed.reversed())
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var digit: Int64 { Int64(self) - Int64(UInt8(ascii: "0")) }
}
