internal import CXCB
internal import Glibc

/// A connection to the X server, separate from SDL's.
final class XServer {
  let connection: OpaquePointer
  /// The root window of the default screen.
  let root: xcb_window_t

  /// Connects to the server that the environment names.
  ///
  /// Uses `xcb_connect`.
  init?() {
    var number: Int32 = 0
    guard let connection = xcb_connect(nil, &number) else { return nil }
    // A connection that failed has no setup to read: its pointer is invalid.
    guard xcb_connection_has_error(connection) == 0, let setup = xcb_get_setup(connection) else {
      xcb_disconnect(connection)
      return nil
    }
    var screens = xcb_setup_roots_iterator(setup)
    for _ in 0..<max(0, number) where screens.rem > 1 { xcb_screen_next(&screens) }
    guard let screen = screens.data else {
      xcb_disconnect(connection)
      return nil
    }
    self.connection = connection
    root = screen.pointee.root
  }

  deinit { xcb_disconnect(connection) }

  /// The X resources, one per line, such as `Xft.dpi: 144`; empty if there are none.
  var resources: String {
    let longest: UInt32 = 1 << 16
    let request = xcb_get_property(
      connection, 0, root, XCB_ATOM_RESOURCE_MANAGER.rawValue, XCB_ATOM_STRING.rawValue, 0, longest)
    guard let reply = xcb_get_property_reply(connection, request, nil) else { return "" }
    defer { free(reply) }
    let count = Int(xcb_get_property_value_length(reply))
    return String(
      decoding: UnsafeRawBufferPointer(start: xcb_get_property_value(reply), count: count),
      as: UTF8.self)
  }

  /// Returns 0 if the request fails.
  func atom(_ name: String) -> xcb_atom_t {
    let request = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, request, nil) else { return 0 }
    defer { free(reply) }
    return reply.pointee.atom
  }

  func change(
    _ property: xcb_atom_t, of window: xcb_window_t, type: xcb_atom_t, bits: UInt8,
    to bytes: some Collection<UInt8>
  ) {
    // The maximum request length is in units of four bytes, and includes the request's header.
    let longest = max(1024, Int(xcb_get_maximum_request_length(connection)) - 16) * 4
    let (all, unit) = (Array(bytes), Int(bits) / 8)
    var start = 0
    repeat {
      let part = all[start..<min(all.count, start + longest)]
      let mode = start == 0 ? XCB_PROP_MODE_REPLACE : XCB_PROP_MODE_APPEND
      part.withUnsafeBytes { bytes in
        _ = xcb_change_property(
          connection, UInt8(mode.rawValue), window, property, type, bits,
          UInt32(part.count / unit), bytes.baseAddress)
      }
      start += part.count
    } while start < all.count
  }
}

extension Video {
  /// The number of window units per point that the desktop requests with the X resource `Xft.dpi`:
  /// its value divided by 96, clamped to 1…4.
  ///
  /// It is 1 without that resource, and with any video driver other than `x11`; on Wayland, the
  /// compositor scales windows.
  public static var contentScale: Double {
    guard driver == "x11", let server = XServer() else { return 1 }
    return contentScale(inResources: server.resources)
  }

  /// Returns the content scale, 1…4, that a list of X resources requests, one per line; 1 if it has
  /// no `Xft.dpi` with a finite number.
  public nonisolated static func contentScale(inResources text: String) -> Double {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0] == "Xft.dpi" else { continue }
      let value = parts[1].filter { !$0.isWhitespace }
      guard let dots = Double(value), dots.isFinite else { return 1 }
      return min(max(dots / 96, 1), 4)
    }
    return 1
  }
}
