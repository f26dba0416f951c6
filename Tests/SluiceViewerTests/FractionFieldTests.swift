import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of the field beside the scrubber, in which a fraction is typed.
@Suite struct FractionFieldTests {
  @Test("After Return, the fraction's field no longer has the focus, so that Space plays on")
  func typedFraction() throws {
    let harness = try ViewerHarness.delivery()
    try harness.write("50")
    harness.wait(100)
    #expect(!harness.tree.all.contains { $0.role == .textField && $0.states.contains(.focused) })

    try harness.key("Space")
    harness.wait(3000)

    #expect(!harness.app.isPaused)
  }

  @Test("A fraction can be typed, with or without %; any other text is refused and explained")
  func typed() throws {
    let harness = try ViewerHarness.popping()

    for (text, percent) in [("42", "42.0 %"), ("12.5 %", "12.5 %"), ("7,5%", "7.5 %")] {
      try harness.write(text)
      #expect(try harness.scrubber.value == percent)
    }
    for text in ["101", "-1", "nan", "half", ""] {
      try harness.write(text)
      harness.wait(300)
      #expect(harness.has(.badFraction.with(text)))
      #expect(try harness.scrubber.value == "7.5 %")
    }
    #expect(harness.verbs.last == "freeze basket")
    try harness.write("7.5")
    harness.wait(300)
    #expect(!harness.has(.badFraction.with("")), "a message that no longer applies stays")

    harness.send(.text("55"))
    try harness.key("Escape")
    harness.wait(100)
    let field = harness.tree.all.first { $0.role == .textField && $0.name == "Fraction" }
    #expect(try #require(field).value == "7.5 %", "Escape gives up what was typed")
  }

  @Test("If a transition that is over never had the typed fraction, the nearest one is shown")
  func missed() throws {
    let harness = try ViewerHarness.delivery()
    try harness.key("Escape")
    harness.wait(20)
    try harness.write("42")
    try harness.click(.release)
    harness.wait(2000)
    #expect(harness.verbs.contains("didCancel basket"))

    try harness.write("70")
    harness.wait(300)

    #expect(harness.has(.missedFraction.with("70.0 %", "42.0 %")))
    #expect(try harness.scrubber.value == "42.0 %")
    let field = harness.tree.all.first { $0.role == .textField && $0.name == "Fraction" }
    #expect(try #require(field).value == "42.0 %")
  }
}
