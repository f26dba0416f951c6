/// A piece of a YAML document: a text, a list or a mapping.
///
/// Two are equal when they say the same, wherever and in whatever style they are written.
public struct YAMLNode: Sendable {
  /// What it says.
  public enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// No key is there twice.
    case mapping([YAMLEntry])
  }

  /// What it says.
  public let content: Content
  /// The line in which it begins, from 1; that of the anchor where an alias stands for it.
  public let line: Int

  /// The text, if it is one.
  public var scalar: YAMLScalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  /// The items, if it is a list.
  public var sequence: [YAMLNode]? { if case .sequence(let items) = content { items } else { nil } }

  /// The entries in their order, if it is a mapping.
  public var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }
}

extension YAMLNode: Hashable {
  public static func == (left: YAMLNode, right: YAMLNode) -> Bool { left.content == right.content }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// A key of a mapping, and what it leads to.
public struct YAMLEntry: Hashable, Sendable {
  public let key: YAMLNode
  public let value: YAMLNode
}

/// A text in a YAML document.
///
/// Two are equal when they have the same characters and the same tag, in whatever style they are
/// written.
public struct YAMLScalar: Sendable {
  /// How a text is written.
  public enum Style: Hashable, Sendable {
    /// Without marks.
    case plain
    /// Between single or double quotes.
    case quoted
    /// Below a `|`: its lines are those of the file.
    case literal
    /// Below a `>`.
    case folded
  }

  /// The tag of what is a text, whatever its characters look like: `!!str`.
  public static let textTag = "tag:yaml.org,2002:str"

  /// The characters, without marks and with escapes resolved.
  public let text: String
  /// How it is written.
  public let style: Style
  /// What a tag says that it is, in full: `textTag` for quotes and blocks, `nil` where nothing says
  /// anything.
  public let tag: String?
}

extension YAMLScalar: Hashable {
  public static func == (left: YAMLScalar, right: YAMLScalar) -> Bool {
    left.text == right.text && left.resolvedTag == right.resolvedTag
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(resolvedTag)
  }

  private var resolvedTag: String { tag ?? Self.textTag }
}
