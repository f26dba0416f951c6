internal import CDBus

/// A value in a message; only the types that occur in settings and replies are read.
package indirect enum BusValue: Hashable, Sendable {
  case flag(Bool)
  /// A signed or unsigned integer of 32 bits.
  case number(Int64)
  /// A text, or the path of an object.
  case text(String)
  /// The members of an array or a structure, or the key and the value of a dictionary's entry.
  case list([BusValue])
  /// A value of another type.
  case other

  package var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
  package var number: Int64? { if case .number(let value) = self { value } else { nil } }
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  /// A dictionary's entries, without those whose keys are not text; `nil` for a value that is not a
  /// list.
  package var entries: [String: BusValue]? {
    guard case .list(let list) = self else { return nil }
    return list.reduce(into: [:]) { entries, entry in
      if case .list(let pair) = entry, pair.count == 2, let key = pair[0].text {
        entries[key] = pair[1]
      }
    }
  }

  static func all(from iterator: inout DBusMessageIter) -> [BusValue] {
    var values: [BusValue] = []
    while dbus_message_iter_get_arg_type(&iterator) != sluice_dbus_invalid {
      values.append(BusValue(at: &iterator))
      dbus_message_iter_next(&iterator)
    }
    return values
  }

  /// A variant counts as the value that it contains.
  private init(at iterator: inout DBusMessageIter) {
    switch dbus_message_iter_get_arg_type(&iterator) {
    case sluice_dbus_boolean: self = .flag(Self.basic(at: &iterator).bool_val != 0)
    case sluice_dbus_int32: self = .number(Int64(Self.basic(at: &iterator).i32))
    case sluice_dbus_uint32: self = .number(Int64(Self.basic(at: &iterator).u32))
    case sluice_dbus_string, sluice_dbus_object_path:
      self = .text(String(cString: Self.basic(at: &iterator).str))
    case sluice_dbus_variant: self = Self.members(at: &iterator).first ?? .other
    case sluice_dbus_array, sluice_dbus_struct, sluice_dbus_dict_entry:
      self = .list(Self.members(at: &iterator))
    // Not read, because reading a file descriptor, for example, would duplicate it.
    default: self = .other
    }
  }

  private static func basic(at iterator: inout DBusMessageIter) -> DBusBasicValue {
    var value = DBusBasicValue()
    dbus_message_iter_get_basic(&iterator, &value)
    return value
  }

  private static func members(at iterator: inout DBusMessageIter) -> [BusValue] {
    var member = DBusMessageIter()
    dbus_message_iter_recurse(&iterator, &member)
    return all(from: &member)
  }
}
