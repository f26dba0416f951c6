/// A cache with a limited number and total cost of values; it is emptied when another value would
/// exceed a limit.
struct BoundedCache<Key: Hashable, Value> {
  /// The largest number of values.
  let capacity: Int
  /// The largest total cost of all values, in a unit that the caller chooses.
  let budget: Int
  private var values: [Key: Value] = [:]
  private var cost = 0

  init(capacity: Int, budget: Int = .max) {
    self.capacity = capacity
    self.budget = budget
  }

  subscript(key: Key) -> Value? { values[key] }

  /// Stores a value, unless its own cost exceeds the budget.
  mutating func store(_ value: Value, for key: Key, cost: Int = 1) {
    guard cost <= budget else { return }
    if values.count >= capacity || self.cost > budget - cost {
      values.removeAll(keepingCapacity: true)
      self.cost = 0
    }
    values[key] = value
    self.cost += cost
  }

  /// Drops all values.
  mutating func empty() { self = BoundedCache(capacity: capacity, budget: budget) }
}
