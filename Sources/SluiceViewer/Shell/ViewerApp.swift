internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The viewer as a flow of its own: what a window shows, and tests play with.
final class ViewerApp {
  /// What the viewer is at the moment.
  let model: ViewerModel
  /// The viewer's own flow on its own stage, which is the whole window.
  let session: FlowSession
  /// Its one screen.
  let screen: ViewerScreen

  private let navigation: NavigationController

  /// Opens a setup in a window of a size in points.
  init(
    _ catalogue: Catalogue, opening setup: StageSetup, playing script: Script = Script(),
    size: Size = Size(width: 1280, height: 860), measuring: any TextMeasuring
  ) {
    let context = FlowContext()
    model = ViewerModel(
      catalogue, opening: setup, playing: script, context: context, measuring: measuring)
    screen = ViewerScreen(model)
    navigation = NavigationController(root: screen, context: context)
    session = FlowSession(navigation: navigation, size: size, measuring: measuring)
  }
}
