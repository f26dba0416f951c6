import FlowCore
import FlowDemos
import FlowUI
import Testing

/// Typing on stages on which the field of a step is not visible at first.
@Suite struct SignUpTypingTests {
  nonisolated private static let sizes = [
    (320.0, 568.0), (844, 390), (667, 375), (568, 320), (390, 844),
  ]

  @Test(
    "A field that is typed into is scrolled into view, above the footer",
    arguments: ["email", "password", "age", "guardian", "profile"], sizes)
  func typing(step: String, size: (Double, Double)) throws {
    for textSize in [1.0, 1.5, 2] {
      let harness = try DemoHarness(size: Size(width: size.0, height: size.1)) { context in
        let flow = SignUpFlowController(context: context)
        try flow.go(to: FlowPlace(name: step))
        return flow
      }
      harness.session.statusBar = StatusBar()
      harness.session.textSize = textSize
      harness.settle()

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
}
