/// Values that are kept as long as they are few and small; beyond that all go at once.
struct BoundedCache<Key: Hashable, Value> {
  /// The most values.
  let capacity: Int
  /// The most that they cost together, in whatever each one's cost is counted.
  let budget: Int
  private var values: [Key: Value] = [:]
  private var cost = 0

  init(capacity: Int, budget: Int = .max) {
    self.capacity = capacity
    self.budget = budget
  }

  subscript(key: Key) -> Value? { values[key] }

  /// Keeps a value, unless it alone costs too much.
  mutating func keep(_ value: Value, for key: Key, cost: Int = 1) {
    guard cost <= budget else { return }
    if values.count >= capacity || self.cost > budget - cost {
      values.removeAll(keepingCapacity: true)
      self.cost = 0
    }
    values[key] = value
    self.cost += cost
  }
}
