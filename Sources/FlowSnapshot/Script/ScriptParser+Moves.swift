internal import FlowCore
internal import YAMLFiles

extension ScriptParser {
  private static let rule = "as '16.2ms 31.5 401': an instant after the script's start, and a point"

  /// One move per line, in chronological order and none before `now`.
  func moves(_ node: YAMLNode, after now: Instant) throws(ScriptError)
    -> [(instant: Instant, location: Point)]
  {
    // Only in a literal block do the lines of the text match those of the file.
    guard let block = node.scalar, block.style == .literal else {
      throw error(node, "expected '|', and below it moves, one a line, \(Self.rule)")
    }
    var moves: [(instant: Instant, location: Point)] = []
    let lines = block.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, text) in lines.enumerated() {
      let fields = text.split(separator: UInt8(ascii: " "))
      guard !fields.isEmpty else { continue }
      let line = node.line + 1 + index
      guard let move = move(fields) else {
        throw ScriptError(file: file, line: line, "expected a move \(Self.rule)")
      }
      let earliest = moves.last?.instant ?? now
      guard move.instant >= earliest else {
        throw ScriptError(file: file, line: line, tooEarly(earliest))
      }
      moves.append(move)
      guard script.totalInputCount + moves.count <= ScriptLimits.inputs else {
        throw ScriptError(file: file, line: line, ScriptLimits.inputsRule)
      }
    }
    return moves
  }

  private func move(_ fields: [Substring.UTF8View]) -> (instant: Instant, location: Point)? {
    guard fields.count == 3, let time = Duration(parsing: Substring(fields[0])),
      let x = Double(yaml: Substring(fields[1])), let y = Double(yaml: Substring(fields[2]))
    else { return nil }
    return (Instant.zero.advanced(by: time), Point(x: x, y: y))
  }
}
