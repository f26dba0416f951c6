internal import FlowCore
internal import FlowUI

extension ScriptResolver {
  /// Finds the only element with a name, or the one with the name's number.
  ///
  /// `roles` limits the search if the name has no role; `nil` allows any role.
  func element(
    _ name: ElementName, among roles: Set<AccessibilityNode.Role>? = nil
  ) throws(ScriptFailure) -> StageElement {
    let all = StageElement.all(in: session.accessibilityTree)
    let found = Self.elements(name, among: roles, in: all)
    if let number = name.number {
      guard number <= found.count else { throw absent(name, found, all, roles) }
      return found[number - 1]
    }
    guard let first = found.first else { throw absent(name, found, all, roles) }
    guard found.count == 1 else { throw ambiguous(name, found) }
    return first
  }

  /// The elements with a name, in reading order; the name's number is ignored.
  static func elements(
    _ name: ElementName, among roles: Set<AccessibilityNode.Role>? = nil, in all: [StageElement]
  ) -> [StageElement] {
    let named = all.filter { element in
      name.names(element) && (name.container.map(element.lies) ?? true)
    }
    if let role = name.role { return named.filter { $0.node.role == role } }
    if let roles { return named.filter { roles.contains($0.node.role) } }
    let operable = named.filter(\.node.role.isOperable)
    return operable.isEmpty ? named : operable
  }

  /// The elements with a name, in reading order; at most one if the name has a number.
  static func numberedElements(
    _ name: ElementName, among roles: Set<AccessibilityNode.Role>? = nil, in all: [StageElement]
  ) -> [StageElement] {
    let found = elements(name, among: roles, in: all)
    return name.number.map { Array(found.dropFirst($0 - 1).prefix(1)) } ?? found
  }
}
