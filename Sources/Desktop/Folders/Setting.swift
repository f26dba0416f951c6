/// A value in a settings file.
public enum Setting: Hashable, Sendable {
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)

  /// The value as a Boolean; `nil` if it has another type.
  public var flag: Bool? { if case .flag(let value) = self { value } else { nil } }

  /// The value as a number, whether whole or not; `nil` if it has another type.
  public var number: Double? {
    switch self {
    case .whole(let value): Double(value)
    case .number(let value): value
    case .flag, .text: nil
    }
  }

  /// The value as text; `nil` if it has another type.
  public var text: String? { if case .text(let value) = self { value } else { nil } }
}

extension Setting: Codable {
  /// Decodes a value; throws if it is of another type, such as a list.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? value.decode(Int.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  /// Encodes a value; throws if it is a number that JSON cannot represent.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try value.encode(flag)
    case .whole(let whole): try value.encode(whole)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    }
  }
}
