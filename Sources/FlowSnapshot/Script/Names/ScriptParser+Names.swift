internal import FlowCore
internal import FlowUI
internal import YAMLFiles

extension ScriptParser {
  /// How long `press-and-hold` presses unless the step states a time: longer than the half second
  /// that makes a long press.
  private static let holdTime = Duration.milliseconds(600)
  private static let anElement = "an element as \"Continue\" or {button: \"Pay\", in: \"Payment\"}"
  private static let anIdentifier = "an identifier, as {id: pay}"

  func action(_ verb: String, _ value: YAMLNode) throws(ScriptError) -> NamedStep.Action? {
    switch verb {
    case "tap" where value.sequence == nil && !isNumber(value): .tap(try element(value))
    case "choose": .choose(try element(value))
    case "press-and-hold": try hold(value)
    case "type": try typing(value)
    case "scroll": .scroll(try element(try only("to", of: value, "{to: \"Terms\"}")))
    case "drag" where value.mapping?.contains { $0.key.scalar?.text == "page" } ?? false:
      .dragPage(try pageDrag(value))
    case "go-back": try goBack(value)
    case "expect": try expectations(value)
    default: nil
    }
  }

  private func goBack(_ value: YAMLNode) throws(ScriptError) -> NamedStep.Action {
    guard isEmpty(value) else { throw error(value, "expected nothing after 'go-back:'") }
    return .goBack
  }

  private func only(
    _ name: String, of node: YAMLNode, _ expected: String
  ) throws(ScriptError) -> YAMLNode {
    guard let value = try fields(node, [name], expected)[name] else {
      throw error(node, "expected \(expected)")
    }
    return value
  }

  // MARK: Elements

  /// Reads an element's name: a text, or a mapping that can also contain an identifier, a role, a
  /// container and a number.
  func element(_ node: YAMLNode) throws(ScriptError) -> ElementName {
    guard let entries = node.mapping else { return ElementName(name: try elementText(node)) }
    return try element(entries, of: node, also: []).0
  }

  /// Also returns the values of the keys in `others`.
  func element(
    _ entries: [YAMLEntry], of node: YAMLNode, also others: [String]
  ) throws(ScriptError) -> (ElementName, others: [String: YAMLNode]) {
    var name = ElementName()
    var rest: [String: YAMLNode] = [:]
    for entry in entries {
      let key = entry.key.scalar?.text ?? ""
      switch key {
      case "id": name.identifier = try elementText(entry.value, Self.anIdentifier)
      case "in": name.container = try container(entry.value)
      case "number": name.number = try ordinal(entry.value)
      case _ where others.contains(key): rest[key] = entry.value
      case "role":
        let role = try role(try text(entry.value, "a role, as button"), entry.value, also: [])
        try set(role, of: &name, entry.value)
      default:
        let role = try role(key, entry.key, also: others)
        guard name.name == nil else {
          throw error(entry.key, "expected one element here, not also '\(key)'")
        }
        name.name = try elementText(entry.value)
        try set(role, of: &name, entry.key)
      }
    }
    guard name.name != nil || name.identifier != nil else {
      throw error(node, "expected \(Self.anElement)")
    }
    return (name, rest)
  }

  private func set(
    _ role: AccessibilityNode.Role?, of name: inout ElementName, _ node: YAMLNode
  ) throws(ScriptError) {
    guard let role else { return }
    guard name.role == nil else {
      throw error(node, "expected one role here, not also '\(role.scripted)'")
    }
    name.role = role
  }

  /// A text, or the identifier of an element as `{id: total}`.
  private func container(_ node: YAMLNode) throws(ScriptError) -> ElementName.Container {
    guard node.mapping != nil else { return .named(try elementText(node)) }
    let identifier = try only("id", of: node, "a name as \"Payment\", or {id: payment}")
    return .identified(try elementText(identifier, Self.anIdentifier))
  }

  /// The role that a key stands for; `nil`, for any role, if the key is `name`.
  private func role(
    _ name: String, _ node: YAMLNode, also others: [String]
  ) throws(ScriptError) -> AccessibilityNode.Role? {
    guard name != "name" else { return nil }
    if let role = AccessibilityNode.Role(scripted: name) { return role }
    let known =
      AccessibilityNode.Role.allCases.map(\.rawValue) + ["name", "id", "in", "number"] + others
    let hint =
      NearestNames.nearest(to: name, among: known).map { "; did you mean '\($0)'?" }
      ?? "; expected \(Self.anElement)"
    throw error(node, "'\(name)' is no role\(hint)")
  }

  private func ordinal(_ node: YAMLNode) throws(ScriptError) -> Int {
    guard let number = wholeNumber(node), number > 0 else {
      throw error(node, "expected a whole number from 1")
    }
    return number
  }

  private func elementText(
    _ node: YAMLNode, _ expected: String = Self.anElement
  ) throws(ScriptError) -> String {
    let text = try text(node, expected)
    guard text.utf8.count <= ScriptLimits.name else { throw error(node, ScriptLimits.nameRule) }
    return text.withPlainSpaces
  }

  // MARK: Gestures

  private func hold(_ node: YAMLNode) throws(ScriptError) -> NamedStep.Action {
    guard let entries = node.mapping else { return .hold(try element(node), Self.holdTime) }
    let (name, rest) = try element(entries, of: node, also: ["for"])
    return .hold(name, try optionalTime(rest["for"]) ?? Self.holdTime)
  }

  private func typing(_ node: YAMLNode) throws(ScriptError) -> NamedStep.Action {
    let rule = "{into: \"Email\", text: \"juna@example.org\"}"
    let fields = try fields(node, ["into", "text", "replace"], rule)
    guard let into = fields["into"], let text = fields["text"] else {
      throw error(node, "expected \(rule)")
    }
    let replaces = try fields["replace"].map { (node) throws(ScriptError) in try flag(node) }
    return .type(
      try characters(text), into: try element(into), replacing: replaces ?? false)
  }

  private func pageDrag(_ node: YAMLNode) throws(ScriptError) -> NamedStep.PageDrag {
    let rule = "{page: back, to: 42%}"
    let fields = try fields(node, ["page", "to", "over", "hold", "release"], rule)
    guard let page = fields["page"], let to = fields["to"] else {
      throw error(node, "expected \(rule)")
    }
    guard let side = page.scalar?.text, ["back", "forward"].contains(side) else {
      throw error(page, "expected back or forward")
    }
    guard let percent = to.scalar.flatMap({ Double(percent: $0.text) }), (0...100).contains(percent)
    else { throw error(to, "expected a part of the width, 0% to 100%") }
    let releases = try fields["release"].map { (node) throws(ScriptError) in try flag(node) }
    return NamedStep.PageDrag(
      isBack: side == "back", fraction: percent / 100,
      time: try optionalTime(fields["over"]) ?? Self.dragTime,
      hold: try optionalTime(fields["hold"]) ?? .zero, releases: releases ?? true)
  }

  private func optionalTime(_ node: YAMLNode?) throws(ScriptError) -> Duration? {
    guard let node else { return nil }
    return try time(node)
  }
}

extension Double {
  /// Such as `42%`.
  init?(percent text: String) {
    guard text.hasSuffix("%") else { return nil }
    let digits = text.dropLast()
    self.init(yaml: digits.hasSuffix(" ") ? digits.dropLast() : digits)
  }
}
