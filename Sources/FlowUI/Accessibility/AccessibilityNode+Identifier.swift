extension AccessibilityNode {
  /// The node with an identifier, and with identifiers for its subelements; existing ones are kept.
  func identified(as identifier: String) -> AccessibilityNode {
    var node = self
    let own = node.identifier ?? identifier
    node.identifier = own
    node.children = children.map { child in
      child.subelementName.map { child.identified(as: "\(own).\($0)") } ?? child
    }
    return node
  }

  func asSubelement(_ name: String) -> AccessibilityNode {
    var node = self
    node.subelementName = name
    return node
  }
}

extension AccessibilityNode.Role {
  /// Whether a person can press, choose or type into such elements.
  package var isOperable: Bool {
    switch self {
    case .button, .link, .switch, .checkbox, .radio, .slider, .spinButton, .textField, .tab,
      .menuItem:
      true
    case .stage, .statusBar, .navigationBar, .toolbar, .screen, .scrollArea, .list, .group,
      .heading, .text, .image, .radioGroup, .progressBar, .tabList, .menu, .alert, .dialog:
      false
    }
  }
}
