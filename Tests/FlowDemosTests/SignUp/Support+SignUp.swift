import FlowCore
import FlowDemos
import FlowUI
import Testing

extension DemoHarness {
  /// Returns a sign-up at the first page, or in the app if the user is known.
  static func signUp(
    isKnown: Bool = false, size: Size = Size(width: 390, height: 844)
  ) -> DemoHarness {
    DemoHarness(size: size) { SignUpFlowController(context: $0, isKnown: isKnown) }
  }

  /// Returns a sign-up at the email address, the first step.
  static func atEmail() throws -> DemoHarness {
    let harness = signUp()
    for text in ["Get started", "Skip", "Create account"] { try harness.tap(text: text) }
    return harness
  }

  /// Returns a sign-up at the last step, unless the age needs a guardian or is refused.
  static func atProfile(age: String = "34") throws -> DemoHarness {
    let harness = try atEmail()
    for answer in ["mika@example.org", "wrentails7", age] { try harness.answer(answer) }
    return harness
  }

  func write(_ text: String) {
    session.send(.text(text), at: context.clock.now)
  }

  func answer(_ text: String) throws {
    write(text)
    try keys("Return")
  }

  func acceptTerms() throws {
    try tap(text: "Terms of use")
    try tap(text: "Accept")
  }

  /// The number of the step, such as "3 of 4".
  var step: String? {
    nodes.first { $0.name.hasPrefix("Step ") }.map { String($0.name.dropFirst(5)) }
  }

  var nodes: [AccessibilityNode] { session.accessibilityTree.all }

  var focus: String? { nodes.first { $0.states.contains(.focused) }?.name }

  func value(of field: String) -> String? {
    nodes.first { $0.role == .textField && $0.name == field }?.value
  }

  func isInvalid(_ field: String) -> Bool {
    nodes.contains { $0.name == field && $0.states.contains(.invalid) }
  }

  /// Whether the page has the text, which may be drawn on several lines.
  func hasNode(containing text: String) -> Bool { nodes.contains { $0.name.contains(text) } }
}
