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
    "\"" + unicodeScalars.map { $0.isInvisible ? $0.escape : $0.afterBackslash }.joined() + "\""
  }

  /// In double quotes for people, in one line: only what would break or garble the line is escaped.
  var inQuotes: String {
    "\"" + unicodeScalars.map { $0.endsLine ? $0.escape : $0.afterBackslash }.joined() + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .format, .surrogate, .privateUse, .unassigned: true
    case .spaceSeparator: self != " "
    default: endsLine
    }
  }

  /// Whether the character ends a line, or controls a terminal in another manner.
  fileprivate var endsLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Behind a backslash if it is a quote or a backslash.
  fileprivate var afterBackslash: String {
    self == "\"" || self == "\\" ? "\\\(self)" : "\(self)"
  }

  fileprivate var escape: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
