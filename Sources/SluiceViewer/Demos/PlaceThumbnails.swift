internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

/// The places of demos, and small pictures of them, which are drawn when they are first shown.
@MainActor
final class PlaceThumbnails {
  private struct Key: Hashable {
    let demo: String
    let place: FlowPlace
    let preferences: Preferences
    let width: Double
  }

  private unowned let model: ViewerModel
  private var known: [String: [FlowPlace]] = [:]
  private var pictures: [Key: Layer] = [:]
  /// The maximum number of pictures that are kept: more than any demo has places.
  private static let maxKept = 100

  init(_ model: ViewerModel) {
    self.model = model
  }

  func places(of demo: Demo) -> [FlowPlace] {
    if let places = known[demo.id] { return places }
    let flow = demo.startOrExplain(in: FlowContext(), settings: DemoSettings())
    let places = flow.asPlacedFlow?.places ?? []
    known[demo.id] = places
    return places
  }

  func thumbnail(
    of place: FlowPlace, in demo: Demo, width: Double, _ measuring: any TextMeasuring
  ) -> Layer {
    let key = Key(demo: demo.id, place: place, preferences: model.preferences, width: width)
    if let picture = pictures[key] { return picture }
    if pictures.count >= Self.maxKept { pictures = [:] }
    let root = draw(place, of: demo, measuring).root
    let picture = root.magnified(by: width / root.size.width)
    pictures[key] = picture
    return picture
  }

  private func draw(
    _ place: FlowPlace, of demo: Demo, _ measuring: any TextMeasuring
  ) -> LayerTree {
    let setup = StageSetup(
      demo: demo, place: place, preferences: model.preferences, isOnDevice: true)
    let run = setup.start(measuring: measuring, blocks: TextBlocks())
    return withExtendedLifetime(run) { run.session.layerTree }
  }
}
