internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowText
internal import FlowUI

/// The option that renders the viewer's whole window, without a display.
struct ViewerOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show the viewer's window at this size, with the flow on its stage; the script's input "
        + "then goes to the window.", valueName: "WxH"),
    transform: Arguments.size)
  var viewer: Size?

  /// Returns `nil` without `--viewer`.
  @MainActor
  func open(
    _ flow: FlowOptions, in context: CommandContext, _ glyphs: GlyphLibrary
  ) throws(Failure) -> (any ViewerWithoutWindow)? {
    guard let viewer else { return nil }
    let app = context.openViewer(try flow.setup(in: context.catalogue), viewer, glyphs)
    app.session.context.preferences.isDark = try flow.settings().preferences.isDark
    return app
  }

  /// Reads the script for the stage or, with `--viewer`, for the viewer's window.
  ///
  /// Named steps are resolved to points.
  @MainActor
  func script(
    _ source: ScriptOptions, for flow: FlowOptions, in context: CommandContext,
    _ glyphs: GlyphLibrary
  ) throws(Failure) -> Script {
    guard viewer != nil else { return try source.read(for: flow, in: context.catalogue) }
    let plain = try source.read(for: flow)
    guard plain.needsFlow, let app = try open(flow, in: context, glyphs) else { return plain }
    return try source.resolve(plain, on: app.session, glyphs)
  }
}
