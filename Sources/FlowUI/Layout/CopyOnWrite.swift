/// A large value that is copied as one reference; each change makes a copy of the value.
package struct CopyOnWrite<Value> {
  fileprivate final class Storage {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  package init(_ value: Value) { storage = Storage(value) }

  package var value: Value {
    _read { yield storage.value }
    _modify {
      var changed = storage.value
      defer { storage = Storage(changed) }
      yield &changed
    }
  }

  /// Whether neither has been changed since one was copied from the other.
  func isSame(as other: CopyOnWrite) -> Bool { storage === other.storage }
}

extension CopyOnWrite.Storage: Sendable where Value: Sendable {}

extension CopyOnWrite: Sendable where Value: Sendable {}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (one: CopyOnWrite, other: CopyOnWrite) -> Bool {
    one.isSame(as: other) || one.value == other.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
