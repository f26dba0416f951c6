extension Double {
  /// Reads YAML's notation: `31.5`, `1e-05`, `.inf`, `-.inf`, `.nan`.
  init?(yaml text: Substring) {
    // Swift would also accept hexadecimal digits, and other names of infinities and NaN.
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

  /// The shortest notation from which YAML reads exactly the same number: `390`, `31.5`.
  var yaml: String {
    guard isFinite else { return isNaN ? ".nan" : self < 0 ? "-.inf" : ".inf" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension UInt8 {
  fileprivate var isDecimal: Bool {
    switch Unicode.Scalar(self) {
    case "0"..."9", "+", "-", ".", "e", "E": true
    default: false
    }
  }
}
