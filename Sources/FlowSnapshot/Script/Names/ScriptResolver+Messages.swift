internal import FlowCore
internal import FlowUI

extension ScriptResolver {
  /// A message lists this many elements at most.
  private static let listed = 8

  func ambiguous(_ name: ElementName, _ found: [StageElement]) -> ScriptFailure {
    let descriptions = found.prefix(Self.listed).map(\.descriptionInContainer)
    return failure(
      "there are \(found.count) of \(name): \(descriptions.joined(separator: ", ")); add a role, "
        + "'in: NAME' or 'number: 2'")
  }

  /// The failure of a step whose element is missing; `found` contains the elements with the name if
  /// there are fewer of them than the name's number.
  func absent(
    _ name: ElementName, _ found: [StageElement], _ all: [StageElement],
    _ roles: Set<AccessibilityNode.Role>?
  ) -> ScriptFailure {
    let screen = "on the screen \(session.topScreenName.inQuotes)"
    guard found.isEmpty else {
      return failure("there is no \(name) \(screen), only \(found.count) of that name")
    }
    return failure("there is no \(name) \(screen)\(hint(for: name, all, roles))")
  }

  /// Lists the elements with the same name, whatever their role and container; if none of them can
  /// be meant, also suggests elements that can.
  private func hint(
    for name: ElementName, _ all: [StageElement], _ roles: Set<AccessibilityNode.Role>?
  ) -> String {
    let ofKind = all.filter { element in
      let role = element.node.role
      return name.role.map { $0 == role } ?? roles?.contains(role) ?? true
    }
    let others = all.filter(name.names)
    let empty = name.container.flatMap { container in
      all.contains { $0.lies(in: container) } ? nil : container
    }
    let missing = empty.map { "; nothing lies in \($0)" } ?? ""
    if others.isEmpty { return missing + suggestion(for: name, among: ofKind, all) }
    let descriptions = others.prefix(Self.listed).map(\.descriptionInContainer).joined(
      separator: ", ")
    let isAmong = ofKind.contains(where: name.names) || !ofKind.contains(where: \.isNamed)
    return ", but \(descriptions)" + missing
      + (isAmong ? "" : suggestion(for: name, among: ofKind, all))
  }

  private func suggestion(
    for name: ElementName, among ofKind: [StageElement], _ all: [StageElement]
  ) -> String {
    if let identifier = name.identifier {
      return identifierSuggestion(for: identifier, ofKind, all)
    }
    let text = name.name ?? ""
    let inside = name.container.map { container in ofKind.filter { $0.lies(in: container) } } ?? []
    let nearby = [inside, ofKind].map { $0.filter { !$0.name.isEmpty } }.first { !$0.isEmpty }
    let wanted = nearby ?? all.filter { !$0.name.isEmpty }
    if let nearest = NearestNames.nearest(to: text, among: wanted.map(\.name)),
      let element = wanted.first(where: { $0.name == nearest })
    {
      return "; did you mean \(element.description)?"
    }
    let alike = wanted.filter { Self.isAlike($0.name, text) }
    if !alike.isEmpty {
      let names = Self.descriptions(of: alike.prefix(Self.listed))
      return "; did you mean \(names.joined(separator: " or "))?"
    }
    let operable = wanted.filter(\.node.role.isOperable)
    let shown = operable.isEmpty ? wanted : operable
    let names = Self.descriptions(of: shown.prefix(Self.listed))
    let kind = nearby == nil ? ", and nothing of that kind" : ""
    return kind + (names.isEmpty ? "" : "; there are \(Self.list(names, of: shown.count))")
  }

  /// Suggests the nearest identifier, and lists the identifiers on the stage, beginning with those
  /// of elements of the wanted kind.
  private func identifierSuggestion(
    for identifier: String, _ ofKind: [StageElement], _ all: [StageElement]
  ) -> String {
    var there: [String] = []
    for name in (ofKind + all).compactMap(\.node.identifier) where !there.contains(name) {
      there.append(name)
    }
    guard !there.isEmpty else { return "; nothing there has an id" }
    let nearest = NearestNames.nearest(to: identifier, among: there)
    let names = there.prefix(Self.listed).map(\.inQuotes)
    return (nearest.map { "; did you mean \($0.inQuotes)? The" } ?? "; the")
      + " ids there are \(Self.list(names, of: there.count))"
  }

  /// The descriptions of elements; those that would be equal also name the containers.
  private static func descriptions(of elements: some Collection<StageElement>) -> [String] {
    let counts = elements.reduce(into: [String: Int]()) { $0[$1.description, default: 0] += 1 }
    return elements.map { element in
      counts[element.description] == 1 ? element.description : element.descriptionInContainer
    }
  }

  private static func list(_ names: [String], of count: Int) -> String {
    names.joined(separator: ", ") + (count > names.count ? " and \(count - names.count) more" : "")
  }

  /// Whether each word of the other name is similar to a word of this one, as `Contnue` is to the
  /// first word of `Continue to delivery`.
  private static func isAlike(_ name: String, _ other: String) -> Bool {
    let words = name.lowercased().split(separator: " ").map(String.init)
    let wanted = other.lowercased().split(separator: " ").map(String.init)
    return !wanted.isEmpty
      && wanted.allSatisfy { NearestNames.nearest(to: $0, among: words) != nil }
  }
}
