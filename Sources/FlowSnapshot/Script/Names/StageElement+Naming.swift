internal import FlowCore
internal import FlowUI

extension StageElement {
  /// The plainest name that means this element alone: its name, if need be with its role, with
  /// what it lies in, or with its number; `nil` if it has no name.
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
    // A role says whether the step does something, without which a replay can do.
    let candidates = isPlain ? [plain, withRole, inPlace] : [withRole, inPlace]
    for candidate in candidates {
      let found = ScriptResolver.elements(candidate, among: roles, in: all)
      if found.count == 1, found[0].node == node { return candidate }
    }
    let equals = ScriptResolver.elements(withRole, among: roles, in: all)
    guard let index = equals.firstIndex(where: { $0.node == node }) else { return nil }
    return ElementName(name: name, role: node.role, number: index + 1)
  }

  /// What a press at a point means: what can be operated there, or else what is shown there.
  static func pressed(at place: Point, in all: [StageElement]) -> StageElement? {
    let there = all.filter { $0.visible.contains(place) && !$0.name.isEmpty }
    return there.last(where: \.node.role.isOperable)
      ?? there.last(where: {
        [AccessibilityNode.Role.heading, .text, .image].contains($0.node.role)
      })
  }
}

extension ElementName {
  /// The name as a script says it: `"Pay"` or `{button: "Pay", in: "Payment"}`.
  var yaml: String {
    guard role != nil || container != nil || number != nil else { return name.quoted }
    return "{\(yamlFields)}"
  }

  /// The fields of the mapping that a script has for it.
  var yamlFields: String {
    let key = role.map { $0.rawValue.split(separator: " ").joined(separator: "-") } ?? "name"
    return "\(key): \(name.quoted)" + (container.map { ", in: \($0.quoted)" } ?? "")
      + (number.map { ", number: \($0)" } ?? "")
  }
}
