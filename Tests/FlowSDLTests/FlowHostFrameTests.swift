import CSDL2
import FlowCore
import FlowRaster
import FlowSDL
import FlowUI
import Testing

/// Tests of the frames that a program draws in its own window.
@MainActor
@Suite(.serialized) struct FlowHostFrameTests {
  @Test("The first frame in a buffer is whole, and later ones redraw only what has changed")
  func buffer() throws {
    let hosted = try HostedWindow()
    let buffer = PixelBuffer(width: 400, height: 300)

    #expect(hosted.host.draw(into: buffer) == [buffer.bounds])
    #expect(hosted.host.draw(into: buffer).isEmpty)
    _ = hosted.key(SDLK_TAB)
    let areas = hosted.host.draw(into: buffer)

    let bounds = try #require(areas.first)
    #expect(areas.count == 1 && bounds.width * bounds.height < 400 * 300 / 2, "\(areas)")
    #expect(buffer.hasPixels(of: try hosted.whole()))
  }

  @Test("A new buffer, or one that has lost its content, is drawn completely")
  func otherBuffer() throws {
    let hosted = try HostedWindow()
    let (first, second) = (
      PixelBuffer(width: 400, height: 300), PixelBuffer(width: 400, height: 300)
    )
    _ = hosted.host.draw(into: first)

    #expect(hosted.host.draw(into: second) == [second.bounds])
    #expect(hosted.host.draw(into: second).isEmpty)
    hosted.host.setNeedsWholeFrame()

    #expect(hosted.host.draw(into: second) == [second.bounds])
    #expect(!hosted.change(SDL_WINDOWEVENT_EXPOSED))
    #expect(hosted.host.draw(into: second) == [second.bounds])
  }

