extension FlowPlace: LosslessStringConvertible {
  /// Reads a place; `nil` where the text is none.
  ///
  /// Values may be written as they are, but for `/` and `%`; everything may be written as percent
  /// signs with the two hexadecimal digits of a byte in UTF-8.
  public init?(_ description: String) {
    var steps: [Step] = []
    // By scalars: a sign that combines with a slash makes it no other one.
    let texts = description.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    for text in texts {
      guard let step = Step(reading: text) else { return nil }
      steps.append(step)
    }
    self.init(steps)
  }

  /// The steps with slashes between.
  public var description: String {
    ([step] + further).map(\.description).joined(separator: "/")
  }
}

extension FlowPlace.Step: CustomStringConvertible {
  fileprivate init?(reading text: Substring.UnicodeScalarView) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), Self.isName(name) else { return nil }
    guard parts.count == 2 else {
      self.init(name)
      return
    }
    guard let value = PlaceText.decoded(Substring(parts[1])) else { return nil }
    self.init(name, value)
  }

  /// The name, and the value behind `=` if there is one.
  public var description: String {
    name + (value.map { "=" + PlaceText.encoded($0) } ?? "")
  }
}

extension FlowPlace: ExpressibleByStringLiteral {
  /// Creates a place from its text; traps where that is none.
  public init(stringLiteral value: String) {
    guard let place = FlowPlace(value) else { preconditionFailure("'\(value)' is no place") }
    self = place
  }
}

extension FlowPlace: Codable {
  /// Reads a place from one string; throws `DecodingError.dataCorrupted` where that is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let place = FlowPlace(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no place")
    }
    self = place
  }

  /// Writes the place as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
