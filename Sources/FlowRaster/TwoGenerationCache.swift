/// Keeps values that take long to compute, as long as they are used.
struct TwoGenerationCache<Key: Hashable, Value> {
  /// The largest size of all values in bytes, of which one half may be in `young` and one in `old`.
  private let limit: Int
  /// The values that were used most recently, and older ones, which are dropped when `young` is
  /// full and takes their place.
  private var (young, old): ([Key: Value], [Key: Value]) = ([:], [:])
  /// The size of all values in `young`, in bytes.
  private var size = 0

  init(limit: Int) { self.limit = limit }

  /// Returns the value of a key, and computes it if it is not kept.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - bytes: The size of a value in bytes.
  ///   - compute: Computes the value; must not use the cache.
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
