internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot

/// The flow on which a script is played, as its `flow` step says.
struct ScriptFlow {
  let link: StageLink
  /// The file and the line of the step, for messages.
  private let step: String

  /// Throws `Failure` if the script cannot be read, or names no flow.
  init(of path: String) throws(Failure) {
    let script = try ScriptFile(path).read(preferences: Preferences())
    guard let flow = script.flow else {
      throw Failure(
        "\(path): expected a first step as '- flow: checkout', which names the flow to play it on")
    }
    link = StageLink(flow)
    step = script.flowLine.map { "\(path):\($0)" } ?? path
  }

  /// Throws `Failure` with the file and line if there is no such demo or place, or the link has a
  /// wrong option.
  @MainActor
  func options(in catalogue: Catalogue) throws(Failure) -> FlowOptions {
    let options: FlowOptions
    do {
      options = try FlowOptions.parse(["--", link.description])
    } catch {
      throw Failure("\(step): \(FlowOptions.message(for: error))")
    }
    do {
      let settings = try options.settings()
      let demo = try options.demo(in: catalogue)
      if let place = try options.link?.place() {
        let context = FlowContext(preferences: settings.preferences)
        try PreparedFlow.go(
          try options.start(demo, of: catalogue, in: context), to: place, in: demo)
      }
    } catch {
      throw Failure("\(step): \(error.message)", status: error.status)
    }
    return options
  }
}
