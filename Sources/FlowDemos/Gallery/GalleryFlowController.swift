public import FlowCore
internal import FlowUI
internal import Gallery

/// The gallery of controls: a page on which all of them can be used.
public final class GalleryFlowController: FlowController {
  public let navigationController: NavigationController

  /// Shows the gallery.
  public init(context: FlowContext, isOnStage: Bool = true) {
    navigationController = NavigationController(
      root: GalleryPage(clock: context.clock), context: context, isOnStage: isOnStage)
    NavigationBars(around: navigationController)
  }
}
