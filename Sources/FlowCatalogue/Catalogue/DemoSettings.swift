internal import FlowCore
internal import FlowSnapshot

/// The settings that a demo is started with.
public struct DemoSettings: Hashable, Sendable {
  /// The seed for random numbers in demos that use them; the same seed gives the same result.
  public var seed: UInt64
  /// The chosen parameter values by parameter id; a parameter without an entry has its default
  /// value.
  public var values: [String: String]

  /// Creates settings; by default the seed is 1 and all parameters have their default values.
  public init(seed: UInt64 = 1, values: [String: String] = [:]) {
    self.seed = seed
    self.values = values
  }

  /// The chosen value of a parameter; `nil` if none was chosen.
  public subscript(id: String) -> String? { values[id] }

  /// The chosen value as a whole number; `nil` if none was chosen, or if it is not a whole number.
  public func number(_ id: String) -> Int? { values[id].flatMap(Int.init) }

  /// The chosen value as a time; `nil` if none was chosen, or if it is not a time.
  public func time(_ id: String) -> Duration? { values[id].flatMap(Duration.init(parsing:)) }
}
