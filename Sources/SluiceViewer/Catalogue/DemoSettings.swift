internal import FlowCore
internal import FlowSnapshot

/// What a demo is told.
public struct DemoSettings: Hashable, Sendable {
  /// Where chance comes from, in demos that leave something to it: the same seed gives the same.
  public var seed: UInt64
  /// The parameters that somebody has chosen, by their ids; what is missing is as usual.
  public var values: [String: String]

  /// Creates settings; by default everything is as usual, and chance is that of seed 1.
  public init(seed: UInt64 = 1, values: [String: String] = [:]) {
    self.seed = seed
    self.values = values
  }

  /// What was chosen; `nil` where nothing was.
  public subscript(id: String) -> String? { values[id] }

  /// The whole number that was chosen; `nil` where none was.
  public func number(_ id: String) -> Int? { values[id].flatMap(Int.init) }

  /// The time that was chosen; `nil` where none was.
  public func time(_ id: String) -> Duration? { values[id].flatMap(Duration.init(parsing:)) }
}
