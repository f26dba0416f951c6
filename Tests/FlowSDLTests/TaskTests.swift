import Foundation
import TestPrograms
import Testing

@Suite struct TaskTests {
  @Test(
    "A screen's task and a loading call run while a window is idle, and each change is shown",
    arguments: [[], ["host"]])
  func rows(arguments: [String]) throws {
    let probe = BuildFolder.url.appendingPathComponent("TaskProbe")

    let child = try Child(probe.path, arguments, environment: ["SDL_VIDEODRIVER": "dummy"])

    #expect(
      child.output.rest() == [
        "Loading", "Loading, Green", "Loading, Green, Mint", "Loading, Green, Mint, Assam",
      ])
    #expect(try child.end() == Child.Ending(status: 0, isSignal: false))
  }
}