  @Test(
    "Surfaces of any format get a whole frame, and later only what has changed",
    arguments: [SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_ABGR8888, SDL_PIXELFORMAT_BGR24])
  func surface(format: SDL_PixelFormatEnum) throws {
    let hosted = try HostedWindow()
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 410, 320, 32, format.rawValue))
    defer { SDL_FreeSurface(surface) }
    let draw = { try hosted.host.draw(onSurface: surface, x: 10, y: 20) }

    #expect(try draw() == [PixelRect(left: 10, top: 20, right: 410, bottom: 320)])
    #expect(try draw().isEmpty)
    _ = hosted.key(SDLK_TAB)
    let areas = try draw()

    let bounds = try #require(areas.first)
    #expect(areas.count == 1 && bounds.left >= 10 && bounds.top >= 20, "\(areas)")
    #expect(bounds.width * bounds.height < 400 * 300 / 2, "\(areas)")
    let expected = try hosted.whole()
    let shown = try #require(
      SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0))
    defer { SDL_FreeSurface(shown) }
    let pixels = shown.pointee.pixels.assumingMemoryBound(to: UInt32.self)
    let stride = Int(shown.pointee.pitch) / 4
    let view = PixelBuffer(on: pixels + 20 * stride + 10, width: 400, height: 300, stride: stride)
    #expect(view.hasPixels(of: expected))
  }

  @Test(
    "Textures get a whole frame, and later only what has changed",
    arguments: [SDL_PIXELFORMAT_ARGB8888, SDL_PIXELFORMAT_ABGR8888])
  func texture(format: SDL_PixelFormatEnum) throws {
    let hosted = try HostedWindow()
    let target = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 400, 300, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(target) }
    let renderer = try #require(SDL_CreateSoftwareRenderer(target))
    defer { SDL_DestroyRenderer(renderer) }
    let texture = try #require(
      SDL_CreateTexture(
        renderer, format.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), 400, 300))
    let draw = { try hosted.host.draw(onTexture: UnsafeMutableRawPointer(texture)) }

    #expect(try draw() == [PixelRect(left: 0, top: 0, right: 400, bottom: 300)])
    #expect(try draw().isEmpty)
    _ = hosted.key(SDLK_TAB)
    let areas = try draw()

    let bounds = try #require(areas.first)
    #expect(areas.count == 1 && bounds.width * bounds.height < 400 * 300 / 2, "\(areas)")
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
    let pixels = target.pointee.pixels.assumingMemoryBound(to: UInt32.self)
    let stride = Int(target.pointee.pitch) / 4
    let view = PixelBuffer(on: pixels, width: 400, height: 300, stride: stride)
    #expect(view.hasPixels(of: try hosted.whole()))
  }

  @Test(
    "An area that has moved needs a frame, which is drawn completely at its new position",
    arguments: [SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_ABGR8888])
  func movedArea(format: SDL_PixelFormatEnum) throws {
    let hosted = try HostedWindow()
    hosted.host.area = Rect(x: 0, y: 0, width: 300, height: 300)
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 400, 300, 32, format.rawValue))
    defer { SDL_FreeSurface(surface) }
    let draw = { try hosted.host.draw(onSurface: surface, x: hosted.host.pixelArea.left) }
    _ = try draw()
    hosted.wait(.milliseconds(20))
    #expect(!hosted.host.isFrameDue)

    hosted.host.area = Rect(x: 50, y: 0, width: 300, height: 300)

    #expect(hosted.host.isFrameDue)
    #expect(try draw() == [PixelRect(left: 50, top: 0, right: 350, bottom: 300)])
  }

  @Test("A frame that SDL has refused is still due")
  func refused() throws {
    let hosted = try HostedWindow()
    // Memory that is no texture.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1024, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 1024)

    #expect(throws: WindowError.self) { try hosted.host.draw(onTexture: memory) }

    hosted.wait(.milliseconds(20))
    #expect(hosted.host.isFrameDue)
  }

  @Test("Text input runs only while a field has the focus")
  func following() throws {
    let hosted = try HostedWindow()
    let buffer = PixelBuffer(width: 400, height: 300)
    SDL_StopTextInput()
    _ = hosted.host.draw(into: buffer)
    #expect(SDL_IsTextInputActive() == SDL_FALSE)

    for _ in 1...2 { _ = hosted.key(SDLK_TAB) }
    _ = hosted.host.draw(into: buffer)
    #expect(SDL_IsTextInputActive() == SDL_TRUE)

    _ = hosted.key(SDLK_TAB)
    _ = hosted.host.draw(into: buffer)
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
  }

  @Test("Text input starts in a field that gets the focus without an event")
  func timedFocus() throws {
    let hosted = try HostedWindow()
    let buffer = PixelBuffer(width: 400, height: 300)
    SDL_StopTextInput()
    _ = hosted.host.draw(into: buffer)
    hosted.session.context.clock.after(.milliseconds(100)) { hosted.page.field.hasFocus = true }

    hosted.wait(.milliseconds(100))
    _ = hosted.host.draw(into: buffer)

    #expect(SDL_IsTextInputActive() == SDL_TRUE)
  }

  @Test("Text input that the program has started stays on while no field has the focus")
  func othersText() throws {
    let hosted = try HostedWindow()
    SDL_StartTextInput()

    _ = hosted.key(SDLK_F5)
    _ = hosted.host.draw(into: PixelBuffer(width: 400, height: 300))

    #expect(SDL_IsTextInputActive() == SDL_TRUE)
  }
}

extension HostedWindow {
  fileprivate func whole() throws -> PixelBuffer {
    Rasterizer(glyphs: try GlyphLibrary(try FontChoice())).render(session.layerTree, scale: 1)
  }
}

extension PixelBuffer {
  /// Whether all pixels are equal, apart from alpha.
  fileprivate func hasPixels(of other: PixelBuffer) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { y in
      (0..<width).allSatisfy { x in self[x, y] & 0xFF_FFFF == other[x, y] & 0xFF_FFFF }
    }
  }
}
