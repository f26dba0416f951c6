import Foundation
import Testing

extension EndToEndTests {
  /// The viewer's window after a demo has ended the program.
  @Suite struct CrashRecoveryWindowTests {
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

      #expect(try viewer.end() == 0)
      let trace = try Program.run(["trace", link]).lines
      #expect(trace.contains { $0.contains("push second") })
    }

    @Test("After it was killed, the viewer goes on where that was")
    func killed() throws {
      let viewer = try OpenViewer("checkout")
      try viewer.wait(for: "didShow basket")
      try viewer.click(610, 651)
      try viewer.wait(for: "didShow delivery")

      viewer.kill()
      try Data("nothing\n".utf8).write(
        to: viewer.home.url.appendingPathComponent("state/sluice/journal-sluice.7"))
      let again = try OpenViewer(in: viewer)
      try again.wait(for: "didShow delivery")
      #expect(try journals(viewer) == ["journal-sluice.1"])
      try again.key("ctrl+q")

      #expect(try again.end() == 0)
      #expect(try journals(viewer).isEmpty)
    }

    @Test("Killed on the page of a trap, the viewer shows that again")
    func killedAfterTrap() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")
      try viewer.trap(SIGSEGV)
      try viewer.picture(of: "Copy the link") { $0[400, 453] == [10, 102, 216] }

      viewer.kill()
      let again = try OpenViewer(in: viewer)

      try again.picture(of: "Copy the link") { $0[400, 453] == [10, 102, 216] }
      try again.key("ctrl+q")
      #expect(try again.end() == 0)
    }

    @Test("Killed, it goes on behind what a script has done, too")
    func killedAfterScript() throws {
      let scratch = try Scratch()
      try Data("- key: Tab\n- key: Return\n".utf8).write(
        to: scratch.url.appendingPathComponent("s"))
      let viewer = try OpenViewer("colours", "--script", scratch.path("s"))
      try viewer.wait(for: "didShow second")

      viewer.kill()
      let again = try OpenViewer(in: viewer)

      try again.wait(for: "didShow second")
    }

    private func journals(_ viewer: OpenViewer) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: viewer.home.path("state/sluice"))
        .filter { $0.hasPrefix("journal") }
    }
  }
}
