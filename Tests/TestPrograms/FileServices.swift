/// A message bus with a file chooser and a file manager, all of which end with the test.
package final class FileServices {
  private let bus: PrivateBus
  private var service: Child?
  package var address: String { bus.address }

  /// Starts the bus and its services.
  ///
  /// - Parameter response: A Python tuple of the file chooser's response code and the chosen links;
  ///   `nil` for a bus without services.
  package init(_ response: String?) throws {
    bus = try PrivateBus()
    service = try response.map { try bus.start(Self.program, $0, as: "the file chooser") }
  }

  deinit { service?.kill() }

  /// The links that the file manager is asked to show next.
  package func shown() -> String? { service?.output.next() }

  private static let program = """
    import dbus, dbus.service, sys
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib
    code, links = eval(sys.argv[1])
    path = "/org/freedesktop/portal/desktop/request/1"
    class Request(dbus.service.Object):
      @dbus.service.signal("org.freedesktop.portal.Request", "ua{sv}")
      def Response(self, code, results): pass
    class Portal(dbus.service.Object):
      @dbus.service.method("org.freedesktop.portal.FileChooser", "ssa{sv}", "o")
      def OpenFile(self, parent, title, options):
        results = {"uris": dbus.Array(links, "s")}
        GLib.idle_add(lambda: request.Response(dbus.UInt32(code), results))
        return dbus.ObjectPath(path)
    class Manager(dbus.service.Object):
      @dbus.service.method("org.freedesktop.FileManager1", "ass", "")
      def ShowItems(self, links, identifier): print(*links, flush=True)
    DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    names = [dbus.service.BusName("org.freedesktop." + name, bus)
      for name in ["portal.Desktop", "FileManager1"]]
    request = Request(names[0], path)
    portal = Portal(names[0], "/org/freedesktop/portal/desktop")
    manager = Manager(names[1], "/org/freedesktop/FileManager1")
    print("ready", flush=True)
    GLib.MainLoop().run()
    """
}
