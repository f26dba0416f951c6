internal import FlowUI

/// How a script names an element of the stage: by its name in the accessibility tree and, where
/// that is not enough, by its role, by what it lies in, and by its number among equals.
struct ElementName: Hashable, Sendable {
  /// The accessible name, in which line breaks count as spaces.
  var name: String
  /// The role; `nil` for any role, where elements that can be operated take precedence.
  var role: AccessibilityNode.Role?
  /// The name of what the element lies in: an element that contains it, a screen, or the heading
  /// above it.
  var container: String?
  /// Which of several elements is meant, from 1 in reading order; `nil` if there must be only one.
  var number: Int?
}

extension ElementName: CustomStringConvertible {
  /// The name as in messages: `button "Pay" in "Payment"`.
  var description: String {
    (role.map { "\($0.rawValue) " } ?? "") + name.quoted
      + (container.map { " in \($0.quoted)" } ?? "") + (number.map { ", number \($0)" } ?? "")
  }
}

extension AccessibilityNode.Role {
  /// The role named in a script, in which hyphens may take the place of spaces.
  init?(scripted name: String) {
    let text = name.split(separator: "-", omittingEmptySubsequences: false).joined(separator: " ")
    self.init(rawValue: text)
  }

  /// Whether a person can operate elements of this role.
  var isOperable: Bool {
    switch self {
    case .button, .link, .switch, .checkbox, .radio, .slider, .spinButton, .textField, .tab,
      .menuItem:
      true
    case .stage, .statusBar, .navigationBar, .toolbar, .screen, .scrollArea, .list, .group,
      .heading, .text, .image, .radioGroup, .progressBar, .tabList, .menu, .alert, .dialog:
      false
    }
  }

  /// The roles of what can be chosen among others: items of menus, segments, tabs and radios.
  static let choices: Set<Self> = [.menuItem, .tab, .radio]
}
