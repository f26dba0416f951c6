internal import FlowCore
internal import YAMLFiles

extension ScriptParser {
  func recordedStage(_ node: YAMLNode, isAlone: Bool) throws(ScriptError) -> RecordedStage {
    let rule = "the stage as 'recorded: {size: [390, 844]}'"
    guard isAlone else { throw error(node, "expected \(rule)") }
    let fields = try fields(node, ["size", "text-size", "rtl"], rule)
    guard let size = fields["size"] else { throw error(node, "expected \(rule)") }
    let preferences = try preferences(in: fields, since: Preferences())
    return RecordedStage(size: try self.size(size), preferences: preferences)
  }

  /// Reads the recorded input of a named step, and advances `now` to its end.
  mutating func exactInput(_ node: YAMLNode) throws(ScriptError) -> [Script.TimedInput] {
    guard let steps = node.sequence, !steps.isEmpty else {
      throw error(node, "expected the recorded input, as a list of steps with points")
    }
    let script = try played(steps)
    guard !script.needsFlow, script.shots.isEmpty else {
      throw error(node, "expected input alone, without names, expectations and pictures")
    }
    self.script.generatedMoveCount += script.generatedMoveCount
    return script.inputs
  }
}
