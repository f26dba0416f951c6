internal import FlowCore
internal import YAMLFiles

extension ScriptParser {
  private static let aPoint = "a point as [195, 400]"

  func error(_ node: YAMLNode, _ message: String) -> ScriptError {
    ScriptError(file: file, line: node.line, message)
  }

  func tooEarly(_ now: Instant) -> String {
    "expected a time after the step before, which ends at \(now.milliseconds) ms"
  }

  func failure(_ error: YAMLError) -> ScriptError {
    switch error {
    case .malformed(let message, let line):
      ScriptError(file: file, line: line, "expected one YAML list; libyaml says: \(message)")
    case .unreadable(let message):
      ScriptError(file: file, line: nil, "expected YAML in UTF-8, but \(message)")
    case .repeatedKey(let key, let line):
      ScriptError(
        file: file, line: line,
        "expected each key once, not \(key.map { "'\($0)'" } ?? "this one") again")
    case .tooDeep(let line):
      ScriptError(
        file: file, line: line, "expected at most \(YAML.maximumDepth) lists in one another")
    case .tooManyAliases(let line):
      ScriptError(
        file: file, line: line,
        "expected aliases that stand for at most \(YAML.maximumAliasExpansion) nodes and bytes "
          + "of text")
    case .tooManyNodes(let line):
      ScriptError(
        file: file, line: line,
        "expected at most \(YAML.maximumNodeCount) texts, lists and mappings up to here; put the "
          + "rest into another script")
    case .tooManyDirectives(let line):
      ScriptError(
        file: file, line: line,
        "expected at most \(YAML.maximumDirectiveCount) lines up to here that begin with %")
    case .tooLarge:
      ScriptError(file: file, line: nil, "expected YAML, a list of steps")
    }
  }

  func isEmpty(_ node: YAMLNode) -> Bool {
    guard let text = node.scalar?.text else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  func text(_ node: YAMLNode, _ expected: String) throws(ScriptError) -> String {
    guard let text = node.scalar?.text, !text.isEmpty else {
      throw error(node, "expected \(expected)")
    }
    return text
  }

  /// Reads characters to type, which may be empty only in quotes.
  func characters(_ node: YAMLNode) throws(ScriptError) -> String {
    guard let scalar = node.scalar, !scalar.text.isEmpty || scalar.style != .plain else {
      throw error(node, "expected the characters to type")
    }
    guard scalar.text.utf8.count <= ScriptLimits.text else {
      throw error(node, ScriptLimits.textRule)
    }
    return scalar.text
  }

  func composition(_ node: YAMLNode) throws(ScriptError) -> TextComposition {
    guard node.mapping != nil else { return TextComposition(try characters(node)) }
    let fields = try fields(node, ["text", "selected"], "{text: characters, selected: [0, 1]}")
    guard let text = fields["text"] else { throw error(node, "expected a composition's 'text'") }
    let selected = try fields["selected"].map { (node) throws(ScriptError) in try range(node) }
    return TextComposition(try characters(text), selected: selected)
  }

  /// Offsets between characters, as `[0, 1]`.
  private func range(_ node: YAMLNode) throws(ScriptError) -> Range<Int> {
    guard let items = node.sequence, items.count == 2, let start = wholeNumber(items[0]),
      let end = wholeNumber(items[1]), 0 <= start, start <= end
    else { throw error(node, "expected two places between characters as [0, 1]") }
    return start..<end
  }

  func time(_ node: YAMLNode) throws(ScriptError) -> Duration {
    guard let text = node.scalar?.text, let time = Duration(parsing: text) else {
      throw error(node, "expected a time as 350ms or 1.2s, of a week at most")
    }
    return time
  }

  /// Reads a flag; a word in quotes is a text, not a flag.
  func flag(_ node: YAMLNode) throws(ScriptError) -> Bool {
    let scalar = node.scalar.flatMap { $0.tag == YAMLScalar.textTag ? nil : $0 }
    switch scalar?.text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw error(node, "expected true or false")
    }
  }

  func preferences(
    _ node: YAMLNode, since earlier: Preferences
  ) throws(ScriptError) -> Preferences {
    let names = Preferences.Key.allCases.map(\.rawValue)
    return try preferences(in: try fields(node, names, "{dark: true}"), since: earlier)
  }

