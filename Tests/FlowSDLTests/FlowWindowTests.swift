import CSDL2
import FlowCore
import FlowSDL
import FlowUI
import Foundation
import SDLWindow
import Testing

/// Tests of a flow window on SDL's dummy driver.
@MainActor
@Suite(.serialized) struct FlowWindowTests {
  private let following = FlowWindowOptions.Fit.following(
    minimum: Size(width: 720, height: 560))

  @Test("A session that follows its window has the window's size, and reports one change per frame")
  func sizes() throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)

    try window.resize(to: 950, 700)
    try window.resize(to: 800, 650)
    try window.step()

    #expect(window.session.size == Size(width: 800, height: 650))
    #expect(window.inputs == [.resize(Size(width: 800, height: 650))])
    #expect(try window.minimum == Size(width: 720, height: 560))
  }

  @Test(
    "The first size of a session that follows its window lies between its minimum and the display's"
  )
  func firstSize() throws {
    // The first window must be closed before the second one opens.
    do {
      let large = try UnseenWindow(Size(width: 5000, height: 4000), following)
      #expect(large.session.size == Size(width: 1024, height: 768))
    }
    let small = try UnseenWindow(Size(width: 100, height: 700), following)

    #expect(small.session.size == Size(width: 720, height: 700))
  }

  @Test("A scaled session keeps its size, and the grey around it matches its theme")
  func scaled() throws {
    let window = try UnseenWindow(Size(width: 200, height: 400), .scaled(nil))
    try window.resize(to: 600, 400)
    try window.step()
    #expect(try window.corner == 0xE9E9EE)

    window.session.theme = .dark
    try window.step()

    #expect(window.session.size == Size(width: 200, height: 400))
    #expect(window.inputs.isEmpty)
    #expect(try window.corner == 0x0E0E10)
  }

  @Test("A full-screen window remembers its normal size")
  func fullScreen() throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)
    #expect(!window.flowWindow.isFullScreen)

    window.flowWindow.isFullScreen = true
    try window.step()
    #expect(window.flowWindow.isFullScreen)
    #expect(window.session.size == Size(width: 1024, height: 768))
    #expect(window.flowWindow.normalSize == Size(width: 900, height: 600))

    window.flowWindow.isFullScreen = false
    try window.step()
    #expect(!window.flowWindow.isFullScreen)
  }

  @Test("A full-screen window remembers the size to which it was resized before")
  func resizedFullScreen() throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)
    try window.resize(to: 1000, 700)
    try window.step()

    window.flowWindow.isFullScreen = true
    try window.step()

    #expect(window.session.size == Size(width: 1024, height: 768))
    #expect(window.flowWindow.normalSize == Size(width: 1000, height: 700))
  }

  @Test("Closures posted to the main thread run in order, and the next frame shows their effect")
  func mainThreadQueue() throws {
    let window = try UnseenWindow(Size(width: 200, height: 400), .scaled(nil))
    try window.resize(to: 600, 400)
    try window.step()

    window.flowWindow.mainThreadQueue.post { window.flowWindow.title = "one" }
    window.flowWindow.mainThreadQueue.post {
      window.flowWindow.title += ", two"
      window.session.theme = .dark
    }
    #expect(window.flowWindow.title == "Unseen")
    try window.step()

    #expect(window.flowWindow.title == "one, two")
    #expect(try window.corner == 0x0E0E10)
  }

  @Test("A closure posted from another thread wakes an idle window")
  func wake() throws {
    let window = try UnseenWindow(Size(width: 200, height: 400), .scaled(nil))
    var isClosed = false
    window.flowWindow.onClose = { isClosed = true }

    let (mainThreadQueue, close) = (window.flowWindow.mainThreadQueue, window.flowWindow.close)
    Thread.detachNewThread { mainThreadQueue.post { close() } }
    try window.flowWindow.run(for: .seconds(30))

    #expect(isClosed)
  }

  @Test("A held editing key repeats at most once per frame, and other keys do not repeat")
  func heldKeys() throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)

    try window.press(SDLK_BACKSPACE, isRepeat: false)
    try window.step()
    for _ in 1...2 {
      for _ in 1...3 { try window.press(SDLK_BACKSPACE, isRepeat: true) }
      try window.step()
    }
    for key in [SDLK_F5, SDLK_RETURN, SDLK_ESCAPE] { try window.press(key, isRepeat: true) }
    try window.step()

    let key = InputEvent.key(KeyPress("Backspace"))
    #expect(window.inputs == [key, key, key])
  }

  @Test("Two presses of a key in one frame both count, even if another key is held")
  func quickKeys() throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)

    try window.press(SDLK_LEFT, isRepeat: true)
    try window.press(SDLK_RIGHT, isRepeat: false)
    try window.press(SDLK_RIGHT, isRepeat: false)
    try window.step()

    #expect(window.inputs == ["Left", "Right", "Right"].map { .key(KeyPress($0)) })
  }

  @Test("Keys pressed in the same frame as the key that focuses a field are typed into the field")
  func keysAtOnce() throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)
    // After its first input, a window without a focused field does not turn keys into text.
    try window.press(SDLK_LEFT)
    try window.step()

    try window.press(SDLK_SLASH)
    for key in [SDLK_g, SDLK_a] { try window.press(key) }
    try window.press(SDLK_t, shift: true)
    try window.press(SDLK_SPACE)
    // Only the window system knows which character this types.
    try window.press(SDLK_5, shift: true)
    try window.press(SDLK_SLASH)
    try window.step()

    #expect(window.written == "gaT /")
    try window.press(SDLK_e)
    try window.write("e")
    try window.step()
    #expect(window.written == "gaT /e")
  }

  @Test("The key that focuses a field is not typed into it")
  func shortcut() throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)

    try window.press(SDLK_SLASH)
    try window.write("/")
    try window.write("g")
    try window.step()

    #expect(window.written == "g")
  }

  @Test("The title can be changed while the window is open")
  func title() throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)
    #expect(window.flowWindow.title == "Unseen")

    window.flowWindow.title = "Checkout – Sluice"

    #expect(window.flowWindow.title == "Checkout – Sluice")
  }

  @Test("Every dropped file is reported, and dropped text is not")
  func drops() throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)
    var paths: [String] = []
    window.flowWindow.onDrop = { paths.append($0) }

    for (type, text) in [
      (SDL_DROPFILE, "/tmp/a b.yaml"), (SDL_DROPTEXT, "words"), (SDL_DROPFILE, "/tmp/ü.png"),
    ] {
      try window.send(type) { $0.drop.file = SDL_strdup(text) }
    }
    try window.step()

    #expect(paths == ["/tmp/a b.yaml", "/tmp/ü.png"])
    #expect(window.inputs.isEmpty)
  }

  @Test(
    "The window is redrawn after a display event or a reset of the graphics device",
    arguments: [SDL_RENDER_DEVICE_RESET, SDL_RENDER_TARGETS_RESET, SDL_DISPLAYEVENT])
  func lost(_ type: SDL_EventType) throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)
    #expect(try window.corner == 0xFFFFFF)
    try window.overpaint()
    try window.step()
    #expect(try window.corner == 0x12_3456, "an unchanged frame was drawn again")

    try window.send(type)
    try window.step()

    #expect(try window.corner == 0xFFFFFF)
  }

  @Test(
    "The window is redrawn when it is exposed, restored or moved to another display",
    arguments: [
      SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_DISPLAY_CHANGED,
    ])
  func exposed(_ kind: SDL_WindowEventID) throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)
    try window.overpaint()

    try window.send(kind)
    try window.step()

    #expect(try window.corner == 0xFFFFFF)
  }

  @Test("The close button closes only a window that allows it, and a request to quit closes any")
  func closing() throws {
    for canBeClosed in [true, false] {
      let window = try UnseenWindow(Size(width: 900, height: 600), following)
      window.flowWindow.canBeClosed = canBeClosed
      var closed = 0
      window.flowWindow.onClose = { closed += 1 }

      try window.send(SDL_WINDOWEVENT_CLOSE)
      try window.send(SDL_KEYDOWN) { $0.key.keysym.sym = Int32(SDLK_F5.rawValue) }
      try window.send(SDL_QUIT)
      try window.flowWindow.run()

      #expect(closed == 1)
      #expect(window.inputs == (canBeClosed ? [] : [.key(KeyPress("F5"))]))
    }
  }

  @Test("Ctrl+Q is passed on to the session only if the window may not be closed")
  func quitKey() throws {
    for canBeClosed in [true, false] {
      let window = try UnseenWindow(Size(width: 900, height: 600), following)
      window.flowWindow.canBeClosed = canBeClosed

      try window.send(SDL_KEYDOWN) {
        $0.key.keysym.sym = Int32(SDLK_q.rawValue)
        $0.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
      }
      try window.step()

      let key = InputEvent.key(KeyPress("Q", modifiers: [.ctrl]))
      #expect(window.inputs.contains(key) == !canBeClosed)
    }
  }

  @Test("A window that its program closes ends its loop, and reports that once")
  func closedByProgram() throws {
    let window = try UnseenWindow(Size(width: 900, height: 600), following)
    var closed = 0
    window.flowWindow.onClose = { closed += 1 }

    window.flowWindow.close()
    try window.flowWindow.run()

    #expect(closed == 1)
  }
}
