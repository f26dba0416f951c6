internal import FlowCore
internal import FlowSDL
internal import FlowSnapshot
internal import FlowUI
internal import Foundation

/// A flow set up as the command line asks, ready to be played.
struct Stage {
  /// Kept alive as long as the flow shall run.
  let flow: any FlowController
  let session: FlowSession
  let glyphs: GlyphLibrary
  /// The demo; without one it is the catalogue.
  private let demo: Demo?
  /// What people call the flow.
  var title: String? { demo?.title }

  /// Sets up a flow, and goes to the place that is asked for.
  ///
  /// - Parameters:
  ///   - options: What the command line says.
  ///   - kept: The link to where it goes on from, in place of the one of the command line.
  ///   - sink: Who hears the trace.
  init(
    _ options: FlowOptions, in catalogue: Catalogue, from kept: FlowPlace? = nil,
    glyphs: GlyphLibrary? = nil, trace sink: ((TraceLine) -> Void)? = nil
  ) throws(Failure) {
    let demo = try options.demo(in: catalogue)
    let place =
      if let kept { demo == nil ? kept : kept.rest } else { try options.link?.place() }
    self.glyphs = if let glyphs { glyphs } else { try Self.fonts() }
    let context = FlowContext(reducesMotion: options.reduceMotion)
    context.trace.send(to: sink)
    flow = try options.start(demo, of: catalogue, in: context)
    self.demo = demo
    if let place { try Self.go(flow, to: place, in: demo) }
    session = FlowSession(
      navigation: flow.navigationController, size: options.size, measuring: self.glyphs)
    options.prepare(session)
  }

  private static func go(
    _ flow: any FlowController, to place: FlowPlace, in demo: Demo?
  ) throws(Failure) {
    do {
      try flow.go(to: place)
    } catch {
      switch error {
      case .unknown(let place, let places):
        let hint = Suggestion.text(
          for: place.description, among: places.map(\.description),
          otherwise: "'sluice list \(demo?.id ?? "DEMO")' names the places")
        throw Failure("\(error)\(hint)")
      case .noPlaces:
        throw Failure("the demo '\(demo?.id ?? "")' has no places; leave '/\(place)' out")
      case .refused: throw Failure("cannot go to '\(place)': \(error)")
      }
    }
  }

  /// The link that leads to where the flow is now; `nil` where it has no places.
  var place: FlowPlace? {
    let place = (flow as? any PlacedFlow)?.place
    return demo.map { FlowPlace($0.id).containing(place) } ?? place
  }

  /// The glyphs of all text.
  static func fonts() throws(Failure) -> GlyphLibrary {
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
  /// The demo of a name on the command line.
  func known(_ id: String) throws(Failure) -> Demo {
    guard let demo = demo(id) else {
      throw Failure("there is no demo '\(id)'\(Suggestion.text(for: id, among: demos.map(\.id)))")
    }
    return demo
  }
}

extension Demo {
  /// The places that can be linked to, as `checkout/payment`; none where the demo has no places.
  var links: [String] {
    get throws(Failure) {
      let flow = try started(in: FlowContext(), isOnStage: false) as? any PlacedFlow
      return flow?.places.map { FlowPlace(id).containing($0).description } ?? []
    }
  }

  /// Starts the flow for a command, which fails where the demo throws.
  func started(
    in context: FlowContext, settings: DemoSettings = DemoSettings(), isOnStage: Bool = true
  ) throws(Failure) -> any FlowController {
    do {
      return try start(in: context, settings: settings, isOnStage: isOnStage)
    } catch {
      throw Failure("the demo '\(id)' cannot be started: \(error)")
    }
  }
}

extension FlowOptions {
  /// The demo that the command line asks for, if its settings are right; `nil` for the catalogue.
  func demo(in catalogue: Catalogue) throws(Failure) -> Demo? {
    guard let id = link?.id else { return nil }
    let demo = try catalogue.known(id)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = demo.parameters.first(where: { $0.id == name }) else {
        throw Failure("the demo '\(id)' has no choice of '\(name)'; leave it out")
      }
      if let problem = parameter.problem(with: value) {
        throw Failure("'\(value)' is no value of '\(name)': \(problem)")
      }
    }
    return demo
  }

  /// What a flow in the viewer starts from; without a demo it is the first one.
  ///
  /// - Parameter kept: The link to where it goes on from, in place of the one of the command line.
  func setup(
    in catalogue: Catalogue, from kept: FlowPlace? = nil
  ) throws(Failure) -> StageSetup {
    let named = try demo(in: catalogue)
    if let kept, kept != "catalogue" {
      return StageSetup(
        demo: try catalogue.known(kept.step.name), settings: settings, place: kept.rest, size: size)
    }
    return StageSetup(
      demo: named ?? catalogue.demos[0], settings: settings, place: try link?.place(), size: size)
  }

  /// What the demo is told.
  var settings: DemoSettings { DemoSettings(seed: seed, values: values) }

  /// Starts a demo, or the catalogue without one.
  func start(
    _ demo: Demo?, of catalogue: Catalogue, in context: FlowContext
  ) throws(Failure) -> any FlowController {
    try demo?.started(in: context, settings: settings)
      ?? CatalogueFlowController(catalogue, context: context, settings: settings)
  }

  /// The same, with a page that says what went wrong in the place of a flow that throws.
  func startOrExplain(
    _ demo: Demo?, of catalogue: Catalogue, in context: FlowContext
  ) -> any FlowController {
    demo?.startOrExplain(in: context, settings: settings)
      ?? CatalogueFlowController(catalogue, context: context, settings: settings)
  }

  /// Makes a session look as the command line asks.
  func prepare(_ session: FlowSession) {
    session.theme = dark ? .dark : .light
    session.textSize = textSize
    session.statusBar = StatusBar()
    session.direction = rtl ? .rightToLeft : .leftToRight
  }
}

extension ScriptOptions {
  /// The script that the command line names; without one, nothing happens.
  func read() throws(Failure) -> Script {
    guard let script else { return Script() }
    let name = script == "-" ? "standard input" : script
    let bytes: Data
    do {
      bytes =
        script == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(fileURLWithPath: script))
    } catch {
      throw Failure("cannot read the script \(name): expected a readable file")
    }
    guard let yaml = String(validating: bytes, as: UTF8.self) else {
      throw Failure("\(name): expected YAML in UTF-8")
    }
    do {
      return try Script(yaml: yaml, file: name)
    } catch {
      throw Failure(error)
    }
  }
}
