extension FlowPlace: LosslessStringConvertible {
  /// Parses a place; `nil` if the text is not a valid place.
  ///
  /// Values may contain any character unescaped except `/` and `%`. Any byte of their UTF-8
  /// encoding may be written as a percent sign and two hexadecimal digits.
  public init?(_ description: String) {
    var steps: [Step] = []
    // Split by scalars, so that a combining character after a slash does not hide the slash.
    let texts = description.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    for text in texts {
      guard let step = Step(reading: text) else { return nil }
      steps.append(step)
    }
    self.init(steps)
  }

  /// The steps, separated by slashes.
  public var description: String {
    steps.map(\.description).joined(separator: "/")
  }
}

extension FlowPlace.Step: CustomStringConvertible {
  fileprivate init?(reading text: Substring.UnicodeScalarView) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), Self.isName(name) else { return nil }
    guard parts.count == 2 else {
      self.init(name: name)
      return
    }
    guard let value = PlaceText.decoded(Substring(parts[1])) else { return nil }
    self.init(name: name, value: value)
  }

  /// The name, followed by `=` and the encoded value if there is one.
  public var description: String {
    name + (value.map { "=" + PlaceText.encoded($0) } ?? "")
  }
}

extension FlowPlace: ExpressibleByStringLiteral {
  /// Creates a place from its text; traps if the text is not a valid place.
  public init(stringLiteral value: String) {
    guard let place = FlowPlace(value) else { preconditionFailure("'\(value)' is no valid place") }
    self = place
  }
}

extension FlowPlace: Codable {
  /// Decodes a place from a single string; throws `DecodingError.dataCorrupted` if it is not a
  /// valid place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let place = FlowPlace(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no place")
    }
    self = place
  }

  /// Encodes the place as a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
