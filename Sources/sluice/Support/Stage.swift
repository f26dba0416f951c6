internal import FlowCore
internal import FlowDemos
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
  /// What people call the flow.
  let title: String?

  /// Sets up a flow; `sink` takes its trace from the first line on.
  init(_ options: FlowOptions, trace sink: ((TraceLine) -> Void)? = nil) throws(Failure) {
    let demo = try Self.demo(options)
    glyphs = try Self.fonts()
    let context = FlowContext(reducesMotion: options.reduceMotion)
    context.trace.send(to: sink)
    let settings = DemoSettings(
      interactor: options.interactor, pages: options.pages, timePerPage: options.timePerPage,
      seed: options.seed)
    flow =
      demo?.start(in: context, settings: settings)
      ?? CatalogueFlowController(context: context, settings: settings)
    title = demo?.title
    session = FlowSession(
      navigation: flow.navigationController, size: options.size, measuring: glyphs)
    session.theme = options.dark ? .dark : .light
    session.textSize = options.textSize
    session.statusBar = StatusBar()
    session.direction = options.rtl ? .rightToLeft : .leftToRight
  }

  private static func demo(_ options: FlowOptions) throws(Failure) -> Demo? {
    guard let id = options.demo else { return nil }
    guard let demo = Demo.named(id) else {
      throw Failure(
        "there is no demo '\(id)'\(Suggestion.text(for: id, among: Demo.all.map(\.id)))")
    }
    guard options.interactor == nil || demo.choices.contains(.interactor) else {
      throw Failure("the demo '\(id)' has no choice of interactors; leave --interactor out")
    }
    guard options.pages == nil && options.timePerPage == nil || demo.choices.contains(.pages)
    else {
      throw Failure(
        "the demo '\(id)' has no choice of pages; leave --pages and --time-per-page out")
    }
    return demo
  }

  private static func fonts() throws(Failure) -> GlyphLibrary {
    do {
      let choice = try FontChoice()
      if let warning = choice.warning { Console.say(warning) }
      return try GlyphLibrary(choice)
    } catch {
      throw Failure("\(error)")
    }
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
