extension LoadedValue {
  func decoded<Value: Decodable>(
    as type: Value.Type, at path: [any CodingKey] = []
  ) throws -> Value {
    switch type {
    case let leafType as any LoadedLeaf.Type:
      guard case .leaf(let text) = content, let leaf = leafType.init(text) as? Value else {
        throw mismatch(type, at: path)
      }
      return leaf
    case is String.Type:
      guard case .string(let text) = content, let string = text as? Value else {
        throw mismatch(type, at: path)
      }
      return string
    default:
      return try Value(from: LoadedValueDecoder(value: self, codingPath: path))
    }
  }

  fileprivate func mismatch(_ type: Any.Type, at path: [any CodingKey]) -> DecodingError {
    .typeMismatch(
      type, DecodingError.Context(codingPath: path, debugDescription: "expected \(type)"))
  }
}

private struct LoadedValueDecoder: Decoder, SingleValueDecodingContainer {
  let value: LoadedValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value.content else {
      throw value.mismatch([String: Any].self, at: codingPath)
    }
    return KeyedDecodingContainer(
      ObjectReader(
        values: Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }),
        keys: members.map(\.key), codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = value.elements else {
      throw value.mismatch([Any].self, at: codingPath)
    }
    return ArrayReader(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value.isNull }

  func decode<Content: Decodable>(_ type: Content.Type) throws -> Content {
    try value.decoded(as: type, at: codingPath)
  }
}

private struct ArrayReader: UnkeyedDecodingContainer {
  let elements: [LoadedValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [LoadedValue], codingPath: [any CodingKey]) {
    self.elements = elements
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  /// Reads the current element; if that fails, the element remains the current one, as with
  /// `JSONDecoder`, so that it can be read as another type.
  private mutating func next<Content>(
    _ read: (LoadedValueDecoder) throws -> Content
  ) throws -> Content {
    let path = codingPath + [LoadedKey(intValue: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self, DecodingError.Context(codingPath: path, debugDescription: "the array is over"))
    }
    let element = try read(LoadedValueDecoder(value: elements[currentIndex], codingPath: path))
    currentIndex += 1
    return element
  }

  mutating func decodeNil() -> Bool {
    guard !isAtEnd, elements[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Content: Decodable>(_ type: Content.Type) throws -> Content {
    try next { try $0.decode(type) }
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}

private struct ObjectReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let values: [String: LoadedValue]
  let keys: [String]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { keys.compactMap { Key(stringValue: $0) } }

  private func decoder(_ key: any CodingKey) throws -> LoadedValueDecoder {
    guard let value = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "there is no such key")
      )
    }
    return LoadedValueDecoder(value: value, codingPath: codingPath + [key])
  }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }

  func decode<Content: Decodable>(_ type: Content.Type, forKey key: Key) throws -> Content {
    try decoder(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(LoadedKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
}
