import FlowCore
import Foundation
import Testing

extension EndToEndTests {
  /// Random input in the viewer's real window.
  @Suite struct MonkeyWindowTests {
    /// The keys; none of them closes the window, or belongs to the window manager.
    private static let keys = """
      Tab Tab shift+Tab Left Right Up Down Home End Next Prior Return space Escape Escape BackSpace
      a g x 1 slash alt+Left alt+Right F5 F6 F8 F8 F9 F10 F3 F1 ctrl+comma ctrl+period alt+End
      ctrl+b ctrl+z ctrl+shift+z ctrl+shift+b ctrl+shift+p ctrl+plus ctrl+minus ctrl+0 ctrl+t ctrl+f
      ctrl+l ctrl+v ctrl+a ctrl+c alt+1 alt+3
      """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// One random input in a window of a size in pixels, as words for xdotool.
    ///
    /// A click beside the window would belong to the window manager.
    private func input(
      _ window: String, _ size: (width: Int, height: Int),
      using random: inout some RandomNumberGenerator
    ) -> [String] {
      let x = Int.random(in: 0..<size.width, using: &random)
      let y = Int.random(in: 0..<size.height, using: &random)
      let place = ["mousemove", "--window", window, "\(x)", "\(y)"]
      switch Int.random(in: 1...100, using: &random) {
      case ...30: return place
      case ...50: return place + ["click", "1"]
      case ...60: return place + ["mousedown", "1"]
      case ...70: return place + ["mouseup", "1"]
      case ...78: return place + ["click", "\(Int.random(in: 4...9, using: &random))"]
      case ...84: return ["type", "--delay", "1", "ga 7"]
      default: return ["key", "--delay", "1", Self.keys.randomElement(using: &random) ?? "Tab"]
      }
    }

    @Test("After 300 random inputs the window answers, and ends normally")
    func inputs() throws {
      // Setting `SLUICE_SEED` tries other inputs.
      let words = ProcessInfo.processInfo.environment["SLUICE_SEED"]
      let seed = words.flatMap(UInt64.init) ?? 1
      var random = SeededGenerator(seed: seed)
      let viewer = try OpenViewer(untraced: "checkout")

      for _ in 1...10 {
        let size = (
          width: Int.random(in: 720...1300, using: &random),
          height: Int.random(in: 560...880, using: &random)
        )
        try viewer.desktop.hand(
          "windowsize", viewer.identifier, "\(size.width)", "\(size.height)")
        try viewer.wait(forWidth: size.width, height: size.height)
        let inputs = (1...30).flatMap { _ in input(viewer.identifier, size, using: &random) }
        try viewer.desktop.run(["xdotool"] + inputs)
        #expect(try !viewer.desktop.picture(of: viewer.identifier).isOfOneColour, "seed \(seed)")
      }
      try viewer.desktop.hand("mouseup", "1")
      try viewer.key("ctrl+q")

      #expect(try viewer.end() == 0, "seed \(seed)")
      #expect(viewer.complaints().allSatisfy { $0.contains("nothing is pasted") }, "seed \(seed)")
    }
  }
}
