extension String {
  /// The text as it is, or between quotes where YAML may take it for more than a word.
  var word: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789_+".unicodeScalars.contains(scalar))
    }
    return isPlain ? self : quoted
  }

  /// The text between double quotes, as YAML has it: what cannot be seen, or is taken for a mark of
  /// YAML's, is escaped.
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
