/// A value in a settings file: any value that JSON can express.
public enum Setting: Hashable, Sendable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  /// JSON's `null`; not used by this program, but kept if another one has written it.
  case null
  /// A list; not used by this program, but kept if another one has written it.
  case list([Setting])
  /// Named values; not used by this program, but kept if another one has written them.
  case group([String: Setting])

  /// The value as a Boolean; `nil` if it has another type.
  public var flag: Bool? { if case .flag(let value) = self { value } else { nil } }

  /// The value as a number, integer or not; `nil` if it has another type.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .flag, .text, .null, .list, .group: nil
    }
  }

  /// The value as text; `nil` if it has another type.
  public var text: String? { if case .text(let value) = self { value } else { nil } }
}

extension Setting: Codable {
  /// Decodes any value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([Setting].self) {
      self = .list(list)
    } else {
      self = .group(try container.decode([String: Setting].self))
    }
  }

  /// Encodes a value; throws if it is a number that JSON cannot represent.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .null: try container.encodeNil()
    case .list(let list): try container.encode(list)
    case .group(let group): try container.encode(group)
    }
  }
}
