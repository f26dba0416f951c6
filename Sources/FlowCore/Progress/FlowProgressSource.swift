/// What a progress strip shows at the current instant.
///
/// `FlowProgress` is the source of every strip unless its bars are given another one.
@MainActor
public protocol FlowProgressSource: AnyObject {
  /// The flow's progress, 0…1.
  var value: Double { get }
  /// The strip's opacity, 0…1.
  var opacity: Double { get }
  /// The step of the flow; `nil` if it is unknown.
  var step: FlowStep? { get }
}

extension FlowProgress: FlowProgressSource {}
