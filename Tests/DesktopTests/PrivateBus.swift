import Foundation
import Testing

/// A message bus of its own, as the one of a desktop; it is gone with the test.
final class PrivateBus {
  private let bus = Process()
  private var portal: Process?
  private let changes = Pipe()
  let address: String

  /// Whether the machine has what it takes.
  static let isThere =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")
    && ["dbus", "gi"].allSatisfy {
      FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/\($0)")
    }

  init() throws {
    let pipe = Pipe()
    bus.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    bus.arguments = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
    bus.standardOutput = pipe
    bus.standardError = FileHandle.nullDevice
    try bus.run()
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    address = try #require(line.split(separator: "\n").first.map(String.init))
  }

  deinit {
    for process in [portal, bus].compactMap(\.self) {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  /// Starts a portal whose settings are Python's words for them, and waits until the bus knows it.
  func startPortal(_ settings: String) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["/usr/bin/python3", "-c", Self.program, settings]
    process.environment = ["DBUS_SESSION_BUS_ADDRESS": address, "PATH": "/usr/bin:/bin"]
    process.standardOutput = pipe
    process.standardInput = changes
    try process.run()
    portal = process
    try #require(!pipe.fileHandleForReading.availableData.isEmpty, "python3-dbus is missing")
  }

  /// Has the portal signal a change: Python's words for the namespace, the key and the value.
  func change(_ setting: String) throws {
    try changes.fileHandleForWriting.write(contentsOf: Data("\(setting)\n".utf8))
  }

  private static let program = """
    import dbus, dbus.service, os, sys
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib
    U, B = dbus.UInt32, dbus.Boolean
    class Portal(dbus.service.Object):
      @dbus.service.method("org.freedesktop.portal.Settings", "as", "a{sa{sv}}")
      def ReadAll(self, names):
        return {k: v for k, v in eval(sys.argv[1]).items() if k in names}
      @dbus.service.signal("org.freedesktop.portal.Settings", "ssv")
      def SettingChanged(self, namespace, key, value): pass
    def change(source, condition):
      for line in os.read(source, 4096).splitlines(): portal.SettingChanged(*eval(line))
      return True
    DBusGMainLoop(set_as_default=True)
    name = dbus.service.BusName("org.freedesktop.portal.Desktop", dbus.SessionBus())
    portal = Portal(name, "/org/freedesktop/portal/desktop")
    GLib.io_add_watch(0, GLib.IO_IN, change)
    print("ready", flush=True)
    GLib.MainLoop().run()
    """
}
