import Foundation
import ImageFiles
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of the viewer on a desktop whose preferences change.
  @Suite struct PreferencesWindowTests {
    /// A point on the left panel's background, and one on the divider beside the panel.
    private static let (ground, line) = ((x: 200, y: 20), (x: 240, y: 500))

    private func startBusWithPortal() throws -> PrivateBus {
      let bus = try PrivateBus()
      try bus.startPortal("{'org.freedesktop.appearance': {'color-scheme': U(0)}}")
      return bus
    }

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
      let bus = try startBusWithPortal()
      let viewer = try OpenViewer("home", bus: bus.address)
      try viewer.wait(for: "didShow home")
      try wait(forDark: false, viewer)

      bus.change("'org.freedesktop.appearance', 'color-scheme', U(1)")
      try wait(forDark: true, viewer)
      bus.change("'org.freedesktop.appearance', 'color-scheme', U(0)")
      try wait(forDark: false, viewer)
    }

    @Test("A chosen colour scheme persists, while contrast follows the desktop")
    func chosen() throws {
      let bus = try startBusWithPortal()
      let viewer = try OpenViewer(
        "home", settings: "{\"colour-scheme\": \"light\"}", bus: bus.address)
      try viewer.wait(for: "didShow home")

      let line = try wait(for: "light", viewer) { $0 > 0xE0 }[Self.line.x, Self.line.y]
      bus.change("'org.freedesktop.appearance', 'color-scheme', U(1)")
      bus.change("'org.freedesktop.appearance', 'contrast', U(1)")

      let picture = try viewer.waitForPicture(of: "a darker line") {
        $0[Self.line.x, Self.line.y] != line
      }
      #expect(picture[Self.ground.x, Self.ground.y][0] > 0xE0)
    }

    @Test("When the message bus disappears, the preferences stay and nothing is printed")
    func gone() throws {
      let viewer = try {
        let bus = try startBusWithPortal()
        let viewer = try OpenViewer("home", bus: bus.address)
        try viewer.wait(for: "didShow home")
        bus.change("'org.freedesktop.appearance', 'color-scheme', U(1)")
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
