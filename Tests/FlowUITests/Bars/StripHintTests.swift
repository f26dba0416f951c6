import FlowCore
import FlowUI
import Testing

@Suite struct StripHintTests {
  private func hint(_ harness: BarHarness) -> [String]? { harness.layer("hint")?.texts }

  private func value(_ harness: BarHarness) -> String? {
    harness.session.accessibilityTree.children.first { $0.role == .progressBar }?.value
  }

  @Test(
    "A mouse over the strip or just beside it gets the step as a hint, in the session's language",
    arguments: [85.0, 89, 93], [(Language.english, "2 of 5"), (.german, "2 von 5")])
  func step(y: Double, language: (choice: Language, text: String)) throws {
    let harness = BarHarness(SteppingPage(FlowStep(2, of: 5)))
    harness.context.preferences.language = language.choice
    _ = harness.tree

    harness.mouse(.move, 200, y)
    harness.wait(1000)

    #expect(hint(harness) == [language.text])
    #expect(value(harness) == language.text)
  }

  @Test("Where the number of steps is unknown, the hint is a percentage", arguments: [true, false])
  func percentage(reportsSteps: Bool) throws {
    let harness = BarHarness(reportsSteps ? SteppingPage(nil) : BarProgressPage("First", 0.4))
    _ = harness.tree

    harness.mouse(.move, 200, 89)
    harness.wait(1000)

    #expect(hint(harness) == ["40 %"])
    #expect(value(harness) == "40 %")
  }

  @Test("Elsewhere, and without a strip, there is no hint")
  func elsewhere() throws {
    for (page, y) in [
      (BarProgressPage("First", 0.4) as any Screen, 70.0), (BarProgressPage("First", 0.4), 110),
      (BarPage("First"), 89),
    ] {
      let harness = BarHarness(page)
      _ = harness.tree
      harness.mouse(.move, 200, y)
      harness.wait(1000)
      #expect(hint(harness) == nil)
    }
  }

  @Test(
    "S0-25 A press where the strip shows its hint reaches the control there, and hides the hint")
  func press() throws {
    var pressed = 0
    let harness = BarHarness(SteppingPage(FlowStep(1, of: 3)) { pressed += 1 })
    _ = harness.tree
    harness.mouse(.move, 200, 91)
    harness.wait(1000)
    try #require(hint(harness) == ["1 of 3"])

    harness.click(200, 91)
    harness.wait(1000)

    #expect(pressed == 1)
    #expect(hint(harness) == nil)
  }

  @Test("A shown hint follows the flow to its next step")
  func next() throws {
    let harness = BarHarness(SteppingPage(FlowStep(1, of: 3)))
    try harness.controller.push(SteppingPage(FlowStep(2, of: 3)))
    harness.settle()
    harness.mouse(.move, 200, 89)
    harness.wait(1000)
    try #require(hint(harness) == ["2 of 3"])

    try harness.controller.pop()
    harness.settle()

    #expect(hint(harness) == ["1 of 3"])
  }

  private final class SteppingPage: ComposedScreen, FlowStepReporting {
    let name = "stepping"
    let flowProgress = 0.4
    let flowStep: FlowStep?
    private let control: Control

    init(_ step: FlowStep?, onPress: @escaping @MainActor () -> Void = {}) {
      flowStep = step
      control = Control(onActivate: onPress)
    }

    var navigationItem: NavigationItem { NavigationItem(title: "Step") }

    func body(in context: LayoutContext) -> [any Element] {
      SafeArea { Button("Press", control: control) }
    }
  }
}
