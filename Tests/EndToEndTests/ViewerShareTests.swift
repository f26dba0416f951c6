import Foundation
import Testing

extension EndToEndTests {
  /// Tests of copying links from the viewer and opening them in it.
  @Suite struct ViewerShareTests {
    @Test("A copied link opens its screen, both pasted into the viewer and in another window")
    func link() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")
      // Pause, as a link contains the time.
      try viewer.key("F8")
      let link = try viewer.link()
      // Restart the flow.
      try viewer.key("F5")
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+v")
      try viewer.wait(for: "didShow second")
      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)

      let other = try OpenViewer(link, in: viewer)
      try other.wait(for: "didShow second")
      #expect(try other.link() == link)
    }
  }
}
