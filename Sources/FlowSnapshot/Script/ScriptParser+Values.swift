internal import FlowCore
internal import FlowSDL
internal import Yams

extension ScriptParser {
  /// Coordinates beyond this many points are a mistake, and would make trouble in arithmetic.
  private static let farthest = 100_000.0

  func error(_ node: Node, _ message: String) -> ScriptError {
    ScriptError(file: file, line: node.mark?.line, message)
  }

  /// What Yams found wrong, in one line.
  func failure(_ error: any Error) -> ScriptError {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      ScriptError(file: file, line: mark.line, "expected one YAML list; libyaml says: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      ScriptError(
        file: file, line: context.mark.line,
        "expected each key once, not '\(duplicates.first ?? "")' again")
    case .reader(let problem, _, _, _):
      ScriptError(file: file, line: nil, "expected YAML in UTF-8, but \(problem)")
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded, nil:
      ScriptError(file: file, line: nil, "expected YAML, a list of steps")
    }
  }

  func isEmpty(_ node: Node) -> Bool {
    guard let text = node.scalar?.string else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  func text(_ node: Node, _ expected: String) throws(ScriptError) -> String {
    guard let text = node.scalar?.string, !text.isEmpty else {
      throw error(node, "expected \(expected)")
    }
    return text
  }

  func time(_ node: Node) throws(ScriptError) -> Duration {
    guard let text = node.scalar?.string, let time = Duration(parsing: text) else {
      throw error(node, "expected a time as 350ms or 1.2s, of a day at most")
    }
    return time
  }

  func flag(_ node: Node) throws(ScriptError) -> Bool {
    guard let flag = node.bool else { throw error(node, "expected true or false") }
    return flag
  }

  func integer(_ node: Node) throws(ScriptError) -> Int {
    guard let number = node.int, number >= 0 else {
      throw error(node, "expected a whole number from 0 on")
    }
    return number
  }

  func place(_ node: Node) throws(ScriptError) -> Point {
    let (x, y) = try numbers(node, "a point as [195, 400]")
    return Point(x: x, y: y)
  }

  func size(_ node: Node) throws(ScriptError) -> Size {
    let (width, height) = try numbers(node, "a size as [390, 844]")
    let size = Size(width: width, height: height)
    guard StageLimits.allows(size) else { throw error(node, StageLimits.sizeRule) }
    return size
  }

  func numbers(_ node: Node, _ expected: String) throws(ScriptError) -> (Double, Double) {
    guard let items = node.sequence, items.count == 2, let first = items[0].float,
      let second = items[1].float, !first.isNaN, !second.isNaN
    else { throw error(node, "expected \(expected)") }
    guard first.magnitude <= Self.farthest, second.magnitude <= Self.farthest else {
      throw error(node, "expected \(expected), with numbers up to \(Int(Self.farthest))")
    }
    return (first, second)
  }

  func key(_ node: Node) throws(ScriptError) -> KeyPress {
    let text = try text(node, "a key as Escape or Alt+Left")
    guard let press = KeyPress(parsing: text), KeyNames.contains(press.key) else {
      throw error(node, "'\(text)' is no key; expected one as Escape, Alt+Left, AC_BACK, X1 or A")
    }
    return press
  }

  func fields(_ node: Node, _ known: [String], _ expected: String) throws(ScriptError)
    -> [String: Node]
  {
    guard let mapping = node.mapping else { throw error(node, "expected \(expected)") }
    var fields: [String: Node] = [:]
    for (key, value) in mapping {
      let name = key.scalar?.string ?? ""
      guard known.contains(name) else {
        throw error(key, "'\(name)' is unknown; expected \(known.joined(separator: ", "))")
      }
      fields[name] = value
    }
    return fields
  }
}

extension Instant {
  /// The instant in milliseconds without needless decimals.
  var milliseconds: String {
    let text = description
    let digits = text.reversed().drop { $0 == "0" }
    let trimmed = digits.first == "." ? digits.dropFirst() : digits
    return String(trimmed.reversed())
  }
}
