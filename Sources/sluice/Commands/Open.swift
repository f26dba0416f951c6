internal import ArgumentParser

/// `sluice open`.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Opens a flow in a window; without a demo the catalogue.")

  @OptionGroup var window: WindowOptions

  func run() throws {
    // The command line is read and run on the process's main thread, where windows belong.
    try MainActor.assumeIsolated { _ = try window.show() }
  }
}
