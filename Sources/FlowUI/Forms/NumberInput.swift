/// Which characters can be added to a number that is being typed.
struct NumberInput {
  let fractionDigits: Int
  let allowsNegative: Bool

  private static let minusSigns: Set<Unicode.Scalar> = ["-", "\u{2212}"]
  /// Point and comma, and those of Arabic.
  private static let points: Set<Unicode.Scalar> = [".", ",", "\u{66B}", "\u{66C}"]

  func accepted(_ addition: String, after start: Substring, before end: Substring) -> String {
    // Nothing can be added before a minus sign.
    guard !end.hasPrefix("-") else { return "" }
    let (point, digitsInEnd) = (pointIndex(in: addition), digitCount(in: end))
    let hasPoint = start.contains(".") || end.contains(".")
    // The number of digits after the point; `nil` before the point. It is updated with each digit,
    // because counting anew would take too long for a pasted text of a million digits.
    var fraction = start.firstIndex(of: ".").map { digitCount(in: start[$0...]) + digitsInEnd }
    var accepted = ""
    for (index, scalar) in zip(addition.unicodeScalars.indices, addition.unicodeScalars) {
      if Self.minusSigns.contains(scalar) {
        if allowsNegative, start.isEmpty, accepted.isEmpty { accepted.append("-") }
      } else if index == point {
        // A whole number drops the point and everything after it.
        guard fractionDigits > 0 else { return accepted }
        if !hasPoint, digitsInEnd <= fractionDigits {
          accepted.append(".")
          fraction = digitsInEnd
        }
      } else if let digit = InputFormat.digit(scalar) {
        // Always before the point, and up to `fractionDigits` after it.
        if let count = fraction {
          guard count < fractionDigits else { continue }
          fraction = count + 1
        }
        accepted.append(digit)
      }
    }
    return accepted
  }

  /// The index of the decimal point: the last separator, unless it separates groups of digits.
  private func pointIndex(in addition: String) -> String.Index? {
    let scalars = addition.unicodeScalars
    let all = scalars.indices.filter { Self.points.contains(scalars[$0]) }
    guard let last = all.last, all.count(where: { scalars[$0] == scalars[last] }) == 1 else {
      return nil
    }
    // In a whole number, three digits after the only separator are a group.
    let isGroup = fractionDigits == 0 && all.count == 1 && digitCount(in: addition[last...]) == 3
    return isGroup ? nil : last
  }

  private func digitCount(in text: Substring) -> Int { text.count(where: \.isNumber) }
}
