extension String {
  /// Quoted unless it consists only of ASCII letters, digits, `_` and `+`.
  var word: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789_+".unicodeScalars.contains(scalar))
    }
    return isPlain ? self : quoted
  }

  /// In double quotes for YAML, with invisible and special characters escaped.
  var quoted: String {
    "\"" + unicodeScalars.map(\.escaped).joined() + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var escaped: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      escape
    case .spaceSeparator where self != " ":
      escape
    default:
      self == "\"" || self == "\\" ? "\\\(self)" : "\(self)"
    }
  }

  private var escape: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
