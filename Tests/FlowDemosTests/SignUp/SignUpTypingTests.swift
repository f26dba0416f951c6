import FlowCore
import FlowDemos
import FlowUI
import Testing

/// Checks fields on stages where they may not be visible at first.
@Suite struct SignUpTypingTests {
  nonisolated private static let sizes = [
    (320.0, 568.0), (844, 390), (667, 375), (568, 320), (390, 844),
  ]

  private func harness(
    _ step: String, _ size: (Double, Double), _ textSize: Double
  ) throws -> DemoHarness {
    let harness = try DemoHarness(size: Size(width: size.0, height: size.1)) { context in
      let flow = SignUpFlowController(context: context)
      try flow.go(to: FlowPlace(name: step))
      return flow
    }
    harness.session.statusBar = StatusBar()
    harness.session.textSize = textSize
    harness.settle()
    return harness
  }

  @Test(
    "A field that is typed into is scrolled into view, above the footer",
    arguments: ["email", "password", "age", "guardian", "profile"], sizes)
  func typing(step: String, size: (Double, Double)) throws {
    for textSize in [1.0, 1.5, 2] {
      let harness = try harness(step, size, textSize)

      harness.session.send(.text("1"), at: harness.context.clock.now)
      harness.settle()

      let area = try #require(
        harness.session.accessibilityTree.all.first { area in
          area.role == .scrollArea && area.all.contains { $0.states.contains(.focused) }
        })
      let field = try #require(area.all.first { $0.states.contains(.focused) })
      #expect(field.role == .textField && ["1", "•"].contains(field.value), "\(field)")
      #expect(
        field.frame.minY >= area.frame.minY && field.frame.maxY <= area.frame.maxY,
        "\(field.frame) in \(area.frame), text at \(textSize)")
    }
  }

  @Test(
    "A field that gets the focus by Tab, or has it from the start, is visible above the footer",
    arguments: ["email", "password", "age", "guardian", "profile", "sign-in"], sizes)
  func focus(step: String, size: (Double, Double)) throws {
    for textSize in [1.0, 2] {
      let harness = try harness(step, size, textSize)
      // The first layout scrolls to the field.
      _ = harness.session.layerTree

      var fields = 0
      for round in 0..<12 {
        if round > 0 { try harness.keys(round < 6 ? "Tab" : "Shift+Tab") }
        let area = harness.nodes.first { area in
          area.role == .scrollArea && area.all.contains { $0.states.contains(.focused) }
        }
        guard let area, let field = area.all.first(where: { $0.states.contains(.focused) }),
          field.role == .textField
        else { continue }
        fields += 1
        #expect(
          field.frame.minY >= area.frame.minY && field.frame.maxY <= area.frame.maxY,
          "\(field.name) \(field.frame) in \(area.frame), text at \(textSize), round \(round)")
      }
      #expect(fields > 1)
    }
  }
}
