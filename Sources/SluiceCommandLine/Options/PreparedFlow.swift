package import FlowCatalogue
package import FlowCore
internal import FlowSnapshot
package import FlowText
package import FlowUI

/// A flow set up by the command line's options, ready to play.
@MainActor
package struct PreparedFlow {
  let flow: any FlowController
  package let session: FlowSession
  package let glyphs: GlyphLibrary
  private let demo: Demo?
  package var title: String? { demo?.title }

  /// Starts the flow at `stored` or, if it is `nil`, at the command line's place.
  package init(
    _ options: FlowOptions, in catalogue: Catalogue, from stored: FlowPlace? = nil,
    glyphs: GlyphLibrary? = nil, trace sink: (@MainActor (TraceLine) -> Void)? = nil
  ) throws(Failure) {
    let demo = try options.demo(in: catalogue)
    let place =
      if let stored { demo == nil ? stored : stored.rest } else { try options.link?.place() }
    self.glyphs = if let glyphs { glyphs } else { try Self.fonts() }
    let settings = try options.settings()
    let context = FlowContext(preferences: settings.preferences)
    if let sink { context.trace.observe(sink) }
    flow = try options.start(demo, of: catalogue, in: context)
    self.demo = demo
    if let place { try Self.go(flow, to: place, in: demo) }
    session = FlowSession(
      navigation: flow.navigationController, size: settings.stageSize, measuring: self.glyphs)
    session.configureAsStage(onDevice: settings.isOnDevice)
  }

  static func go(
    _ flow: any FlowController, to place: FlowPlace, in demo: Demo?
  ) throws(Failure) {
    do {
      try flow.go(to: place)
    } catch {
      switch error {
      case .unknown(let place, let places):
        let hint = Suggestion.text(
          for: place.description, among: places.map(\.description),
          otherwise: "'\(ProgramName.current) list \(demo?.id ?? "DEMO")' names the places")
        throw Failure("\(error)\(hint)")
      case .noPlaces:
        throw Failure("the demo '\(demo?.id ?? "")' has no places; leave '/\(place)' out")
      case .refused: throw Failure("cannot go to '\(place)': \(error)")
      }
    }
  }

  /// The link to the flow's current place or, if it has none, to its demo.
  package var place: FlowPlace? {
    let place = flow.asPlacedFlow?.place
    return demo.map { FlowPlace(name: $0.id).containing(place) } ?? place
  }

  /// Loads the fonts, and prints a warning if there is a problem with the choice of fonts.
  package static func fonts() throws(Failure) -> GlyphLibrary {
    do {
      let choice = try FontChoice()
      if let warning = choice.warning { Console.say(warning) }
      return try GlyphLibrary(choice)
    } catch {
      throw Failure("\(error)")
    }
  }
}

extension Catalogue {
  /// Throws a failure with a suggestion if there is no such demo.
  package func requireDemo(_ id: String) throws(Failure) -> Demo {
    guard let demo = demo(id) else {
      try StageLink.requireTime(in: id)
      throw Failure("there is no demo '\(id)'\(Suggestion.text(for: id, among: demos.map(\.id)))")
    }
    return demo
  }
}

extension Demo {
  /// The links to the demo's places, such as `checkout/payment`; empty if it has no places.
  @MainActor
  var links: [String] {
    get throws(Failure) {
      let flow = try started(in: FlowContext(), isVisible: false)
      return flow.asPlacedFlow?.places.map { FlowPlace(name: id).containing($0).description } ?? []
    }
  }

  @MainActor
  func started(
    in context: FlowContext, settings: DemoSettings = DemoSettings(), isVisible: Bool = true
  ) throws(Failure) -> any FlowController {
    do {
      return try start(in: context, settings: settings, isVisible: isVisible)
    } catch {
      throw Failure("the demo '\(id)' cannot be started: \(error)")
    }
  }
}

extension FlowOptions {
  /// Returns the demo, or `nil` for the catalogue; throws if a setting of the demo is invalid.
  func demo(in catalogue: Catalogue) throws(Failure) -> Demo? {
    guard let id = link?.id else { return nil }
    let demo = try catalogue.requireDemo(id)
    for (name, value) in try settings().demo.values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = demo.parameters.first(where: { $0.id == name }) else {
        throw Failure(
          "the demo '\(id)' has no choice of '\(name)'"
            + Suggestion.text(
              for: name, among: demo.parameters.map(\.id), otherwise: "leave it out"))
      }
      if let problem = parameter.problem(with: value) {
        throw Failure("'\(value)' is no value of '\(name)': \(problem)")
      }
    }
    return demo
  }

  /// Returns the setup of the viewer's stage: at `stored` if it leads to a demo, or else at the
  /// place in the options.
  ///
  /// If the options name no demo, the first demo is used.
  @MainActor
  package func setup(
    in catalogue: Catalogue, from stored: FlowPlace? = nil
  ) throws(Failure) -> StageSetup {
    let named = try demo(in: catalogue)
    let settings = try self.settings()
    let isStored = stored.map { $0 != "catalogue" } ?? false
    let setup = StageSetup(
      demo: isStored
        ? try catalogue.requireDemo(stored?.step.name ?? "") : named ?? catalogue.demos[0],
      settings: settings.demo, place: try isStored ? stored?.rest : link?.place(),
      size: settings.stageSize, preferences: settings.preferences,
      isOnDevice: settings.isOnDevice || link?.moment == nil)
    // Fail here if the place is unknown: this is invalid input, which the viewer would merely
    // report on a page.
    if let place = setup.place,
      let flow = try? setup.demo.start(in: FlowContext(), settings: setup.settings)
    {
      try PreparedFlow.go(flow, to: place, in: setup.demo)
    }
    return setup
  }

  @MainActor
  func start(
    _ demo: Demo?, of catalogue: Catalogue, in context: FlowContext
  ) throws(Failure) -> any FlowController {
    let settings = try self.settings().demo
    return try demo?.started(in: context, settings: settings)
      ?? CatalogueFlowController(catalogue, context: context, settings: settings)
  }
}
