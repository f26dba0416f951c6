import Testing

extension EndToEndTests {
  @Suite struct GateWindowTests {
    private func openBeyondGate(
      playing script: String
    ) throws -> (window: OpenWindow, trace: [String]) {
      let window = try OpenWindow(arguments: ["gates", "--script", script], on: try XvfbDesktop())
      return (window, try window.wait(for: "trim gate 1"))
    }

    private static let toGate = "- wait: 300ms\n- tap: [195, 710]\n"

    @Test("A script plays in a window in real time, at its own instants")
    func script() throws {
      let scratch = try Scratch()
      let script = try scratch.write(Self.toGate, "gate.yaml")

      let live = try openBeyondGate(playing: script).trace

      let headless = try Program.run(["trace", "gates", "--script", script]).lines
      #expect(live.filter { !$0.contains(" move mouse ") } == headless)
    }

    @Test("SX-3 FC-13 Beyond a gate neither keys nor the mouse's back button go back")
    func closed() throws {
      let scratch = try Scratch()
      let (window, _) = try openBeyondGate(playing: scratch.write(Self.toGate, "gate.yaml"))

      try window.desktop.xdotool("key", "Escape")
      try window.desktop.xdotool("key", "alt+Left")
      try window.mouse(195, 400)
      try window.desktop.xdotool("click", "8")
      let trace = try window.wait(for: "key X1")

      for key in ["Escape", "Alt+Left"] {
        #expect(trace.contains { $0.hasSuffix("key \(key)") }, "\(trace)")
      }
      #expect(!trace.contains { $0.contains("willShow") }, "\(trace)")
    }
  }
}
