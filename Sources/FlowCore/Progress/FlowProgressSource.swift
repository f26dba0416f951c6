/// What a progress strip shows at the current instant.
///
/// A `FlowProgress` is the source of a strip unless the strip's bars are given another source.
@MainActor
package protocol FlowProgressSource: AnyObject {
  /// The flow's progress, 0…1.
  var value: Double { get }
  /// The strip's opacity, 0…1.
  var opacity: Double { get }
  /// The values that the strip blends; by default only `value`.
  var weightedValues: [WeightedProgress] { get }
  /// The step of the flow; `nil` if it is unknown.
  var step: FlowStep? { get }
}

extension FlowProgressSource {
  package var weightedValues: [WeightedProgress] { [WeightedProgress(value: value, weight: 1)] }
}

extension FlowProgress: FlowProgressSource {}

/// One of the values between which a progress strip cross-fades.
package struct WeightedProgress: Hashable, Sendable {
  /// The flow's progress, 0…1.
  package let value: Double
  /// The share of the strip's colour that this value contributes, 0…1; all shares add up to 1.
  package let weight: Double

  /// Creates a value with its weight.
  package init(value: Double, weight: Double) {
    self.value = value
    self.weight = weight
  }
}
