import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of the viewer with the desktop's file dialog and file manager.
  @Suite struct DesktopWindowTests {
    @Test("Ctrl+O opens the script that is chosen in the desktop's dialog")
    func open() throws {
      let script = try Scratch()
      let path = script.url.appendingPathComponent("a tap.yaml")
      try Data("- tap: [195, 400]\n- wait: 1s\n".utf8).write(to: path)
      let desktop = try FileServices(choosing: path)
      let viewer = try OpenViewer("colours", bus: desktop.address)
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+o")

      try viewer.wait(for: "didShow second")
    }

    @Test("What was saved is shown by the desktop's file manager")
    func show() throws {
      let desktop = try FileServices(choosing: nil)
      let viewer = try OpenViewer("colours", bus: desktop.address)
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+s")
      let file = try viewer.saved("png")
      try viewer.key("ctrl+shift+p")
      try viewer.type("show in folder")
      try viewer.key("Return")

      #expect(desktop.shown() == file.absoluteString)
    }

    @Test("Without a dialog, Ctrl+O asks for a path or a link")
    func path() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+o")
      try viewer.type("gates@0s")
      try viewer.key("Return")

      #expect(try viewer.link().hasPrefix("gates@"))
    }
  }
}

/// A message bus with a file dialog and a file manager; both end with the test.
private final class FileServices {
  private let bus: Child
  private let service: Child
  let address: String

  /// Starts the services.
  ///
  /// - Parameter file: The file with which the dialog answers; `nil` if the dialog is not used.
  init(choosing file: URL?) throws {
    bus = try Child(
      "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address=1"])
    address = try #require(bus.output.next(), "the bus does not start")
    service = try Child(
      "/usr/bin/python3", ["-c", Self.program, file?.absoluteString ?? ""],
      environment: ["DBUS_SESSION_BUS_ADDRESS": address, "PATH": "/usr/bin:/bin"])
    try #require(service.output.next() == "ready", "the services do not start")
  }

  deinit {
    service.kill()
    bus.kill()
  }

  /// Waits for the link to the file that the file manager is asked to show.
  func shown() -> String? { service.output.next() }

  private static let program = """
    import dbus, dbus.service, sys
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib
    path = "/org/freedesktop/portal/desktop/request/1"
    class Request(dbus.service.Object):
      @dbus.service.signal("org.freedesktop.portal.Request", "ua{sv}")
      def Response(self, code, results): pass
    class Portal(dbus.service.Object):
      @dbus.service.method("org.freedesktop.portal.FileChooser", "ssa{sv}", "o")
      def OpenFile(self, parent, title, options):
        results = {"uris": dbus.Array([sys.argv[1]], "s")}
        GLib.idle_add(lambda: request.Response(dbus.UInt32(0), results))
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
