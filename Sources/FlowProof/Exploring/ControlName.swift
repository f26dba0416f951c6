internal import FlowCore
internal import FlowUI

/// Which control of a screen is meant, also after its page has been scrolled.
struct ControlName: Hashable, CustomStringConvertible {
  let role: AccessibilityNode.Role
  let name: String
  /// Which one of those with the same role and name, from 0.
  let index: Int

  var description: String { "\(role.rawValue) '\(name)'" }
}

/// A control, and the part of the stage through which it can be seen.
struct PlacedControl {
  let name: ControlName
  let node: AccessibilityNode
  let window: Rect

  /// The part of it that can be touched.
  var visible: Rect { node.frame.intersection(window) }
}

extension AccessibilityNode {
  /// The controls that a person can use, in the order in which they are read.
  var controls: [PlacedControl] {
    var counts: [ControlName: Int] = [:]
    return windowed(in: frame).filter { $0.node.isUsable }.map { node, window in
      let first = ControlName(role: node.role, name: node.name, index: 0)
      let index = counts[first, default: 0]
      counts[first] = index + 1
      return PlacedControl(
        name: ControlName(role: node.role, name: node.name, index: index), node: node,
        window: window)
    }
  }

  /// The node and all below it, each with the part of the stage through which it is seen.
  private func windowed(in window: Rect) -> [(node: AccessibilityNode, window: Rect)] {
    let inner = role == .scrollArea ? window.intersection(frame) : window
    return [(self, window)] + children.flatMap { $0.windowed(in: inner) }
  }

  private var isUsable: Bool {
    guard !states.contains(.disabled) else { return false }
    switch role {
    case .button, .link, .switch, .checkbox, .radio, .tab, .menuItem, .textField:
      return true
    case .stage, .statusBar, .navigationBar, .toolbar, .screen, .scrollArea, .list, .group,
      .heading, .text, .image, .radioGroup, .slider, .spinButton, .progressBar, .tabList, .menu,
      .alert, .dialog:
      return false
    }
  }

  /// What the screens contain, without what only says where the focus is or how far they are
  /// scrolled.
  var contents: [String] {
    all.map { node in
      let states = node.states.subtracting([.focused, .offscreen])
      return "\(node.role.rawValue) \(node.name) \(node.value ?? "") \(states.rawValue)"
    }
  }
}
