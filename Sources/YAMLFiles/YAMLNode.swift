/// A node of a YAML document: a scalar, a list or a mapping.
///
/// Nodes are equal if their contents are, regardless of position and style.
public struct YAMLNode: Sendable {
  /// The kinds of content of a node.
  public enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// The entries in order, with unique keys.
    case mapping([YAMLEntry])
  }

  /// The content of the node.
  public let content: Content
  /// The line in which the node starts, from 1; for an alias, that of the anchored node.
  public let line: Int

  /// The scalar, if the node is one.
  public var scalar: YAMLScalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  /// The items, if the node is a list.
  public var sequence: [YAMLNode]? { if case .sequence(let items) = content { items } else { nil } }

  /// The entries in order, if the node is a mapping.
  public var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }
}

extension YAMLNode: Hashable {
  public static func == (left: YAMLNode, right: YAMLNode) -> Bool { left.content == right.content }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// A key of a mapping with its value.
public struct YAMLEntry: Hashable, Sendable {
  public let key: YAMLNode
  public let value: YAMLNode
}

extension YAMLEntry {
  /// An entry with an empty value, as `key:` has.
  public init(keyAlone key: YAMLNode) {
    let empty = YAMLScalar(text: "", style: .plain, tag: nil)
    self.init(key: key, value: YAMLNode(content: .scalar(empty), line: key.line))
  }
}

/// A scalar of a YAML document: a text with a style and a tag.
///
/// Scalars are equal if they have the same characters and the same tag, regardless of style; no tag
/// counts as `textTag`.
public struct YAMLScalar: Sendable {
  /// How a scalar is written.
  public enum Style: Hashable, Sendable {
    /// Without quotes.
    case plain
    /// Between single or double quotes.
    case quoted
    /// A block after `|`, whose lines are kept.
    case literal
    /// A block after `>`, whose lines are folded.
    case folded
  }

  /// The tag `!!str`, which makes a scalar a string whatever its characters look like.
  public static let textTag = "tag:yaml.org,2002:str"

  /// The characters, without quotes and with escapes resolved.
  public let text: String
  /// The style in which the scalar is written.
  public let style: Style
  /// The full tag; without an explicit one, `textTag` for a quoted or block scalar and `nil` for a
  /// plain one.
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
