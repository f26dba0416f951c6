/// Builds nodes from libyaml's parsing events.
struct Composer: ~Copyable {
  /// A node, and what a copy of it costs.
  private struct Composed {
    let node: YAMLNode
    /// The nesting depth of lists and mappings, including the node itself; 0 for a scalar.
    var depth = 0
    /// Nodes plus the bytes of their text.
    var size = 1
  }

  private var events: EventReader
  private var anchors: [String: Composed] = [:]
  private var aliasedSize = 0
  private var nodeCount = 0

  init(_ text: String) {
    events = EventReader(text)
  }

  /// Reads the only document and returns its root, or `nil` if there is no document; throws if
  /// there is a second one.
  mutating func document() throws(YAMLError) -> YAMLNode? {
    _ = try events.next()
    guard case .documentStart = try events.next().kind else { return nil }
    let root = try node(try events.next(), level: 0).node
    _ = try events.next()
    let last = try events.next()
    guard case .streamEnd = last.kind else {
      throw .malformed("but found another document", line: last.line)
    }
    return root
  }

  private mutating func node(_ event: Event, level: Int) throws(YAMLError) -> Composed {
    nodeCount += 1
    guard nodeCount <= YAML.maximumNodeCount else { throw .tooManyNodes(line: event.line) }
    let composed: Composed
    switch event.kind {
    case .alias: return try aliased(event, level: level)
    case .scalar(let scalar):
      composed = Composed(
        node: YAMLNode(content: .scalar(scalar), line: event.line), size: 1 + scalar.text.utf8.count
      )
    case .sequenceStart: composed = try sequence(event, level: level)
    case .mappingStart: composed = try mapping(event, level: level)
    case .end, .documentStart, .streamStart, .streamEnd:
      preconditionFailure("expected an event that begins a node, in line \(event.line)")
    }
    // Anchors are registered only when their node is complete, so nothing can contain itself.
    if let anchor = event.anchor { anchors[anchor] = composed }
    return composed
  }

  private mutating func aliased(_ event: Event, level: Int) throws(YAMLError) -> Composed {
    guard let composed = event.anchor.flatMap({ anchors[$0] }) else {
      throw .malformed("found undefined alias", line: event.line)
    }
    guard level + composed.depth <= YAML.maximumDepth else { throw .tooDeep(line: event.line) }
    try countAliased(composed.size, line: event.line)
    return composed
  }

  private mutating func countAliased(_ size: Int, line: Int) throws(YAMLError) {
    aliasedSize += size
    guard aliasedSize <= YAML.maximumAliasExpansion else { throw .tooManyAliases(line: line) }
  }

  private mutating func sequence(_ start: Event, level: Int) throws(YAMLError) -> Composed {
    guard level < YAML.maximumDepth else { throw .tooDeep(line: start.line) }
    var items: [YAMLNode] = []
    var (depth, size) = (0, 1)
    while let event = try eventInside() {
      let item = try node(event, level: level + 1)
      items.append(item.node)
      (depth, size) = (max(depth, item.depth), size + item.size)
    }
    return Composed(
      node: YAMLNode(content: .sequence(items), line: start.line), depth: depth + 1, size: size)
  }

  private mutating func mapping(_ start: Event, level: Int) throws(YAMLError) -> Composed {
    guard level < YAML.maximumDepth else { throw .tooDeep(line: start.line) }
    var entries: [YAMLEntry] = []
    var keys: Set<YAMLNode> = []
    var (depth, size) = (0, 1)
    while let event = try eventInside() {
      let key = try node(event, level: level + 1)
      // A key is hashed once for each mapping around it, so a large key counts like an alias.
      if key.depth > 0 { try countAliased(key.size, line: event.line) }
      guard keys.insert(key.node).inserted else {
        throw .repeatedKey(key.node.scalar?.text, line: event.line)
      }
      let value = try node(try events.next(), level: level + 1)
      entries.append(YAMLEntry(key: key.node, value: value.node))
      (depth, size) = (max(depth, key.depth, value.depth), size + key.size + value.size)
    }
    return Composed(
      node: YAMLNode(content: .mapping(entries), line: start.line), depth: depth + 1, size: size)
  }

  /// `nil` at the end of the list or mapping.
  private mutating func eventInside() throws(YAMLError) -> Event? {
    let event = try events.next()
    if case .end = event.kind { return nil }
    return event
  }
}
