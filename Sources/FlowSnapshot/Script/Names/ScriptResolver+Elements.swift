internal import FlowCore
internal import FlowUI

extension ScriptResolver {
  /// A message lists this many elements at most.
  private static let listed = 8

  /// `roles` are looked for if the name has none; `nil` for any.
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

  /// In reading order, whatever the name's number.
  static func elements(
    _ name: ElementName, among roles: Set<AccessibilityNode.Role>? = nil, in all: [StageElement]
  ) -> [StageElement] {
    let named = all.filter { element in
      element.name == name.name && (name.container.map(element.lies) ?? true)
    }
    if let role = name.role { return named.filter { $0.node.role == role } }
    if let roles { return named.filter { roles.contains($0.node.role) } }
    let operable = named.filter(\.node.role.isOperable)
    return operable.isEmpty ? named : operable
  }

  /// In reading order; at most one if the name has a number.
  static func numberedElements(
    _ name: ElementName, among roles: Set<AccessibilityNode.Role>? = nil, in all: [StageElement]
  ) -> [StageElement] {
    let found = elements(name, among: roles, in: all)
    return name.number.map { Array(found.dropFirst($0 - 1).prefix(1)) } ?? found
  }

  // MARK: Messages

  private func ambiguous(_ name: ElementName, _ found: [StageElement]) -> ScriptFailure {
    let places = found.prefix(Self.listed).map { element in
      element.description + (element.place.map { " in \($0.quoted)" } ?? "")
    }
    return failure(
      "there are \(found.count) of \(name): \(places.joined(separator: ", ")); add a role, "
        + "'in: NAME' or 'number: 2'")
  }

  private func absent(
    _ name: ElementName, _ found: [StageElement], _ all: [StageElement],
    _ roles: Set<AccessibilityNode.Role>?
  ) -> ScriptFailure {
    let screen = "on the screen \(session.topScreenName.quoted)"
    guard found.isEmpty else {
      return failure("there is no \(name) \(screen), only \(found.count) of that name")
    }
    return failure("there is no \(name) \(screen)\(hint(for: name, all, roles))")
  }

  /// Lists the elements with the same name; if none of them can be meant, also suggests elements
  /// that can.
  private func hint(
    for name: ElementName, _ all: [StageElement], _ roles: Set<AccessibilityNode.Role>?
  ) -> String {
    let wanted = all.filter { element in
      let role = element.node.role
      let isWanted = name.role.map { $0 == role } ?? roles?.contains(role) ?? true
      return isWanted && !element.name.isEmpty
    }
    let others = all.filter { $0.name == name.name }
    guard !others.isEmpty else { return suggestion(for: name, among: wanted) }
    let places = others.prefix(Self.listed).map { element in
      element.description + (element.place.map { " in \($0.quoted)" } ?? "")
    }
    let isAmong = wanted.contains { $0.name == name.name }
    return ", but \(places.joined(separator: ", "))"
      + (isAmong || wanted.isEmpty ? "" : suggestion(for: name, among: wanted))
  }

  private func suggestion(for name: ElementName, among wanted: [StageElement]) -> String {
    if let nearest = NearestNames.nearest(to: name.name, among: wanted.map(\.name)),
      let element = wanted.first(where: { $0.name == nearest })
    {
      return "; did you mean \(element.description)?"
    }
    let alike = wanted.filter { Self.isAlike($0.name, name.name) }
    if !alike.isEmpty {
      let names = alike.prefix(Self.listed).map(\.description)
      return "; did you mean \(names.joined(separator: " or "))?"
    }
    let operable = wanted.filter(\.node.role.isOperable)
    let shown = operable.isEmpty ? wanted : operable
    guard !shown.isEmpty else { return ", and nothing like it" }
    let rest = shown.count - Self.listed
    return "; there are " + shown.prefix(Self.listed).map(\.description).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Whether each word of the other name, or a similar one, occurs, as `Contnue` in `Continue to
  /// delivery`.
  private static func isAlike(_ name: String, _ other: String) -> Bool {
    let words = name.lowercased().split(separator: " ").map(String.init)
    let wanted = other.lowercased().split(separator: " ").map(String.init)
    return !wanted.isEmpty
      && wanted.allSatisfy { NearestNames.nearest(to: $0, among: words) != nil }
  }
}
