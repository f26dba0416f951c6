internal import FlowCore
internal import FlowUI

/// An element of the stage at one instant, with its containers and headings.
struct StageElement {
  let node: AccessibilityNode
  /// The outermost first.
  let ancestors: [AccessibilityNode]
  /// The title of the page, and the last heading before the element.
  let headings: [String]
  /// The part of the frame in the stage and in all scroll areas around the element.
  let visible: Rect

  /// In reading order.
  static func all(in tree: AccessibilityNode) -> [StageElement] {
    var walk = Walk()
    walk.visit(tree, [], clip: tree.frame)
    return walk.elements
  }

  /// With spaces for line breaks.
  var name: String { node.name.inOneLine }

  var scrollArea: AccessibilityNode? { ancestors.last { $0.role == .scrollArea } }

  /// All of the element is visible, or an area the size of a fingertip.
  var isReachable: Bool {
    let (size, whole) = (visible.size, node.frame.size)
    return !size.isEmpty && size.width >= min(whole.width, Self.fingertip)
      && size.height >= min(whole.height, Self.fingertip)
  }

  /// In points; by eye.
  private static let fingertip = 20.0

  /// In an element, or under a heading, with this name.
  func lies(in container: String) -> Bool {
    headings.contains(container) || ancestors.contains { $0.name.inOneLine == container }
  }

  /// That of the innermost container with a name, or else the heading above, or else the screen's.
  var place: String? {
    let named = ancestors.last { !$0.name.isEmpty && $0.role != .screen }
    return named?.name.inOneLine ?? headings.last ?? ancestors.last { !$0.name.isEmpty }?.name
  }

  /// As `describe` prints it: `button "Pay"`.
  var description: String {
    "\(node.role.rawValue) \(name.quoted)"
  }

  private struct Walk {
    var elements: [StageElement] = []
    private var title: String?
    private var heading: String?

    mutating func visit(
      _ node: AccessibilityNode, _ ancestors: [AccessibilityNode], clip: Rect
    ) {
      elements.append(
        StageElement(
          node: node, ancestors: ancestors, headings: [title, heading].compactMap(\.self),
          visible: node.frame.intersection(clip)))
      if node.role == .heading {
        let name = node.name.inOneLine
        if ancestors.last?.role == .navigationBar { title = name } else { heading = name }
      }
      var own = node
      own.children = []
      let clip = node.role == .scrollArea ? clip.intersection(node.frame) : clip
      for child in node.children { visit(child, ancestors + [own], clip: clip) }
    }
  }
}

extension String {
  var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
