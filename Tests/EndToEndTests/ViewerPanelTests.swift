import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  @Suite struct ViewerPanelTests {
    @Test("F9 and F10 hide the panels; the stage then fills their space and receives clicks there")
    func fold() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      let home = try viewer.stageColour()

      // Clicks a point to the left of the stage, which the stage covers once the list is hidden.
      try viewer.click(400, 400)
      try viewer.key("F9")
      try viewer.waitForPicture(of: "a stage further left") { $0[400, 400] == home }
      try viewer.click(400, 400)
      let lines = try viewer.wait(for: "didShow second")
      #expect(lines.count { $0.contains("down mouse") } == 1)

      try viewer.key("Escape")
      try viewer.wait(for: "didShow home")
      // Clicks a point to the right of the stage, which the stage covers without the inspector.
      try viewer.key("F10")
      try viewer.waitForPicture(of: "a stage further right") { $0[760, 400] == home }
      try viewer.click(760, 400)
      try viewer.wait(for: "didShow second")
    }

    @Test("F11 shows only the stage on the whole screen, and restores the window's size afterwards")
    func fullScreen() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      let home = try viewer.stageColour()

      try viewer.key("F11")
      try viewer.wait(forWidth: 1400, height: 1900)
      // All three points have the colour around the stage.
      try viewer.waitForPicture(of: "no panels") {
        $0[20, 20] == $0[1380, 20] && $0[20, 20] == $0[20, 1880]
      }
      // The stage is as large as fits: at two pixels per point.
      try viewer.waitForPicture(of: "a large stage") {
        $0[700, 200] == home && $0[400, 1700] == home
      }
      try viewer.click(700, 950)
      try viewer.wait(for: "didShow second")
      try viewer.key("F11")

      try viewer.wait(forWidth: 1280, height: 860)
    }

    @Test("A click selects a tab of the inspector, and a click on an event goes to its instant")
    func events() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      let home = try viewer.stageColour()
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")

      // The mouse clicks Events, the tab next to State.
      try viewer.click(1074, 22)
      try viewer.waitForPicture(of: "Second Scene") { $0[500, 200] != home }
      // Clicks the fourth line, `didShow home`.
      try viewer.click(1130, 184)

      try viewer.waitForPicture(of: "Home Scene") { $0[500, 200] == home }
      #expect(try viewer.link().hasPrefix("colours@0ms,"))
    }

    @Test("With a setting, the window tints the parts that a frame draws, until the next frame")
    func damage() throws {
      let viewer = try OpenViewer("colours", settings: "{\"tints-damage\": true}")
      try viewer.wait(for: "didShow home")

      // After the mouse has left the stage, time passes for another moment, in which frames are
      // drawn.
      try viewer.mouse(1130, 760)
      try viewer.waitUntilSettled()

      // A tab of the inspector is redrawn when the mouse enters it; when the mouse moves on to the
      // next tab, both tabs are redrawn.
      let isRed = { (picture: RGBImage, x: Int) in
        let colour = picture[x, 12]
        return Int(colour[0]) > Int(colour[1]) + 40
      }
      try viewer.mouse(1074, 22)
      try viewer.waitForPicture(of: "one tinted tab") { isRed($0, 1074) && !isRed($0, 1250) }
      try viewer.mouse(1185, 22)
      try viewer.waitForPicture(of: "two tinted tabs") { isRed($0, 1074) && isRed($0, 1185) }
      try viewer.mouse(1185, 60)
      try viewer.waitForPicture(of: "a tab without tint") { !isRed($0, 1074) && isRed($0, 1185) }
    }

    @Test("A setting takes effect at once and can be reset")
    func settings() throws {
      let viewer = try OpenViewer("colours/second")
      try viewer.wait(for: "didShow second")
      let light = try viewer.stageColour()

      // Moves to the inspector's tabs, the fourth of which is Settings.
      try viewer.key("F6", times: 2)
      try viewer.key("Right", times: 3)
      try viewer.waitForPicture(of: "the settings") { $0[1251, 317] != $0[1251, 340] }
      try viewer.click(1251, 317)
      try viewer.wait(for: "prefer stage dark=true")
      try viewer.waitForPicture(of: "a dark stage") { $0[500, 200] != light }
      // Clicks the reset button beside the heading Stage.
      try viewer.click(1260, 291)

      try viewer.wait(for: "prefer stage dark=false")
      try viewer.waitForPicture(of: "a light stage") { $0[500, 200] == light }
    }
  }
}
