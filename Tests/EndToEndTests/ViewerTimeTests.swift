import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// Tests of the bar that controls the stage's time.
  @Suite struct ViewerTimeTests {
    /// The instant of a trace line or of a link, in milliseconds.
    private func milliseconds(_ text: some StringProtocol) throws -> Double {
      let number = text.drop { $0 != "@" }.dropFirst().prefix { $0.isNumber || $0 == "." }
      return try #require(Double(number.isEmpty ? text.prefix { $0 != " " } : number))
    }

    @Test("While time is paused, it moves only by frame steps in both directions, until it resumes")
    func frames() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.key("F8")
      try viewer.click(610, 400)
      let lines = try viewer.wait(for: "willShow second")
      let start = try milliseconds(try #require(lines.last))

      try viewer.key("ctrl+period", times: 3)
      let on = try milliseconds(viewer.link())
      try viewer.key("ctrl+comma")
      let back = try milliseconds(viewer.link())

      // Steps are frames at 60 per second; links state instants in whole nanoseconds.
      #expect(abs(on - start - 50) < 0.001)
      #expect(abs(back - start - 100 / 3) < 0.001)
      try viewer.key("F8")
      try viewer.wait(for: "didShow second")
    }

    @Test("Alt+4 slows the stage's time down to a tenth")
    func pace() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.key("alt+4")

      let before = ContinuousClock.now
      try viewer.key("a")
      let first = try milliseconds(try #require(viewer.wait(for: "key A").last))
      // Taking a picture lets some time pass, while the stage is still settling.
      _ = try viewer.desktop.picture(of: viewer.identifier)
      try viewer.key("a")
      let second = try milliseconds(try #require(viewer.wait(for: "key A").last))

      // The last expectation holds on a slow machine, too, because both keys were pressed within
      // the measured time.
      let passed = (ContinuousClock.now - before) / .milliseconds(1)
      #expect(second > first)
      #expect(second - first <= passed / 10)
    }

    @Test("A drag of the time line shows an earlier screen, which stays until F8 plays on from it")
    func timeLine() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      let home = try viewer.stageColour()
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")
      try viewer.waitForPicture(of: "Second Scene") { $0[500, 200] != home }

      try viewer.drag(from: 960, to: 326, 820)
      try viewer.waitForPicture(of: "Home Scene") { $0[500, 200] == home }
      #expect(try viewer.link().hasPrefix("colours@0ms,"))
      try viewer.releaseButton()
      try viewer.waitForPicture(of: "Home Scene, after it is let go") { $0[500, 200] == home }
      try viewer.key("F8")

      try viewer.waitForPicture(of: "Second Scene again") { $0[500, 200] != home }
      #expect(try milliseconds(viewer.link()) > 0)
    }

    @Test(
      "FC-1 FC-9 The scrubber freezes a transition and shows its outcome; a link restores the freeze"
    )
    func scrubber() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.key("F8")
      try viewer.click(610, 400)
      try viewer.wait(for: "willShow second")

      try viewer.click(485, 735)
      try viewer.wait(for: "freeze second 0.490000")
      try viewer.waitForPicture(of: "'would cancel' in red", where: hasRedVerdict)
      let link = try viewer.link()
      // The click has focused the slider, so arrow keys move its value.
      try viewer.key("Right", times: 2)
      try viewer.wait(for: "freeze second 0.510000")
      try viewer.waitForPicture(of: "'would finish'") { !hasRedVerdict($0) }
      // Clicks the button that releases the transition, and plays on.
      try viewer.click(925, 735)
      try viewer.wait(for: "didShow second")

      let trace = try Program.run(["trace", link]).lines
      #expect(trace.last?.hasSuffix("freeze second 0.490000") == true)
    }

    /// A viewer that is paused after two pushes, with the mouse on the time line.
    ///
    /// `pushes` are the instants of the pushes, in milliseconds.
    private func pushedTwice() throws -> (viewer: OpenViewer, pushes: [Double]) {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      var pushes: [Double] = []
      for _ in 1...2 {
        try viewer.click(610, 400)
        let lines = try viewer.wait(for: "didShow second")
        let push = try #require(lines.first { $0.contains("willShow second") })
        pushes.append(try milliseconds(push))
        if pushes.count == 1 {
          try viewer.key("Escape")
          try viewer.wait(for: "didShow home")
        }
      }
      try viewer.key("F8")
      try viewer.mouse(966, 820)
      return (viewer, pushes)
    }

    private func seek(_ viewer: OpenViewer, to instant: Double) throws {
      // The time line shows 10 s on 631 pixels, which begin at x = 330.
      try viewer.click(330 + Int((instant * 631 / 10_000).rounded()), 820)
    }

    @Test("Looking at the first of two pushes, and touching the scrubber there, loses nothing")
    func seekIntoPast() throws {
      let (viewer, pushes) = try pushedTwice()
      let before = try viewer.link()

      try seek(viewer, to: pushes[0] + 200)
      try viewer.click(330, 735)
      try viewer.key("Right", times: 3)
      let past = try viewer.link()
      try viewer.click(966, 820)

      #expect(try milliseconds(past) < pushes[1])
      #expect(try viewer.link() == before)
    }

    @Test("A viewer that is closed while it shows the past opens again with all that came after")
    func closed() throws {
      let (viewer, pushes) = try pushedTwice()
      try seek(viewer, to: pushes[0] + 200)
      #expect(try milliseconds(viewer.link()) < pushes[1])

      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)
      let again = try OpenViewer(in: viewer)

      for _ in pushes { try again.wait(for: "didShow second") }
    }

    @Test("Input in the past keeps what came after; Ctrl+Z returns to it, and Ctrl+Shift+Z redoes")
    func undo() throws {
      let (viewer, pushes) = try pushedTwice()
      let before = try viewer.link()

      try seek(viewer, to: pushes[0] - 20)
      try viewer.click(610, 400)
      let branch = try viewer.link()
      try viewer.key("ctrl+z")
      try viewer.click(966, 820)

      #expect(try milliseconds(branch) < pushes[1])
      #expect(try viewer.link() == before)
      try viewer.key("ctrl+shift+z")
      #expect(try viewer.link() == branch)
    }

    @Test("A demo that was left for another one is shown again as it was")
    func demos() throws {
      let (viewer, _) = try pushedTwice()
      let before = try viewer.link()

      try open("gates", viewer)
      try viewer.wait(for: "didShow initial")
      #expect(try viewer.link().hasPrefix("gates@"))
      try open("colours", viewer)

      #expect(try viewer.link() == before)
    }

    private func open(_ demo: String, _ viewer: OpenViewer) throws {
      try viewer.key("slash")
      try viewer.type(demo)
      try viewer.key("Return")
    }

    /// Whether the text at the right end below the scrubber is red.
    private func hasRedVerdict(_ picture: RGBImage) -> Bool {
      let message = picture.cropped(x: 868, y: 753, width: 100, height: 16)
      return stride(from: 0, to: message.bytes.count, by: 3).contains {
        message.bytes[$0] > 180 && message.bytes[$0 + 1] < 90
      }
    }
  }
}
