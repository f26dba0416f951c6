internal import FlowCore
internal import YAMLFiles

extension ScriptParser {
  private static let aResult = "a result as {call: 1, name: teas, value: \"[]\"}"

  func loadResult(_ node: YAMLNode) throws(ScriptError) -> LoadResult {
    let fields = try fields(node, ["call", "name", "value", "error", "offline"], Self.aResult)
    guard let number = fields["call"], let name = fields["name"] else {
      throw error(node, "expected \(Self.aResult)")
    }
    guard let call = wholeNumber(number), call > 0 else {
      throw error(number, "expected the number of a call, as 1")
    }
    return LoadResult(call: call, name: try characters(name), outcome: try outcome(fields, node))
  }

  private func outcome(
    _ fields: [String: YAMLNode], _ node: YAMLNode
  ) throws(ScriptError) -> LoadResult.Outcome {
    let ends = ["value", "error", "offline"].compactMap { name in fields[name].map { (name, $0) } }
    guard ends.count == 1, let (name, end) = ends.first else {
      throw error(node, "expected one of value, error and offline in \(Self.aResult)")
    }
    switch name {
    case "value": return .value(try characters(end))
    case "error": return .failure(.failed(try characters(end)))
    default:
      guard try flag(end) else {
        throw error(end, "expected 'offline: true', or an error or a value")
      }
      return .failure(.offline)
    }
  }
}
