/// A loaded value as a tree: the intermediate form between a `Codable` value and its text in
/// recordings.
final class LoadedValue {
  enum Content {
    case null
    /// A number or a truth value, as its text.
    case leaf(String)
    case string(String)
    case array([LoadedValue])
    case object([(key: String, value: LoadedValue)])
  }

  var content: Content

  init(_ content: Content = .null) { self.content = content }

  func append(_ element: LoadedValue) {
    guard case .array(var elements) = content else { return content = .array([element]) }
    // With a second reference to the array, appending would copy it.
    content = .null
    elements.append(element)
    content = .array(elements)
  }

  func append(_ value: LoadedValue, for key: String) {
    guard case .object(var members) = content else { return content = .object([(key, value)]) }
    // With a second reference to the array, appending would copy it.
    content = .null
    members.append((key, value))
    content = .object(members)
  }

  var elements: [LoadedValue]? { if case .array(let elements) = content { elements } else { nil } }

  var isNull: Bool { if case .null = content { true } else { false } }

  /// The value as JSON in one line, in which numbers may also be `nan`, `inf` and `-inf`.
  var text: String {
    switch content {
    case .null: "null"
    case .leaf(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// A number or a truth value, which is written as its description.
protocol LoadedLeaf: LosslessStringConvertible {}

extension Bool: LoadedLeaf {}
extension Double: LoadedLeaf {}
extension Float: LoadedLeaf {}
extension Int: LoadedLeaf {}
extension Int8: LoadedLeaf {}
extension Int16: LoadedLeaf {}
extension Int32: LoadedLeaf {}
extension Int64: LoadedLeaf {}
extension Int128: LoadedLeaf {}
extension UInt: LoadedLeaf {}
extension UInt8: LoadedLeaf {}
extension UInt16: LoadedLeaf {}
extension UInt32: LoadedLeaf {}
extension UInt64: LoadedLeaf {}
extension UInt128: LoadedLeaf {}

/// A key of an object or an index of an array, on the path to a part that cannot be read.
struct LoadedKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }

  init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
}
