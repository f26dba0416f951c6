/// Controls the order of a flow's screens: builds them, wires them, and moves between them.
///
/// Screens know only flow delegate protocols of their own; a flow controller conforms to them.
/// Whoever starts a flow keeps its controller alive.
public protocol FlowController: AnyObject {
  /// The stack that the flow's screens live in.
  var navigationController: NavigationController { get }
}
