import Foundation
import ImageFiles
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of the viewer on a desktop whose preferences change.
  @Suite struct PreferencesWindowTests {
    /// A point on the left panel's background, and one on the divider beside the panel.
    private static let (ground, line) = ((x: 200, y: 20), (x: 240, y: 500))

    @discardableResult
    private func wait(
      for what: String, _ viewer: OpenViewer, where isRight: (UInt8) -> Bool
    ) throws -> RGBImage {
      try viewer.waitForPicture(of: what) { isRight($0[Self.ground.x, Self.ground.y][0]) }
    }

    private func wait(forDark isDark: Bool, _ viewer: OpenViewer) throws {
      try wait(for: isDark ? "dark" : "light", viewer) { isDark ? $0 < 0x30 : $0 > 0xE0 }
    }

    @Test("The colour scheme follows the desktop, also while the viewer is idle")
    func dark() throws {
      let portal = try Portal()
      let viewer = try OpenViewer("home", bus: portal.address)
      try viewer.wait(for: "didShow home")
      try wait(forDark: false, viewer)

      try portal.change("'org.freedesktop.appearance', 'color-scheme', U(1)")
      try wait(forDark: true, viewer)
      try portal.change("'org.freedesktop.appearance', 'color-scheme', U(0)")
      try wait(forDark: false, viewer)
    }

    @Test("A chosen colour scheme persists, while contrast follows the desktop")
    func chosen() throws {
      let portal = try Portal()
      let viewer = try OpenViewer("home", settings: "{\"look\": \"light\"}", bus: portal.address)
      try viewer.wait(for: "didShow home")

      let line = try wait(for: "light", viewer) { $0 > 0xE0 }[Self.line.x, Self.line.y]
      try portal.change("'org.freedesktop.appearance', 'color-scheme', U(1)")
      try portal.change("'org.freedesktop.appearance', 'contrast', U(1)")

      let picture = try viewer.waitForPicture(of: "a darker line") {
        $0[Self.line.x, Self.line.y] != line
      }
      #expect(picture[Self.ground.x, Self.ground.y][0] > 0xE0)
    }

    @Test("When the message bus disappears, the preferences stay and nothing is printed")
    func gone() throws {
      let viewer = try {
        let portal = try Portal()
        let viewer = try OpenViewer("home", bus: portal.address)
        try viewer.wait(for: "didShow home")
        try portal.change("'org.freedesktop.appearance', 'color-scheme', U(1)")
        try wait(forDark: true, viewer)
        return viewer
      }()

      try wait(forDark: true, viewer)
      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)
      #expect(viewer.complaints() == [])
    }
  }
}

/// A message bus with a settings portal like that of a desktop; both end with the test.
private final class Portal {
  private let bus: Child
  private let portal: Child
  let address: String

  init() throws {
    bus = try Child(
      "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address=1"])
    address = try #require(bus.output.next(), "the bus does not start")
    portal = try Child(
      "/usr/bin/python3", ["-c", Self.program],
      environment: ["DBUS_SESSION_BUS_ADDRESS": address, "PATH": "/usr/bin:/bin"])
    try #require(portal.output.next() == "ready", "the portal does not start")
  }

  deinit {
    portal.kill()
    bus.kill()
  }

  /// Makes the portal signal a change, given as Python expressions for namespace, key and value.
  func change(_ setting: String) throws {
    portal.write("\(setting)\n")
  }

  private static let program = """
    import dbus, dbus.service, os
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib
    U = dbus.UInt32
    class Portal(dbus.service.Object):
      @dbus.service.method("org.freedesktop.portal.Settings", "as", "a{sa{sv}}")
      def ReadAll(self, names):
        return {"org.freedesktop.appearance": {"color-scheme": U(0)}}
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
