extension Double {
  /// Reads a number as YAML spells it: `31.5`, `1e-05`, `.inf`, `-.inf`, `.nan`; `nil` for anything
  /// else.
  init?(yaml text: Substring) {
    // Swift reads more than that: hexadecimal digits, and other words for what is not finite.
    if text.utf8.allSatisfy(\.isDecimal), let number = Double(text) {
      self = number
      return
    }
    switch text {
    case ".inf", "+.inf": self = .infinity
    case "-.inf": self = -.infinity
    case ".nan": self = .nan
    default: return nil
    }
  }

  /// The shortest spelling from which YAML reads the same number, to the last bit: `390`, `31.5`.
  var yaml: String {
    guard isFinite else { return isNaN ? ".nan" : self < 0 ? "-.inf" : ".inf" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension UInt8 {
  /// Whether a decimal number may have it.
  fileprivate var isDecimal: Bool {
    switch Unicode.Scalar(self) {
    case "0"..."9", "+", "-", ".", "e", "E": true
    default: false
    }
  }
}
