package import ArgumentParser
package import FlowCatalogue
package import FlowCore
package import FlowText
package import FlowUI

/// A command that works on a catalogue of demos and runs on the main actor.
///
/// Sessions and windows require the main actor, but the parser's own `run` is nonisolated.
package protocol CatalogueCommand: ParsableCommand {
  @MainActor
  func run(in context: CommandContext) throws
}

/// The demos that commands work on, and functions of the viewer.
///
/// The functions are passed in because the viewer's module imports this one, which therefore cannot
/// import the viewer's.
package struct CommandContext {
  package let catalogue: Catalogue
  /// Creates the viewer without a window; the size is that of the viewer, in points.
  let openViewer: @MainActor (StageSetup, Size, GlyphLibrary) -> any ViewerWithoutWindow
  let state: StateTextSection.Reader

  package init(
    _ catalogue: Catalogue, state: @escaping StateTextSection.Reader,
    openViewer: @escaping @MainActor (StageSetup, Size, GlyphLibrary) -> any ViewerWithoutWindow
  ) {
    self.catalogue = catalogue
    self.state = state
    self.openViewer = openViewer
  }
}

@MainActor
package protocol ViewerWithoutWindow: AnyObject {
  /// The session of the viewer's own flow, which is as large as the viewer.
  var session: FlowSession { get }
}
