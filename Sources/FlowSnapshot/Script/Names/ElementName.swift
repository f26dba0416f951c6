internal import FlowUI

/// How a script identifies an element of the stage: by its name in the accessibility tree or by its
/// identifier and, where that is ambiguous, also by its role, its container or its number.
///
/// The texts have plain spaces for all kinds of spaces, and for line breaks.
struct ElementName: Hashable, Sendable {
  enum Container: Hashable, Sendable {
    /// The name of an element or screen that contains the element, or of the heading above it.
    case named(String)
    /// The identifier of an element that contains the element.
    case identified(String)
  }

  /// `nil` if only the identifier counts.
  var name: String?
  /// `nil` if only the name counts.
  var identifier: String?
  /// `nil` for any role; elements that can be operated then take precedence.
  var role: AccessibilityNode.Role?
  var container: Container?
  /// The element's position among those that match, from 1 in reading order; `nil` if only one may
  /// match.
  var number: Int?

  /// Whether the element has the name and the identifier, whatever its role, container and number.
  func names(_ element: StageElement) -> Bool {
    (name.map { $0 == element.name } ?? true)
      && (identifier.map { $0 == element.identifier } ?? true)
  }
}

extension ElementName: CustomStringConvertible {
  var description: String {
    let words = [role?.rawValue, name?.inQuotes, identifier.map { "id \($0.inQuotes)" }]
    return words.compactMap(\.self).joined(separator: " ") + (container.map { " in \($0)" } ?? "")
      + (number.map { ", number \($0)" } ?? "")
  }
}

extension ElementName.Container: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let name): name.inQuotes
    case .identified(let identifier): "id \(identifier.inQuotes)"
    }
  }
}

extension AccessibilityNode.Role {
  /// Hyphens may replace spaces.
  init?(scripted name: String) {
    let text = name.split(separator: "-", omittingEmptySubsequences: false).joined(separator: " ")
    self.init(rawValue: text)
  }

  /// As a key of a script, with hyphens for spaces.
  var scripted: String { rawValue.split(separator: " ").joined(separator: "-") }

  /// The roles of elements that are one choice among several: menu items, tabs, segments and radio
  /// buttons.
  static let choices: Set<Self> = [.menuItem, .tab, .radio]
}
