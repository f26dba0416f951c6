/// Controls the order of a flow's screens: creates them, connects them, and navigates between them.
///
/// Each screen knows only its own delegate protocol, to which the flow controller conforms.
/// Whoever starts a flow must keep its controller alive.
@MainActor
public protocol FlowController: AnyObject {
  /// The navigation controller whose stack contains the flow's screens.
  var navigationController: NavigationController { get }
}
