internal import FlowCore
internal import FlowUI
internal import YAMLFiles

extension ScriptParser {
  private static let longestWithin = Duration.seconds(60)
  private static let expectationNames = [
    "screen", "stack", "focused", "progress", "no", "contrast", "settled",
  ]

  func expectations(_ node: YAMLNode) throws(ScriptError) -> NamedStep.Action {
    guard let mapping = node.mapping, !mapping.isEmpty else {
      throw error(node, "expected what to expect, as {screen: payment} or {heading: \"Delivery\"}")
    }
    var expected: [Expectation] = []
    var elementKeys: [YAMLEntry] = []
    var within: Duration?
    for entry in mapping {
      let name = entry.key.scalar?.text ?? ""
      switch name {
      case "within": within = try shortTime(entry.value)
      case "in", "number", "is", "value": elementKeys.append(entry)
      case _ where Self.expectationNames.contains(name):
        expected.append(try expectation(name, entry.value))
      default: elementKeys.append(entry)
      }
    }
    if !elementKeys.isEmpty {
      expected.append(try elementExpectation(elementKeys, of: node))
    }
    guard !expected.isEmpty else { throw error(node, "expected what to expect beside 'within'") }
    return .expect(expected, within: within)
  }

  private func shortTime(_ node: YAMLNode) throws(ScriptError) -> Duration {
    guard let time = Duration(parsing: node.scalar?.text ?? ""), time <= Self.longestWithin else {
      throw error(node, "expected a time as 500ms or 2s, of a minute at most")
    }
    return time
  }

  private func expectation(_ name: String, _ node: YAMLNode) throws(ScriptError) -> Expectation {
    switch name {
    case "screen": .screen(try text(node, "a screen's name, as payment"))
    case "stack": .stack(try names(node))
    case "focused": .focused(try element(node))
    case "progress": .progress(try text(node, "progress as 60% or \"2 of 5\""))
    case "no": .absent(try element(node))
    case "contrast": .contrast(try ratio(node))
    default: .settled(try flag(node))
    }
  }

  private func elementExpectation(
    _ entries: [YAMLEntry], of node: YAMLNode
  ) throws(ScriptError) -> Expectation {
    let (name, rest) = try element(entries, of: node, also: ["is", "value"])
    let value = try rest["value"].map { (node) throws(ScriptError) in try valueText(node) }
    let states = try rest["is"].map { (node) throws(ScriptError) in try self.states(node) }
    return .element(name, states: states ?? [], value: value)
  }

  private func valueText(_ node: YAMLNode) throws(ScriptError) -> String {
    guard let text = node.scalar?.text else { throw error(node, "expected a value as a text") }
    return text
  }

  private func states(_ node: YAMLNode) throws(ScriptError) -> [String] {
    let known = AccessibilityNode.States(rawValue: ~0).names
    var states: [String] = []
    for item in node.sequence ?? [node] {
      let name = try text(item, "a state")
      guard known.contains(name) else {
        throw error(item, "'\(name)' is no state; expected \(known.joined(separator: ", "))")
      }
      states.append(name)
    }
    return states
  }

  private func names(_ node: YAMLNode) throws(ScriptError) -> [String] {
    guard let items = node.sequence, !items.isEmpty else {
      throw error(node, "expected the names of screens, as [basket, delivery]")
    }
    var names: [String] = []
    for item in items { names.append(try text(item, "a screen's name")) }
    return names
  }

  private func ratio(_ node: YAMLNode) throws(ScriptError) -> Double {
    let text = node.scalar?.text ?? ""
    let digits = text.hasPrefix(">=") ? text.dropFirst(2).drop { $0 == " " } : text[...]
    guard let ratio = Double(yaml: digits), (1...21).contains(ratio) else {
      throw error(node, "expected a contrast of 1 to 21, as \">= 4.5\"")
    }
    return ratio
  }
}
