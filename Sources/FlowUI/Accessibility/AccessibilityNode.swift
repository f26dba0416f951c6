public import FlowCore

/// An element of the accessibility tree, with its role, name, value and states.
///
/// Roles and states are named as in WAI-ARIA and AT-SPI where these define one.
public struct AccessibilityNode: Hashable, Sendable {
  /// The kind of an element.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case stage
    case statusBar = "status bar"
    case navigationBar = "navigation bar"
    case toolbar
    case screen
    case scrollArea = "scroll area"
    case list
    case group
    case heading
    case text
    case image
    case button
    case link
    case `switch`
    case checkbox
    case radioGroup = "radio group"
    case radio
    case slider
    case spinButton = "spin button"
    case textField = "text field"
    case progressBar = "progress bar"
    case tabList = "tab list"
    case tab
    case menu
    case menuItem = "menu item"
    case alert
    case dialog
  }

  /// The current states of an element.
  public struct States: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: Int
    /// Creates a set of states from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The element does not respond to input.
    public static let disabled = States(rawValue: 1 << 0)
    /// The element has the keyboard focus.
    public static let focused = States(rawValue: 1 << 1)
    /// The element is on or checked.
    public static let checked = States(rawValue: 1 << 2)
    /// The element is selected among several.
    public static let selected = States(rawValue: 1 << 3)
    /// The element's value is invalid.
    public static let invalid = States(rawValue: 1 << 4)
    /// The element shows activity of unknown duration.
    public static let busy = States(rawValue: 1 << 5)
    /// The element's text is concealed, as in a password field.
    public static let protected = States(rawValue: 1 << 6)
    /// The element blocks input to everything else.
    public static let modal = States(rawValue: 1 << 7)
    /// The element is scrolled out of view.
    public static let offscreen = States(rawValue: 1 << 8)
    /// The element's text can have several lines.
    public static let multiline = States(rawValue: 1 << 9)
    /// The element is spoken when it appears; see `FlowSession.onAnnouncement`.
    public static let live = States(rawValue: 1 << 10)

    static let named: [(States, String)] = [
      (.focused, "focused"), (.disabled, "disabled"), (.checked, "checked"),
      (.selected, "selected"), (.invalid, "invalid"), (.busy, "busy"), (.protected, "protected"),
      (.modal, "modal"), (.offscreen, "offscreen"), (.multiline, "multiline"), (.live, "live"),
    ]

    /// The names of the states, always in the same order.
    public var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }
  }

  /// The kind of the element.
  public var role: Role
  /// The accessible name; may be empty.
  public var name: String
  /// The current value as text; `nil` if the element has no value.
  public var value: String?
  /// The current states.
  public var states: States
  /// What is wrong with the element's value, and what would be right; `nil` if nothing is wrong.
  public var problem: String?
  /// The frame in points from the session's top left corner; may extend beyond the visible area.
  public var frame: Rect
  /// The child nodes in reading order.
  public var children: [AccessibilityNode]
  /// What scripts and tests call the element, whatever its name is; no person sees or hears it.
  ///
  /// `nil`, the default, for an element that has none. ``Identified`` sets it.
  public var identifier: String?
  /// What distinguishes an element of a control, such as a stepper's button, from the others.
  var subelementName: String?
  /// Whether the node is a button within a text field that changes only the field, such as one that
  /// shows a password or clears a search.
  package var isFieldButton = false
  package var source: ElementSource?

  /// Creates a node.
  public init(
    _ role: Role, name: String = "", value: String? = nil, states: States = [],
    frame: Rect = Rect(.zero), children: [AccessibilityNode] = []
  ) {
    self.role = role
    self.name = name
    self.value = value
    self.states = states
    self.frame = frame
    self.children = children
  }

  /// The node and all its descendants, each parent before its children.
  public var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

  package func mapped(_ change: (inout AccessibilityNode) -> Void) -> AccessibilityNode {
    var node = self
    change(&node)
    node.children = children.map { $0.mapped(change) }
    return node
  }

  /// The node and its descendants with a source; a source in FlowUI itself is ignored, so that it
  /// does not replace the line of the code that uses FlowUI.
  func made(at source: ElementSource) -> AccessibilityNode {
    source.isInFlowUI ? self : mapped { $0.source = source }
  }

  func moved(by offset: Vector) -> AccessibilityNode {
    mapped { $0.frame = $0.frame.moved(by: offset) }
  }

  func seen(through window: Rect) -> AccessibilityNode {
    mapped { node in
      if node.frame.intersection(window).size.isEmpty { node.states.insert(.offscreen) }
    }
  }
}

extension AccessibilityNode: CustomStringConvertible {
  /// The tree as text, with one indented line for each node.
  ///
  /// Each line has the form `role "name" = "value" (states) problem "message" #identifier`, without
  /// those parts that the node does not have. An identifier is in quotes if it has other characters
  /// than letters, digits, `-`, `_` and `.`. The text is the same on every machine.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    var line = indent + role.rawValue
    if !name.isEmpty { line += " \(name.quoted)" }
    if let value { line += " = \(value.quoted)" }
    if !states.isEmpty { line += " (\(states.names.joined(separator: ", ")))" }
    if let problem { line += " problem \(problem.quoted)" }
    if let identifierText { line += " \(identifierText)" }
    return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension AccessibilityNode {
  /// As in `description`, such as `#pay`; `nil` without an identifier.
  package var identifierText: String? {
    identifier.map { "#\($0.isPlain ? $0 : $0.quoted)" }
  }
}

extension String {
  fileprivate var isPlain: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }

  fileprivate var quoted: String {
    let escaped = map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case let character where character.isNewline: "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
