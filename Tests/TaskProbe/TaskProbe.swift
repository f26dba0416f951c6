import FlowCore
import FlowSDL
import FlowUI

/// A program with a window whose screen loads its rows with a task, and then closes the window.
///
/// It prints the titles that a frame shows whenever they differ from those of the frame before. It
/// is a separate program because tests do not run on the process's main thread.
@main
enum TaskProbe {
  @MainActor
  static func main() throws {
    let glyphs = try GlyphLibrary(FontChoice())
    let page = TeasPage()
    let session = FlowSession(
      navigation: NavigationController(root: page, context: FlowContext()),
      size: Size(width: 390, height: 600),
      measuring: glyphs)
    let window = try StageWindow(
      session, glyphs: glyphs, options: StageWindowOptions(title: "Teas", allowsInvisible: true),
      warn: { print($0) })
    var shown: [String] = []
    window.onFrame = { _ in
      if page.drawn != shown { print(page.drawn.joined(separator: ", ")) }
      shown = page.drawn
    }
    page.onEnd = { [weak window] in window?.close() }
    try window.run(for: .seconds(60))
  }
}

/// A list of teas that are loaded one after another, each on another thread.
private final class TeasPage: ComposedScreen {
  let name = "teas"
  var onEnd: (() -> Void)?
  /// The titles in the latest frame.
  private(set) var drawn: [String] = []
  private var titles = ["Loading"]

  func didAppear() {
    Task {
      for title in ["Green", "Mint"] {
        let loaded = await Task.detached {
          try? await Task.sleep(for: .milliseconds(100))
          return title
        }.value
        titles.append(loaded)
      }
      try? await Task.sleep(for: .milliseconds(100))
      onEnd?()
    }
  }

  func body(in context: LayoutContext) -> [any Element] {
    drawn = titles
    return titles.map { ListRow($0) }
  }
}
