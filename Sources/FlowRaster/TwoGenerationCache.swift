/// Keeps values that take long to compute, as long as they are used.
struct TwoGenerationCache<Key: Hashable, Value> {
  /// In bytes: half for `young`, and half for `old`.
  private let limit: Int
  /// When `young` is full, it replaces the older values, which are dropped.
  private var (young, old): ([Key: Value], [Key: Value]) = ([:], [:])
  /// In bytes, of the values in `young`.
  private var size = 0

  init(limit: Int) { self.limit = limit }

  /// Returns the value for a key, computed if it is not in the cache; `compute` must not use the
  /// cache.
  mutating func value(
    for key: Key, bytes: (Value) -> Int, _ compute: () -> Value
  ) -> Value {
    if let known = young[key] { return known }
    let value = old[key] ?? compute()
    if size > limit / 2 { (young, old, size) = ([:], young, 0) }
    young[key] = value
    size += bytes(value)
    return value
  }
}
