package import FlowCore
internal import FlowUI

/// Shows the catalogue and pushes demos from it, using the same navigation core as the demos.
package final class CatalogueFlowController: FlowController {
  package let navigationController: NavigationController

  private let demos: [Demo]
  private let title: String
  private let settings: DemoSettings

  /// Creates a flow that shows the list of a catalogue's demos.
  ///
  /// - Parameters:
  ///   - catalogue: The demos.
  ///   - context: The clock, preferences and trace of the session.
  ///   - settings: The settings passed to the demos that are pushed from the list.
  package init(
    _ catalogue: Catalogue, context: FlowContext, settings: DemoSettings = DemoSettings()
  ) {
    demos = catalogue.demos
    title = catalogue.title
    self.settings = settings
    let screen = CatalogueScreen(catalogue)
    navigationController = NavigationController(root: screen, context: context)
    NavigationBars(around: navigationController)
    screen.onChoice = { [weak self] demo in
      self?.show(demo)
    }
  }

  private func show(_ demo: Demo) {
    let screen = makeScreen(demo)
    navigationController.attempt { try $0.push(screen) }
  }

  private func makeScreen(_ demo: Demo) -> DemoScreen {
    let screen = DemoScreen(
      demo: demo,
      flow: demo.startOrExplain(
        in: navigationController.context, settings: settings, isVisible: false),
      from: title)
    screen.leave = { [weak navigationController] in
      navigationController?.attempt { try $0.pop() }
    }
    return screen
  }
}

/// Deep links: `catalogue` for the list, or a demo's id, optionally followed by a place in that
/// demo.
extension CatalogueFlowController: PlacedFlow {
  package var places: [FlowPlace] { ["catalogue"] + demos.map { FlowPlace(name: $0.id) } }

  package func place(of screen: any Screen) -> FlowPlace? {
    (screen as? DemoScreen)?.place ?? "catalogue"
  }

  package func screens(at place: FlowPlace) -> [any Screen]? {
    guard let index = places.firstIndex(of: place) else { return nil }
    let root = navigationController.stack[0]
    return index == 0 ? [root] : [root, makeScreen(demos[index - 1])]
  }

  package func go(to place: FlowPlace, _ mode: TransitionMode) throws(PlaceRefusal) {
    guard let screens = screens(at: FlowPlace(place.step)) else {
      throw .unknown(place, among: places)
    }
    if let rest = place.rest {
      guard let demo = screens.last as? DemoScreen else { throw .unknown(place, among: places) }
      try demo.flow.go(to: rest)
    }
    try show(screens, mode)
  }
}