  /// Reads the fields that are named like preferences, and ignores others.
  func preferences(
    in fields: [String: YAMLNode], since earlier: Preferences
  ) throws(ScriptError) -> Preferences {
    var preferences = earlier
    // In a fixed order, so that of several errors always the same one is reported.
    for key in Preferences.Key.allCases {
      guard let value = fields[key.rawValue] else { continue }
      guard let text = value.scalar?.text, preferences.set(key, to: text) else {
        throw error(value, "expected \(key.expected)")
      }
    }
    return preferences
  }

  func scrub(_ node: YAMLNode) throws(ScriptError) -> InputEvent {
    switch node.scalar?.text {
    case "off": return .scrub(nil)
    case "release": return .releaseFrozen
    default:
      guard let fraction = number(node) else {
        throw error(node, "expected a fraction as 0.42, release or off")
      }
      return .scrub(fraction)
    }
  }

  func finger(_ node: YAMLNode) throws(ScriptError) -> Int {
    guard let number = wholeNumber(node) else { throw error(node, "expected a whole number, as 1") }
    return number
  }

  /// Must be close enough to the stage to be drawn.
  func gesturePoint(_ node: YAMLNode) throws(ScriptError) -> Point {
    let point = try rawPoint(node)
    guard SizeLimits.reaches(point) else {
      throw error(node, "expected \(Self.aPoint), \(SizeLimits.pointRule)")
    }
    return point
  }

  /// Reads the point of a tap; a number alone is an error, because it might be meant as a name.
  func tapPoint(_ node: YAMLNode) throws(ScriptError) -> Point {
    guard let text = node.scalar?.text else { return try gesturePoint(node) }
    throw error(node, "expected \(Self.aPoint), or a name in quotes, as \(text.inQuotes)")
  }

  func modifiers(_ node: YAMLNode) throws(ScriptError) -> Set<KeyPress.Modifier> {
    let names = (node.scalar?.text ?? "").split(separator: "+")
    let modifiers = names.compactMap { KeyPress.Modifier(rawValue: String($0)) }
    guard !names.isEmpty, modifiers.count == names.count else {
      throw error(node, "expected keys that are held, as Shift or Ctrl+Shift")
    }
    return Set(modifiers)
  }

  /// Any point is allowed, as windows may report any.
  func rawPoint(_ node: YAMLNode) throws(ScriptError) -> Point {
    let (x, y) = try numbers(node, Self.aPoint)
    return Point(x: x, y: y)
  }

  func size(_ node: YAMLNode) throws(ScriptError) -> Size {
    let (width, height) = try numbers(node, "a size as [390, 844]")
    let size = Size(width: width, height: height)
    guard SizeLimits.allows(size) else { throw error(node, SizeLimits.sizeRule) }
    return size
  }

  func wholeNumber(_ node: YAMLNode) -> Int? {
    guard let scalar = node.scalar, scalar.style == .plain else { return nil }
    return Int(scalar.text)
  }

  /// Whether the node is a number; a number in quotes counts as a name.
  func isNumber(_ node: YAMLNode) -> Bool { number(node) != nil }

  private func number(_ node: YAMLNode) -> Double? {
    guard let scalar = node.scalar, scalar.style == .plain else { return nil }
    return Double(yaml: scalar.text[...])
  }

  func numbers(_ node: YAMLNode, _ expected: String) throws(ScriptError) -> (Double, Double) {
    guard let items = node.sequence, items.count == 2, let first = number(items[0]),
      let second = number(items[1])
    else { throw error(node, "expected \(expected)") }
    return (first, second)
  }

  func key(_ node: YAMLNode) throws(ScriptError) -> KeyPress {
    let text = try text(node, "a key as Escape or Alt+Left")
    guard let press = KeyPress(parsing: text) else {
      throw error(node, "'\(text)' is no key; expected one as Escape, Alt+Left, AC_BACK, X1 or A")
    }
    return press
  }

  func fields(_ node: YAMLNode, _ known: [String], _ expected: String) throws(ScriptError)
    -> [String: YAMLNode]
  {
    guard let mapping = node.mapping else { throw error(node, "expected \(expected)") }
    var fields: [String: YAMLNode] = [:]
    for entry in mapping {
      let name = entry.key.scalar?.text ?? ""
      guard known.contains(name) else {
        throw error(entry.key, "'\(name)' is unknown; expected \(known.joined(separator: ", "))")
      }
      fields[name] = entry.value
    }
    return fields
  }
}
