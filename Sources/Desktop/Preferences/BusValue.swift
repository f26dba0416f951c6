/// A value in a message of D-Bus, as far as settings have them.
indirect enum BusValue: Hashable, Sendable {
  case flag(Bool)
  /// A whole number of any width, or a file descriptor's index.
  case number(Int64)
  case real(Double)
  /// A string, an object's path or a signature.
  case text(String)
  /// An array that is no dictionary, or a structure.
  case list([BusValue])
  /// A dictionary whose keys are strings.
  case dictionary([String: BusValue])

  /// The value as yes or no.
  var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
  /// The value as a whole number.
  var number: Int64? { if case .number(let value) = self { value } else { nil } }
  /// The value as words.
  var text: String? { if case .text(let value) = self { value } else { nil } }
  /// The value as a dictionary.
  var entries: [String: BusValue]? { if case .dictionary(let value) = self { value } else { nil } }
}
