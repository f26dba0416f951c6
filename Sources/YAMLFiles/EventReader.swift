internal import CYAML

struct Event {
  enum Kind {
    case scalar(YAMLScalar)
    case alias
    case sequenceStart
    case mappingStart
    /// Ends a sequence, a mapping or a document.
    case end
    case documentStart
    case streamStart
    case streamEnd
  }

  let kind: Kind
  /// The name that an alias refers to, or that is defined here.
  let anchor: String?
  /// From 1.
  let line: Int
}

struct EventReader: ~Copyable {
  // The parser stores its own address and that of the text, so neither may move.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let text: UnsafeMutableBufferPointer<UInt8>

  init(_ text: String) {
    let utf8 = text.utf8
    self.text = .allocate(capacity: utf8.count)
    _ = self.text.initialize(fromContentsOf: utf8)
    precondition(yaml_parser_initialize(parser) == 1, "libyaml could not allocate its parser")
    // The encoding is left to libyaml, because only then does it skip a byte order mark. It finds
    // UTF-8, because the marks of other encodings do not occur in UTF-8.
    yaml_parser_set_input_string(parser, self.text.baseAddress, self.text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    text.deallocate()
  }

  /// Must not be called after the end of the stream.
  mutating func next() throws(YAMLError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw error }
    defer { yaml_event_delete(&event) }
    return Event(event)
  }

  private var error: YAMLError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "unknown problem"
    return switch parser.pointee.error {
    case YAML_READER_ERROR: .unreadable(problem)
    // Only a very large text makes libyaml run out of memory.
    case YAML_MEMORY_ERROR: .tooLarge
    default: .malformed(problem, line: Int(parser.pointee.problem_mark.line) + 1)
    }
  }
}

extension Event {
  fileprivate init(_ event: yaml_event_t) {
    line = Int(event.start_mark.line) + 1
    let name: UnsafeMutablePointer<yaml_char_t>?
    switch event.type {
    case YAML_SCALAR_EVENT:
      (kind, name) = (.scalar(YAMLScalar(event)), event.data.scalar.anchor)
    case YAML_ALIAS_EVENT: (kind, name) = (.alias, event.data.alias.anchor)
    case YAML_SEQUENCE_START_EVENT:
      (kind, name) = (.sequenceStart, event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: (kind, name) = (.mappingStart, event.data.mapping_start.anchor)
    case YAML_DOCUMENT_START_EVENT: (kind, name) = (.documentStart, nil)
    case YAML_STREAM_START_EVENT: (kind, name) = (.streamStart, nil)
    case YAML_STREAM_END_EVENT: (kind, name) = (.streamEnd, nil)
    default: (kind, name) = (.end, nil)
    }
    anchor = name.map { String(cString: $0) }
  }
}

extension YAMLScalar {
  fileprivate init(_ event: yaml_event_t) {
    let scalar = event.data.scalar
    // The text may contain a NUL character, so its end is given by its length.
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    text = String(decoding: bytes, as: UTF8.self)
    style =
      switch scalar.style {
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
      default: .plain
      }
    // libyaml sets `quoted_implicit` for a quoted or block scalar without a tag.
    tag = scalar.quoted_implicit == 1 ? Self.textTag : scalar.tag.map { String(cString: $0) }
  }
}
