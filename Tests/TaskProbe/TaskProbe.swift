import CSDL2
import FlowCore
import FlowRaster
import FlowSDL
import FlowUI

/// A program whose screen loads rows with a task, then one with a call of its context, and then
/// closes its window.
///
/// It prints the titles that a frame shows whenever they change. It is a separate program because
/// tests do not run on the process's main thread.
@main
enum TaskProbe {
  @MainActor
  static func main() throws {
    let glyphs = try GlyphLibrary(FontChoice())
    let context = FlowContext()
    let page = TeasPage(in: context)
    let session = FlowSession(
      navigation: NavigationController(root: page, context: context),
      size: Size(width: 390, height: 600),
      measuring: glyphs)
    var shown: [String] = []
    let noteFrame = {
      if page.drawn != shown { print(page.drawn.joined(separator: ", ")) }
      shown = page.drawn
    }
    if CommandLine.arguments.contains("host") {
      return host(session, page, glyphs, noteFrame)
    }
    let window = try FlowWindow(
      session, glyphs: glyphs, options: FlowWindowOptions(title: "Teas", allowsInvisible: true),
      warn: { print($0) })
    window.onFrame = { _ in noteFrame() }
    page.onEnd = { [weak window] in window?.close() }
    try window.run(for: .seconds(60))
  }

  /// Shows the session in the program's own window, with its own event loop.
  @MainActor
  private static func host(
    _ session: FlowSession, _ page: TeasPage, _ glyphs: GlyphLibrary, _ noteFrame: () -> Void
  ) {
    SDL_Init(SDL_INIT_VIDEO)
    let window = SDL_CreateWindow("Teas", 0, 0, 390, 600, 0)
    let host = FlowHost(session, window: SDL_GetWindowID(window), glyphs: glyphs)
    let frame = PixelBuffer(width: 390, height: 600)
    var isRunning = true
    page.onEnd = { isRunning = false }
    while isRunning {
      var event = SDL_Event()
      if SDL_WaitEventTimeout(&event, host.waitTimeout) == 1 {
        repeat { host.handle(&event) } while SDL_PollEvent(&event) == 1
      }
      if host.isFrameDue {
        host.draw(into: frame)
        noteFrame()
      }
    }
  }
}

/// A page with a list of teas, each of which is loaded on another thread.
private final class TeasPage: ComposedScreen {
  let name = "teas"
  var onEnd: (() -> Void)?
  /// The titles in the latest frame.
  private(set) var drawn: [String] = []
  private var titles = ["Loading"]
  private let context: FlowContext

  init(in context: FlowContext) { self.context = context }

  func didAppear() {
    Task {
      for title in ["Green", "Mint"] {
        let loaded = await Task.detached {
          try? await Task.sleep(for: .milliseconds(100))
          return title
        }.value
        titles.append(loaded)
      }
      loadLast()
    }
  }

  /// Loads the last title with a call that is made, not simulated.
  private func loadLast() {
    context.load("tea", for: self) {
      try await Task.sleep(for: .milliseconds(100))
      return "Assam"
    } then: { [weak self] result in
      self?.titles.append((try? result.get()) ?? "\(result)")
      Task {
        try? await Task.sleep(for: .milliseconds(100))
        self?.onEnd?()
      }
    }
  }

  func body(in context: LayoutContext) -> [any Element] {
    drawn = titles
    return titles.map { ListRow($0) }
  }
}
