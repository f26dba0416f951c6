public import FlowCore

/// One thing on a stage, as those hear of it who cannot see it: what it is, what it is called, what
/// it says, and in which state it is.
///
/// Roles and states have the names of WAI-ARIA and AT-SPI, as far as those have one.
public struct AccessibilityNode: Hashable, Sendable {
  /// What it is.
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

  /// How it is at the moment.
  public struct States: OptionSet, Hashable, Sendable {
    /// A bit for each state.
    public let rawValue: Int
    /// Creates states of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nothing comes of touching it.
    public static let disabled = States(rawValue: 1 << 0)
    /// Keys go to it first.
    public static let focused = States(rawValue: 1 << 1)
    /// It is on, or checked.
    public static let checked = States(rawValue: 1 << 2)
    /// It is the chosen one of several.
    public static let selected = States(rawValue: 1 << 3)
    /// What it says is wrong.
    public static let invalid = States(rawValue: 1 << 4)
    /// It works on something, and nobody knows for how long.
    public static let busy = States(rawValue: 1 << 5)
    /// What is written in it is not shown.
    public static let protected = States(rawValue: 1 << 6)
    /// Nothing but it takes input.
    public static let modal = States(rawValue: 1 << 7)
    /// Nothing of it can be seen until its surroundings are scrolled.
    public static let offscreen = States(rawValue: 1 << 8)

    /// Every state by its name, in the order in which they are listed.
    static let named: [(States, String)] = [
      (.focused, "focused"), (.disabled, "disabled"), (.checked, "checked"),
      (.selected, "selected"), (.invalid, "invalid"), (.busy, "busy"), (.protected, "protected"),
      (.modal, "modal"), (.offscreen, "offscreen"),
    ]

    /// The names of its states, always in the same order.
    public var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }
  }

  /// What it is.
  public var role: Role
  /// What it is called; may be empty.
  public var name: String
  /// What it says, as text; `nil` where it says nothing but its name.
  public var value: String?
  /// How it is.
  public var states: States
  /// Where it lies, in points of the stage from its top left corner; also beyond what can be seen.
  public var frame: Rect
  /// What it consists of, in the order in which it is read.
  public var children: [AccessibilityNode]

  /// Creates a node.
  public init(
    _ role: Role, _ name: String = "", value: String? = nil, _ states: States = [],
    frame: Rect = Rect(.zero), children: [AccessibilityNode] = []
  ) {
    self.role = role
    self.name = name
    self.value = value
    self.states = states
    self.frame = frame
    self.children = children
  }

  /// The node and all below it, each before those that it consists of.
  public var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

  /// The node and all below it, each changed.
  func mapped(_ change: (inout AccessibilityNode) -> Void) -> AccessibilityNode {
    var node = self
    change(&node)
    node.children = children.map { $0.mapped(change) }
    return node
  }

  /// The node somewhere else.
  func moved(by way: Vector) -> AccessibilityNode {
    mapped { $0.frame = $0.frame.moved(by: way) }
  }

  /// The node as it lies in a window, of which it says so where nothing of it can be seen.
  func seen(through window: Rect) -> AccessibilityNode {
    mapped { node in
      if node.frame.intersection(window).size.isEmpty { node.states.insert(.offscreen) }
    }
  }
}

extension AccessibilityNode: CustomStringConvertible {
  /// The tree as text, a line a node, indented: role, "name", = "value" and (states), as far as
  /// there are any; the same on every machine.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    var line = indent + role.rawValue
    if !name.isEmpty { line += " \(name.quoted)" }
    if let value { line += " = \(value.quoted)" }
    if !states.isEmpty { line += " (\(states.names.joined(separator: ", ")))" }
    return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension String {
  /// The text between quotes, on one line.
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
