internal import CDBus

package enum BusArgument: Hashable, Sendable {
  case text(String)
  case texts([String])
  /// Each a text or a flag.
  case options([String: Option])

  package enum Option: Hashable, Sendable {
    case text(String)
    case flag(Bool)
  }

  func append(to iterator: inout DBusMessageIter) {
    var inner = DBusMessageIter()
    switch self {
    case .text(let text):
      Self.append(text, to: &iterator)
    case .texts(let texts):
      dbus_message_iter_open_container(&iterator, sluice_dbus_array, "s", &inner)
      for text in texts { Self.append(text, to: &inner) }
      dbus_message_iter_close_container(&iterator, &inner)
    case .options(let options):
      dbus_message_iter_open_container(&iterator, sluice_dbus_array, "{sv}", &inner)
      for (name, option) in options.sorted(by: { $0.key < $1.key }) {
        var entry = DBusMessageIter()
        dbus_message_iter_open_container(&inner, sluice_dbus_dict_entry, nil, &entry)
        Self.append(name, to: &entry)
        option.append(to: &entry)
        dbus_message_iter_close_container(&inner, &entry)
      }
      dbus_message_iter_close_container(&iterator, &inner)
    }
  }

  fileprivate static func append(_ text: String, to iterator: inout DBusMessageIter) {
    text.withCString { text in
      var text: UnsafePointer<CChar>? = text
      dbus_message_iter_append_basic(&iterator, sluice_dbus_string, &text)
    }
  }
}

extension BusArgument.Option {
  fileprivate func append(to iterator: inout DBusMessageIter) {
    var value = DBusMessageIter()
    switch self {
    case .text(let text):
      dbus_message_iter_open_container(&iterator, sluice_dbus_variant, "s", &value)
      BusArgument.append(text, to: &value)
    case .flag(let flag):
      dbus_message_iter_open_container(&iterator, sluice_dbus_variant, "b", &value)
      var number: dbus_bool_t = flag ? 1 : 0
      dbus_message_iter_append_basic(&value, sluice_dbus_boolean, &number)
    }
    dbus_message_iter_close_container(&iterator, &value)
  }
}
