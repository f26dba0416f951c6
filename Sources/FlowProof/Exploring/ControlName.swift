internal import FlowCore
internal import FlowUI

/// Identifies a control of a screen, even after its page has been scrolled.
struct ControlName: Hashable, CustomStringConvertible {
  let role: AccessibilityNode.Role
  let name: String
  /// The index among controls of the same role and name, from 0.
  let index: Int

  var description: String { "\(role.rawValue) '\(name)'" }
}

struct ClippedControl {
  let name: ControlName
  let node: AccessibilityNode
  let clip: Rect

  var visibleFrame: Rect { node.frame.intersection(clip) }
}

extension AccessibilityNode {
  /// The enabled controls that can be pressed or filled in, in reading order, without the buttons
  /// within text fields.
  var controls: [ClippedControl] {
    var counts: [ControlName: Int] = [:]
    return clipped(to: frame).filter { $0.node.isUsable }.map { node, clip in
      let first = ControlName(role: node.role, name: node.name, index: 0)
      let index = counts[first, default: 0]
      counts[first] = index + 1
      return ClippedControl(
        name: ControlName(role: node.role, name: node.name, index: index), node: node,
        clip: clip)
    }
  }

  private func clipped(to clip: Rect) -> [(node: AccessibilityNode, clip: Rect)] {
    let inner = role == .scrollArea ? clip.intersection(frame) : clip
    return [(self, clip)] + children.flatMap { $0.clipped(to: inner) }
  }

  private var isUsable: Bool {
    guard !states.contains(.disabled), !isFieldButton else { return false }
    switch role {
    case .button, .link, .switch, .checkbox, .radio, .tab, .menuItem, .textField:
      return true
    case .stage, .statusBar, .navigationBar, .toolbar, .screen, .scrollArea, .list, .group,
      .heading, .text, .image, .radioGroup, .slider, .spinButton, .progressBar, .tabList, .menu,
      .alert, .dialog:
      return false
    }
  }

  /// The contents of all nodes, regardless of focus and scroll position.
  var contents: [String] {
    all.map { node in
      let states = node.states.subtracting([.focused, .offscreen])
      return "\(node.role.rawValue) \(node.name) \(node.value ?? "") \(states.rawValue)"
    }
  }
}
