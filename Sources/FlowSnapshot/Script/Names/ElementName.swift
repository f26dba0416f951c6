internal import FlowUI

/// How a script identifies an element of the stage: by its name in the accessibility tree and,
/// where that is ambiguous, also by its role, its container or its number.
struct ElementName: Hashable, Sendable {
  /// Line breaks count as spaces.
  var name: String
  /// `nil` for any role; elements that can be operated then take precedence.
  var role: AccessibilityNode.Role?
  /// An element or a screen that contains the element, or the heading above it.
  var container: String?
  /// From 1 in reading order; `nil` if there must be only one such element.
  var number: Int?
}

extension ElementName: CustomStringConvertible {
  var description: String {
    (role.map { "\($0.rawValue) " } ?? "") + name.quoted
      + (container.map { " in \($0.quoted)" } ?? "") + (number.map { ", number \($0)" } ?? "")
  }
}

extension AccessibilityNode.Role {
  /// Hyphens may take the place of spaces.
  init?(scripted name: String) {
    let text = name.split(separator: "-", omittingEmptySubsequences: false).joined(separator: " ")
    self.init(rawValue: text)
  }

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

  /// Of elements that are one choice among several: menu items, tabs, segments and radio buttons.
  static let choices: Set<Self> = [.menuItem, .tab, .radio]
}
