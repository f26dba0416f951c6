internal import FoundationEssentials

extension Encodable {
  /// The value as JSON for people and programs: a line a thing, keys in alphabetical order.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
