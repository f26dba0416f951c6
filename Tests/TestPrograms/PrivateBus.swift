internal import Foundation

/// A separate message bus like that of a desktop; it ends with the test.
package final class PrivateBus {
  private let bus: Child
  private var portal: Child?
  package let address: String

  /// The reason why a test that needs the bus is skipped.
  package static let needed = "needs dbus-daemon, python3-dbus and python3-gi"

  /// Whether the required programs are installed.
  package static let isThere =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")
    && ["dbus", "gi"].allSatisfy {
      FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/\($0)")
    }

  package init() throws {
    bus = try Child(
      "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address=1"])
    guard let address = bus.output.next() else {
      throw WaitTimeout(for: "the address of the bus", .seconds(30), seen: [])
    }
    self.address = address
  }

  deinit {
    portal?.kill()
    bus.kill()
  }

  /// Starts a portal with settings from a Python expression, and waits until the bus knows the
  /// portal.
  package func startPortal(_ settings: String) throws {
    portal = try start(Self.program, settings, as: "the portal")
  }

  /// Starts a program in Python with one argument, and waits until it prints `ready`.
  func start(_ program: String, _ argument: String, as name: String) throws -> Child {
    let child = try Child(
      "/usr/bin/python3", ["-c", program, argument],
      environment: ["DBUS_SESSION_BUS_ADDRESS": address, "PATH": "/usr/bin:/bin"])
    guard child.output.next() == "ready" else {
      throw WaitTimeout(
        for: "\(name), which needs python3-dbus and python3-gi", .seconds(30), seen: [])
    }
    return child
  }

  /// Makes the portal signal a change, given as Python expressions for namespace, key and value.
  package func change(_ setting: String) {
    portal?.write("\(setting)\n")
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
