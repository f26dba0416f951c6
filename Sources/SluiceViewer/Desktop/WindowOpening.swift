internal import FlowCatalogue
package import FlowSDL
package import FlowUI
internal import SluiceCommandLine

/// How commands open their windows: on the desktop, or in memory for tests of whole runs.
@MainActor
package enum WindowOpening {
  package typealias Open =
    @MainActor (
      FlowSession, GlyphLibrary, FlowWindowOptions
    ) throws(WindowError) -> FlowWindow

  /// A test program sets this once, before it runs a command.
  package static var open: Open = { session, glyphs, options throws(WindowError) in
    try FlowWindow(session, glyphs: glyphs, options: options, warn: Console.say)
  }
}

extension FlowWindowOptions {
  mutating func follow(_ catalogue: Catalogue) {
    applicationID = catalogue.applicationID
    icon = catalogue.icon
  }
}

extension Failure {
  /// Describes the error; if there is no display, also names a command that needs none.
  init(_ error: WindowError) {
    let hint =
      error.isWithoutDisplay ? "; '\(ProgramName.current) render' makes pictures without" : ""
    self.init(error.description + hint)
  }
}
