/// Which characters can be added to a number that is being typed.
struct NumberInput {
  let fractionDigits: Int
  let allowsNegative: Bool

  private static let minusSigns: Set<Unicode.Scalar> = ["-", "\u{2212}"]
  /// Point and comma, and those of Arabic.
  private static let points: Set<Unicode.Scalar> = [".", ",", "\u{66B}", "\u{66C}"]

  func accepted(_ addition: String, after start: Substring, before end: Substring) -> String {
    let point = pointIndex(in: addition)
    var accepted = ""
    for (index, scalar) in zip(addition.unicodeScalars.indices, addition.unicodeScalars) {
      if Self.minusSigns.contains(scalar) {
        if allowsNegative, start.isEmpty, accepted.isEmpty, !end.hasPrefix("-") {
          accepted.append("-")
        }
      } else if index == point {
        // A whole number drops the point and everything after it.
        guard fractionDigits > 0 else { return accepted }
        let hasPoint = start.contains(".") || end.contains(".")
        if !hasPoint, !end.hasPrefix("-"), digitCount(in: end) <= fractionDigits {
          accepted.append(".")
        }
      } else if let digit = InputFormat.digit(scalar), !end.hasPrefix("-"),
        hasRoom(for: start + accepted, before: end)
      {
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

  /// Whether another digit fits: always before the point, and up to `fractionDigits` after it.
  private func hasRoom(for start: Substring, before end: Substring) -> Bool {
    guard let point = start.firstIndex(of: ".") else { return true }
    return digitCount(in: start[point...]) + digitCount(in: end) < fractionDigits
  }

  private func digitCount(in text: Substring) -> Int { text.count(where: \.isNumber) }
}
