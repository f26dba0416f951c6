import Foundation
import Testing

extension EndToEndTests {
  /// The viewer's window after a demo has ended the program.
  @Suite struct RevivalWindowTests {
    @Test(
      "After a trap the viewer comes back with a link to where it was, and ends as ever",
      arguments: [SIGILL, SIGSEGV])
    func revival(signal: Int32) throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")

      try viewer.trap(signal)
      // The first button of the page that stands in the place of the stage.
      try viewer.picture(of: "Copy the link") { $0[400, 453] == [10, 102, 216] }
      try viewer.click(610, 453)
      let link = try viewer.copied()
      try viewer.key("ctrl+q")

      #expect(viewer.end() == 0)
      let trace = try Program.run(["trace", link]).lines
      #expect(trace.contains { $0.contains("push second") })
    }
  }
}
