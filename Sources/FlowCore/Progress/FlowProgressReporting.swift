/// A screen that says how far its flow is.
public protocol FlowProgressReporting: Screen {
  /// How far the flow is on this screen, 0…1; what is less or more counts as either, NaN as 0.
  ///
  /// A `Double`, as all numbers of the flow core are: where the article has a `Float`, 0.1 would
  /// not be 0.1 here.
  var flowProgress: Double { get }
}
