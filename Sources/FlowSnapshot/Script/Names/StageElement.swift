internal import FlowCore
internal import FlowUI

/// An element of the stage at one instant, with its containers and headings.
struct StageElement {
  /// The element in the accessibility tree.
  let node: AccessibilityNode
  /// The elements that contain this element, the outermost first.
  let ancestors: [AccessibilityNode]
  /// The headings above the element: the title of the page, and the last heading before the
  /// element.
  let headings: [String]
  /// The part of the element's frame that lies in the stage and in all scroll areas around the
  /// element.
  let visible: Rect

  /// All elements of an accessibility tree, in reading order.
  static func all(in tree: AccessibilityNode) -> [StageElement] {
    var walk = Walk()
    walk.visit(tree, [], clip: tree.frame)
    return walk.elements
  }

  /// The name, with spaces for line breaks.
  var name: String { node.name.inOneLine }

  /// The innermost scroll area that contains the element.
  var scrollArea: AccessibilityNode? { ancestors.last { $0.role == .scrollArea } }

  /// Whether enough of the element is visible to be pressed: all of it, or an area the size of a
  /// fingertip.
  var isReachable: Bool {
    let (size, whole) = (visible.size, node.frame.size)
    return !size.isEmpty && size.width >= min(whole.width, Self.fingertip)
      && size.height >= min(whole.height, Self.fingertip)
  }

  /// The minimum width and height that can be pressed, in points; by eye.
  private static let fingertip = 20.0

  /// Whether the element lies in an element, or under a heading, with this name.
  func lies(in container: String) -> Bool {
    headings.contains(container) || ancestors.contains { $0.name.inOneLine == container }
  }

  /// The name of the element's container, for scripts: that of the innermost containing element
  /// with a name, or else the heading above the element, or else the screen's.
  var place: String? {
    let named = ancestors.last { !$0.name.isEmpty && $0.role != .screen }
    return named?.name.inOneLine ?? headings.last ?? ancestors.last { !$0.name.isEmpty }?.name
  }

  /// The element as `describe` prints it: `button "Pay"`.
  var description: String {
    "\(node.role.rawValue) \(name.quoted)"
  }

  /// Collects the elements of a tree.
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
  /// The text with a space for each line break.
  var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
