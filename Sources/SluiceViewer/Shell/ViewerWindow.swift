internal import FlowCore
internal import FlowSDL
internal import FlowUI

/// The viewer in a window on the desktop.
@MainActor
final class ViewerWindow {
  /// The least that there is room for the stage and its bars in, in window units.
  static let minimum = Size(width: 720, height: 560)

  private let app: ViewerApp
  private let window: StageWindow

  /// Opens the window.
  ///
  /// - Throws: `WindowError` when there is no display, or it refuses.
  init(_ app: ViewerApp, glyphs: GlyphLibrary, usesGPU: Bool) throws(WindowError) {
    self.app = app
    window = try StageWindow(
      app.session, glyphs: glyphs,
      options: StageWindowOptions(
        title: Self.title(app.model), fit: .following(minimum: Self.minimum), usesGPU: usesGPU),
      warn: Console.say)
    app.model.toggleFullScreen = { [weak self] in
      MainActor.assumeIsolated { self?.toggleFullScreen() }
    }
    app.model.onOpen = { [weak self] in
      MainActor.assumeIsolated { self?.showTitle() }
    }
  }

  /// Shows the viewer until its window is closed.
  ///
  /// - Throws: `WindowError` when frames cannot be shown in any way.
  func run() throws(WindowError) { try window.run() }

  private static func title(_ model: ViewerModel) -> String {
    "\(model.demo.title) – \(model.catalogue.title)"
  }

  private func showTitle() { window.title = Self.title(app.model) }

  private func toggleFullScreen() { window.isFullScreen.toggle() }
}
