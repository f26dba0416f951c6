internal import FlowCore
internal import FlowUI

extension StageElement {
  /// Adds role, container or number only if necessary; `nil` if the name is empty or too long.
  @MainActor
  func plainestName(
    among roles: Set<AccessibilityNode.Role>? = nil, in all: [StageElement]
  ) -> ElementName? {
    guard !name.isEmpty, name.utf8.count <= ScriptLimits.name else { return nil }
    let isPlain = node.role.isOperable
    let plain = ElementName(name: name)
    let withRole = ElementName(name: name, role: node.role)
    var inPlace = withRole
    inPlace.container = place
    // For an element that does not respond, the role tells a replay that it may skip the step.
    let candidates = isPlain ? [plain, withRole, inPlace] : [withRole, inPlace]
    for candidate in candidates {
      let found = ScriptResolver.elements(candidate, among: roles, in: all)
      if found.count == 1, found[0].node == node { return candidate }
    }
    let equals = ScriptResolver.elements(withRole, among: roles, in: all)
    guard let index = equals.firstIndex(where: { $0.node == node }) else { return nil }
    return ElementName(name: name, role: node.role, number: index + 1)
  }

  /// One with a name that can be operated, or else a heading, text or image with a name.
  static func pressed(at place: Point, in all: [StageElement]) -> StageElement? {
    let there = all.filter { $0.visible.contains(place) && !$0.name.isEmpty }
    return there.last(where: \.node.role.isOperable)
      ?? there.last(where: {
        [AccessibilityNode.Role.heading, .text, .image].contains($0.node.role)
      })
  }
}

extension ElementName {
  /// Such as `"Pay"` or `{button: "Pay", in: "Payment"}`.
  var yaml: String {
    guard role != nil || container != nil || number != nil else { return name.quoted }
    return "{\(yamlFields)}"
  }

  var yamlFields: String {
    let key = role.map { $0.rawValue.split(separator: " ").joined(separator: "-") } ?? "name"
    return "\(key): \(name.quoted)" + (container.map { ", in: \($0.quoted)" } ?? "")
      + (number.map { ", number: \($0)" } ?? "")
  }
}
