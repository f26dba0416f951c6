/// A cache that is emptied when another value would exceed the limit on the number or the total
/// cost of its values.
struct BoundedCache<Key: Hashable, Value> {
  let capacity: Int
  /// The largest total cost, in a unit that the caller chooses.
  let budget: Int
  private var values: [Key: Value] = [:]
  private var cost = 0

  init(capacity: Int, budget: Int = .max) {
    self.capacity = capacity
    self.budget = budget
  }

  subscript(key: Key) -> Value? { values[key] }

  /// Ignores a value whose own cost exceeds the budget.
  mutating func store(_ value: Value, for key: Key, cost: Int = 1) {
    guard cost <= budget else { return }
    if values.count >= capacity || self.cost > budget - cost {
      values.removeAll(keepingCapacity: true)
      self.cost = 0
    }
    values[key] = value
    self.cost += cost
  }

  mutating func empty() { self = BoundedCache(capacity: capacity, budget: budget) }
}
