import FlowCore
import FlowDemos
import FlowUI
import Testing

extension DemoHarness {
  /// The sign-up demo on a stage.
  static func signUp(
    isKnown: Bool = false, size: Size = Size(width: 390, height: 844)
  ) -> DemoHarness {
    DemoHarness(size: size) { SignUpFlowController(context: $0, isKnown: isKnown) }
  }

  /// The sign-up at its first step, that of the address.
  static func atEmail() throws -> DemoHarness {
    let harness = signUp()
    for words in ["Get started", "Skip", "Create account"] { try harness.tap(words: words) }
    return harness
  }

  /// The sign-up at its last step, for somebody of an age.
  static func atProfile(age: String = "34") throws -> DemoHarness {
    let harness = try atEmail()
    for answer in ["mika@example.org", "wrentails7", age] { try harness.answer(answer) }
    return harness
  }

  /// Writes something where the focus is.
  func write(_ text: String) {
    session.send(.text(text), at: context.clock.now)
  }

  /// Writes something and goes on by Enter.
  func answer(_ text: String) throws {
    write(text)
    try keys("Return")
  }

  /// Reads and accepts the terms.
  func acceptTerms() throws {
    try tap(words: "Terms of use")
    try tap(words: "Accept")
  }

  /// Where the sign-up says that it is, as "3 of 4".
  var step: String? {
    nodes.first { $0.name.hasPrefix("Step ") }.map { String($0.name.dropFirst(5)) }
  }

  /// What is on stage, as those hear of it who cannot see it.
  var nodes: [AccessibilityNode] { session.accessibilityTree.all }

  /// The name of what has the focus.
  var focus: String? { nodes.first { $0.states.contains(.focused) }?.name }

  /// What a field says.
  func value(of field: String) -> String? {
    nodes.first { $0.role == .textField && $0.name == field }?.value
  }

  /// Whether a field is marked as wrong.
  func isWrong(_ field: String) -> Bool {
    nodes.contains { $0.name == field && $0.states.contains(.invalid) }
  }

  /// Whether words are told of, on however many lines they stand.
  func says(_ words: String) -> Bool { nodes.contains { $0.name.contains(words) } }
}
