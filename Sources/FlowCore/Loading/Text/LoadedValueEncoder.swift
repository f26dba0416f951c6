extension LoadedValue {
  convenience init(encoding value: some Encodable) throws {
    self.init()
    try write(value)
  }

  fileprivate func write(_ value: some Encodable) throws {
    switch value {
    case let leaf as any LoadedLeaf: content = .leaf("\(leaf)")
    case let text as String: content = .string(text)
    default: try value.encode(to: LoadedValueEncoder(value: self))
    }
  }
}

private struct LoadedValueEncoder: Encoder, SingleValueEncodingContainer {
  let value: LoadedValue
  /// Always empty: a tree takes every value, so no error here needs a path.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .null = value.content { value.content = .object([]) }
    return KeyedEncodingContainer(ObjectWriter(value: value))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .null = value.content { value.content = .array([]) }
    return ArrayWriter(value: value)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { value.content = .null }

  func encode<Content: Encodable>(_ content: Content) throws { try value.write(content) }
}

private struct ArrayWriter: UnkeyedEncodingContainer {
  let value: LoadedValue
  var codingPath: [any CodingKey] { [] }

  var count: Int { value.elements?.count ?? 0 }

  private func added() -> LoadedValue {
    let element = LoadedValue()
    value.append(element)
    return element
  }

  func encodeNil() { _ = added() }

  func encode<Content: Encodable>(_ content: Content) throws { try added().write(content) }

  func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    LoadedValueEncoder(value: added()).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    LoadedValueEncoder(value: added()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { LoadedValueEncoder(value: added()) }
}

private struct ObjectWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let value: LoadedValue
  var codingPath: [any CodingKey] { [] }

  private func added(_ key: String) -> LoadedValue {
    let member = LoadedValue()
    value.append(member, for: key)
    return member
  }

  func encodeNil(forKey key: Key) { _ = added(key.stringValue) }

  func encode<Content: Encodable>(_ content: Content, forKey key: Key) throws {
    try added(key.stringValue).write(content)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    LoadedValueEncoder(value: added(key.stringValue)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    LoadedValueEncoder(value: added(key.stringValue)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { LoadedValueEncoder(value: added("super")) }

  func superEncoder(forKey key: Key) -> any Encoder {
    LoadedValueEncoder(value: added(key.stringValue))
  }
}
