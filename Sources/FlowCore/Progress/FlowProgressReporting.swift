/// A screen that reports the progress of its flow.
public protocol FlowProgressReporting: Screen {
  /// The flow's progress on this screen, clamped to 0…1; NaN counts as 0.
  ///
  /// It is a `Double`, like all numbers in the flow core. The article uses `Float`, in which 0.1
  /// would not equal this 0.1.
  var flowProgress: Double { get }
}
