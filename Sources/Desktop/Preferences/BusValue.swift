/// A value in a D-Bus message, limited to the types that settings have.
indirect enum BusValue: Hashable, Sendable {
  case flag(Bool)
  /// An integer of any width, or the index of a file descriptor.
  case number(Int64)
  case real(Double)
  /// A string, an object path or a signature.
  case text(String)
  /// An array other than a dictionary, or a structure.
  case list([BusValue])
  /// A dictionary with string keys.
  case dictionary([String: BusValue])

  /// The value as a Boolean.
  var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
  /// The value as an integer.
  var number: Int64? { if case .number(let value) = self { value } else { nil } }
  /// The value as text.
  var text: String? { if case .text(let value) = self { value } else { nil } }
  /// The value as a dictionary.
  var entries: [String: BusValue]? { if case .dictionary(let value) = self { value } else { nil } }
}
