import FlowCore
import Foundation
import Testing

extension EndToEndTests {
  /// Random input in the viewer's real window.
  @Suite struct MonkeyWindowTests {
    /// Setting `SLUICE_SEED` tries other inputs, and `SLUICE_INPUTS` more of them.
    private let seed = Self.number("SLUICE_SEED") ?? 1
    /// The window has another size in each round.
    private let rounds = max(4, Int(Self.number("SLUICE_INPUTS") ?? 0) / Self.inputsPerRound)
    private static let inputsPerRound = 100
    /// How much memory may grow after the first quarter of the rounds, in MiB.
    ///
    /// Time lines, their events and caches grow.
    private static let growth = 64

    private static func number(_ variable: String) -> UInt64? {
      ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
    }

    /// Keys that neither close the window nor belong to the window manager.
    private static let keys =
      pageKeys
      + words(
        """
        shift+Tab F5 F6 F8 F8 F9 F10 F3 F1 ctrl+comma ctrl+period alt+End ctrl+b ctrl+z ctrl+shift+z
        ctrl+shift+b ctrl+shift+p ctrl+plus ctrl+minus ctrl+0 ctrl+t ctrl+f ctrl+l ctrl+v ctrl+a
        ctrl+c alt+1 alt+3 alt+r alt+l alt+z alt+0 alt+Left alt+Right slash
        """)
    private static let pageKeys = words(
      "Tab Tab Left Right Up Down Home End Next Prior Return space Escape BackSpace a g x 1")

    private static func words(_ text: String) -> [String] {
      text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Arguments of xdotool; a click outside the window would go to the window manager.
    private func input(
      _ window: String, _ x: Range<Int>, _ y: Range<Int>, _ keys: [String],
      using random: inout SeededGenerator
    ) -> [String] {
      let (x, y) = (Int.random(in: x, using: &random), Int.random(in: y, using: &random))
      let move = ["mousemove", "--window", window, "\(x)", "\(y)"]
      switch Int.random(in: 1...100, using: &random) {
      case ...30: return move
      case ...50: return move + ["click", "1"]
      case ...60: return move + ["mousedown", "1"]
      case ...70: return move + ["mouseup", "1"]
      case ...78: return move + ["click", "\(Int.random(in: 4...9, using: &random))"]
      // xdotool's `type` would type all words that follow.
      case ...84: return ["key", "--delay", "1", "g", "a", "space", "7"]
      default: return ["key", "--delay", "1", keys.randomElement(using: &random) ?? "Tab"]
      }
    }

    private func act(in viewer: OpenViewer, using random: inout SeededGenerator) throws {
      let width = Int.random(in: 720...1300, using: &random)
      let height = Int.random(in: 560...880, using: &random)
      try viewer.desktop.resize(viewer.identifier, to: width, height)
      let inputs = (1...Self.inputsPerRound).flatMap { _ in
        input(viewer.identifier, 0..<width, 0..<height, Self.keys, using: &random)
      }
      try viewer.desktop.run(["xdotool"] + inputs)
      #expect(try !viewer.desktop.picture(of: viewer.identifier).isOfOneColour, "seed \(seed)")
    }

    /// Acts in the middle of the stage, which is visible whichever panels are open.
    private func actOnStage(of viewer: OpenViewer, using random: inout SeededGenerator) throws {
      try viewer.releaseButton()
      try viewer.desktop.wait(for: "the demo Verbs") {
        for key in ["Escape", "ctrl+shift+p"] { try viewer.key(key) }
        try viewer.type("verbs")
        try viewer.key("Return")
        return try viewer.desktop.xdotool("getwindowname", viewer.identifier).hasPrefix("Verbs")
          ? () : nil
      }
      try viewer.desktop.resize(viewer.identifier, to: 1280, 860)
      try viewer.key("F5")
      try viewer.waitUntilSettled()
      try viewer.ignoreCopied()
      let inputs = (1...Self.inputsPerRound).flatMap { _ in
        input(viewer.identifier, 600..<650, 120..<560, Self.pageKeys, using: &random)
      }
      try viewer.desktop.run(["xdotool"] + inputs)
      try viewer.releaseButton()
      try viewer.waitUntilSettled()
      // Nothing moves after the last input, so that a replay does not depend on what comes next.
      try viewer.key("Tab")
      try viewer.waitUntilSettled()
    }

    @Test(
      "After random inputs the window settles, nothing leaks, and a kill loses no input")
    func inputs() throws {
      var random = SeededGenerator(seed: seed)
      let viewer = try OpenViewer(untraced: "checkout")
      var start = try viewer.resourceUse()
      for round in 1...rounds {
        try act(in: viewer, using: &random)
        if round == rounds / 4 { start = try viewer.resourceUse() }
      }
      try actOnStage(of: viewer, using: &random)
      let end = try viewer.resourceUse()

      #expect(end.descriptors <= start.descriptors, "seed \(seed)")
      #expect(end.memory <= start.memory + Self.growth, "seed \(seed)")
      let link = try viewer.link()
      viewer.kill()
      #expect(viewer.complaints().allSatisfy { $0.contains("nothing is pasted") }, "seed \(seed)")

      let again = try OpenViewer(in: viewer, isTraced: false)
      try again.waitUntilSettled()
      // The new window opens under the mouse, which may add a move.
      let events = try [link, again.link()].map {
        try Program.run(["trace", $0]).lines.filter { !$0.contains(" move mouse ") }
      }

      #expect(events[0].count > 20, "seed \(seed)")
      #expect(events[1] == events[0], "seed \(seed)")
      try again.key("ctrl+q")
      #expect(try again.end() == 0, "seed \(seed)")
    }
  }
}
