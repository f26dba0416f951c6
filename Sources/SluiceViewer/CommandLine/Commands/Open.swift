internal import ArgumentParser

/// `sluice open`.
struct Open: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Opens a flow in a window; without a demo the catalogue.",
    discussion: "A script is played as time passes; whoever watches may take part.")

  @OptionGroup var window: WindowOptions
  @OptionGroup var source: ScriptOptions

  func run(on catalogue: Catalogue) throws {
    let script = try source.read()
    // The command line is read and run on the process's main thread, where windows belong.
    try MainActor.assumeIsolated { _ = try window.show(of: catalogue, playing: script) }
  }
}
