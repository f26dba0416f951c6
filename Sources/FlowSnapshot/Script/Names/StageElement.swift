internal import FlowCore
internal import FlowUI

/// An element of the stage at one instant, with its containers and headings.
struct StageElement {
  let node: AccessibilityNode
  /// The elements that contain it, the outermost first.
  let ancestors: [AccessibilityNode]
  /// The title of the page, and the last heading before the element.
  let headings: [String]
  /// The part of the frame in the stage and in all scroll areas around the element.
  let visible: Rect

  /// All elements of a tree, in reading order.
  static func all(in tree: AccessibilityNode) -> [StageElement] {
    var walk = Walk()
    walk.visit(tree, [], clip: tree.frame)
    return walk.elements
  }

  /// The name, with plain spaces for all kinds of spaces, and for line breaks.
  var name: String { node.name.withPlainSpaces }

  /// The identifier, with plain spaces, too; `nil` if the element has none.
  var identifier: String? { node.identifier?.withPlainSpaces }

  var scrollArea: AccessibilityNode? { ancestors.last { $0.role == .scrollArea } }

  /// Whether all of the element is visible, or at least an area the size of a fingertip.
  var isReachable: Bool {
    let (size, whole) = (visible.size, node.frame.size)
    return !size.isEmpty && size.width >= min(whole.width, Self.fingertip)
      && size.height >= min(whole.height, Self.fingertip)
  }

  /// The width and height of a fingertip, in points; by eye.
  private static let fingertip = 20.0

  func lies(in container: ElementName.Container) -> Bool {
    switch container {
    case .named(let name):
      headings.contains(name) || ancestors.contains { $0.name.withPlainSpaces == name }
    case .identified(let identifier):
      ancestors.contains { $0.identifier?.withPlainSpaces == identifier }
    }
  }

  /// The name of the innermost container with a name, or else the heading above, or else the
  /// screen's name.
  var containerName: String? {
    let named = ancestors.last { !$0.name.isEmpty && $0.role != .screen }
    return named?.name.withPlainSpaces ?? headings.last
      ?? ancestors.last { !$0.name.isEmpty }?.name.withPlainSpaces
  }

  /// The innermost container: named by its identifier if it has one, and otherwise by
  /// `containerName`.
  var container: ElementName.Container? {
    let innermost = ancestors.last {
      $0.role != .screen && !($0.name.isEmpty && $0.identifier == nil)
    }
    if let identifier = innermost?.identifier { return .identified(identifier.withPlainSpaces) }
    return containerName.map { .named($0) }
  }

  /// As `describe` prints it: `button "Pay" #pay`.
  var description: String { described(with: "") }

  /// As `describe` prints it, with its value and states.
  var wholeDescription: String {
    described(
      with: (node.value.map { " = \($0.inQuotes)" } ?? "")
        + (node.states.isEmpty ? "" : " (\(node.states.names.joined(separator: ", ")))"))
  }

  private func described(with details: String) -> String {
    "\(node.role.rawValue) \(node.name.inOneLine.inQuotes)\(details)"
      + (node.identifierText.map { " \($0)" } ?? "")
  }

  /// The description with the container's name: `button "Pay" in "Payment"`.
  var descriptionInContainer: String {
    description + (containerName.map { " in \($0.inQuotes)" } ?? "")
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
        let name = node.name.withPlainSpaces
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
  /// With plain spaces for no-break and other kinds of spaces, and for line breaks: a person who
  /// writes a script sees no difference.
  var withPlainSpaces: String { String(map { $0.isNewline || $0.isSpace ? " " : $0 }) }
}

extension Character {
  fileprivate var isSpace: Bool {
    unicodeScalars.count == 1
      && unicodeScalars.allSatisfy { $0.properties.generalCategory == .spaceSeparator }
  }
}
