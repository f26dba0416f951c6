public import FlowCore
internal import FlowUI
internal import Gallery

/// The gallery: a page of all controls, one of texts in many scripts, and one of all icons.
public final class GalleryFlowController: FlowController {
  public let navigationController: NavigationController

  /// Creates the flow, which shows the controls.
  public init(context: FlowContext, isVisible: Bool = true) {
    let page = GalleryPage(clock: context.clock)
    navigationController = NavigationController(
      root: page, context: context, isVisible: isVisible)
    NavigationBars(around: navigationController)
    page.onTextSamples = { [weak self] in self?.push(TextSamplesPage()) }
    page.onIcons = { [weak self] in self?.push(IconsPage()) }
  }

  private func push(_ page: any Screen) {
    navigationController.attempt { try $0.push(page) }
  }
}

extension GalleryFlowController: PlacedFlow {
  public var places: [FlowPlace] { ["gallery", "text-samples", "icons"] }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    let root = navigationController.stack[0]
    switch place {
    case "gallery": return [root]
    case "text-samples": return [root, TextSamplesPage()]
    case "icons": return [root, IconsPage()]
    default: return nil
    }
  }
}
