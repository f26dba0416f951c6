import CSDL2
import SDLWindow
import Testing

/// Tests of a window's surface on SDL's dummy driver.
@MainActor
@Suite struct WindowSurfaceTests {
  @Test("After destroySurface, a window can have a renderer, and then a surface again")
  func renderer() throws {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
    try #require(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
    try useSurfaceAndRenderer()
  }

  private func useSurfaceAndRenderer() throws {
    let title = "A surface, then a renderer"
    let window = try Window(title: title, width: 40, height: 30)
    let pointer = try #require(
      (1..<10_000).lazy.compactMap { SDL_GetWindowFromID($0) }
        .first { String(cString: SDL_GetWindowTitle($0)) == title })
    _ = try window.surface

    // Only SDL 2.28 and later refuse a renderer beside a surface: before, this does nothing.
    window.destroySurface()
    let renderer = SDL_CreateRenderer(pointer, -1, SDL_RENDERER_SOFTWARE.rawValue)

    #expect(renderer != nil)
    SDL_DestroyRenderer(renderer)
    _ = try window.surface
  }
}
