internal import FlowCore
internal import FlowUI

extension StageElement {
  /// The identifier if there is one, or else the name; `nil` if there is neither or it is too long.
  ///
  /// Adds role, container or number only if necessary.
  @MainActor
  func plainestName(
    among roles: Set<AccessibilityNode.Role>? = nil, in all: [StageElement]
  ) -> ElementName? {
    let identifier = identifier
    let plain = ElementName(name: identifier == nil ? name : nil, identifier: identifier)
    let text = identifier ?? name
    guard !text.isEmpty, text.utf8.count <= ScriptLimits.name else { return nil }
    var withRole = plain
    withRole.role = node.role
    var inContainer = withRole
    inContainer.container = container
    // For an element that does not respond, the role tells a replay that it may skip the step.
    let candidates =
      node.role.isOperable ? [plain, withRole, inContainer] : [withRole, inContainer]
    for candidate in candidates {
      let found = ScriptResolver.elements(candidate, among: roles, in: all)
      if found.count == 1, found[0].node == node { return candidate }
    }
    let equals = ScriptResolver.elements(withRole, among: roles, in: all)
    guard let index = equals.firstIndex(where: { $0.node == node }) else { return nil }
    withRole.number = index + 1
    return withRole
  }

  /// The operable element at a location, or else the heading, text or image there; elements without
  /// a name or identifier do not count.
  static func pressed(at location: Point, in all: [StageElement]) -> StageElement? {
    let there = all.filter { $0.visible.contains(location) && $0.isNamed }
    return there.last(where: \.node.role.isOperable)
      ?? there.last(where: {
        [AccessibilityNode.Role.heading, .text, .image].contains($0.node.role)
      })
  }
}

extension StageElement {
  /// Whether a script can name it.
  var isNamed: Bool { !name.isEmpty || node.identifier != nil }
}

extension ElementName {
  /// Such as `"Pay"`, `{id: "pay"}` or `{button: "Pay", in: "Payment"}`.
  var yaml: String {
    guard let name, role == nil, identifier == nil, container == nil, number == nil else {
      return "{\(yamlFields)}"
    }
    return name.quoted
  }

  var yamlFields: String {
    let named = name.map { "\(role?.scripted ?? "name"): \($0.quoted)" }
    let ownRole = name == nil ? role.map { "role: \($0.scripted)" } : nil
    let containerText: String? =
      switch container {
      case .named(let name): "in: \(name.quoted)"
      case .identified(let identifier): "in: {id: \(identifier.quoted)}"
      case nil: nil
      }
    return [
      named, identifier.map { "id: \($0.quoted)" }, ownRole, containerText,
      number.map { "number: \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
