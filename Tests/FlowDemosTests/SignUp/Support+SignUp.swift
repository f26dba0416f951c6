import FlowCore
import FlowDemos
import FlowUI
import Testing

extension DemoHarness {
  /// The sign-up demo, at its first page, or in the app if the user is known.
  static func signUp(
    isKnown: Bool = false, size: Size = Size(width: 390, height: 844)
  ) -> DemoHarness {
    DemoHarness(size: size) { SignUpFlowController(context: $0, isKnown: isKnown) }
  }

  /// The sign-up at its first step, the email address.
  static func atEmail() throws -> DemoHarness {
    let harness = signUp()
    for words in ["Get started", "Skip", "Create account"] { try harness.tap(text: words) }
    return harness
  }

  /// The sign-up after an age was entered: at its last step, unless that age needs a guardian or is
  /// refused.
  static func atProfile(age: String = "34") throws -> DemoHarness {
    let harness = try atEmail()
    for answer in ["mika@example.org", "wrentails7", age] { try harness.answer(answer) }
    return harness
  }

  /// Types text into the focused field.
  func write(_ text: String) {
    session.send(.text(text), at: context.clock.now)
  }

  /// Types text into the focused field, and presses Return.
  func answer(_ text: String) throws {
    write(text)
    try keys("Return")
  }

  /// Opens and accepts the terms.
  func acceptTerms() throws {
    try tap(text: "Terms of use")
    try tap(text: "Accept")
  }

  /// The current step and the number of steps, as "3 of 4".
  var step: String? {
    nodes.first { $0.name.hasPrefix("Step ") }.map { String($0.name.dropFirst(5)) }
  }

  /// The nodes of the accessibility tree.
  var nodes: [AccessibilityNode] { session.accessibilityTree.all }

  /// The name of the focused accessibility node, if any.
  var focus: String? { nodes.first { $0.states.contains(.focused) }?.name }

  /// The value of a text field.
  func value(of field: String) -> String? {
    nodes.first { $0.role == .textField && $0.name == field }?.value
  }

  /// Whether a field is marked as invalid.
  func isWrong(_ field: String) -> Bool {
    nodes.contains { $0.name == field && $0.states.contains(.invalid) }
  }

  /// Whether the name of an accessibility node contains a text; it may be drawn on several lines.
  func says(_ words: String) -> Bool { nodes.contains { $0.name.contains(words) } }
}
