import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ViewerKeyboardTests {
    @Test("The keyboard alone can open demos, change a setting, and press a button on the stage")
    func keys() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")

      for demo in ["checkout", "gates"] {
        try viewer.key("slash")
        try viewer.type(demo)
        try viewer.key("Return")
        try viewer.wait(for: demo == "gates" ? "didShow initial" : "didShow basket")
      }
      // Moves the focus past the bar below the stage to the inspector's tabs, selects Settings, and
      // moves past four settings and the playback speeds to the switch for reduced motion.
      try viewer.key("F6", times: 2)
      try viewer.key("Right", times: 3)
      try viewer.key("Tab", times: 6)
      try viewer.key("space")
      try viewer.wait(for: "prefer stage reduce-motion=true")
      try viewer.key("Escape")
      try viewer.key("Tab")
      try viewer.key("Return")

      let lines = try viewer.wait(for: "didShow gate")
      #expect(lines.contains { $0.hasSuffix("willShow gate animated cross-fade") })
      #expect(!lines.contains { $0.contains("mouse") })
    }

    @Test("Ctrl+F searches the code that is shown, and Return there opens no other demo")
    func code() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      // Moves the focus past the bar below the stage to the inspector's tabs, and selects Source.
      try viewer.key("F6", times: 2)
      try viewer.key("Right", times: 4)
      try viewer.key("Escape")

      try viewer.key("ctrl+f")
      try viewer.type("gates")
      try viewer.key("Return", times: 2)
      try viewer.key("F5")

      let lines = try viewer.wait(for: "didShow home")
      #expect(!lines.contains { $0.contains("initial") || $0.contains("key Return") })
    }

    @Test("A question mark shows a sheet with all shortcuts, and Escape closes it")
    func help() throws {
      let viewer = try OpenViewer("home")
      try viewer.wait(for: "didShow home")
      // Pauses now: otherwise time would go on for a second after everything has settled.
      try viewer.key("F8")
      let before = try viewer.waitForPicture(of: "the label Paused") { $0[258, 67] != $0[246, 67] }

      try viewer.key("question")
      // Compares a point on the sheet beside its text, and one on the dimmed window around the
      // sheet.
      try viewer.waitForPicture(of: "a sheet") { $0[400, 400] != before[400, 400] }
      try viewer.waitForPicture(of: "the dark around it") { $0[20, 800] != before[20, 800] }
      try viewer.key("Escape")

      try viewer.waitForPicture(of: "what was there before") { $0 == before }
    }
  }
}
