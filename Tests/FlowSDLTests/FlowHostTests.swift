import CSDL2
import FlowCore
import FlowRaster
import FlowSDL
import FlowUI
import Testing

/// Tests of the events that a program's own window passes on.
@MainActor
@Suite(.serialized) struct FlowHostTests {
  @Test("A hosted session follows the size of its window, in points of the host's scale")
  func size() throws {
    let hosted = try HostedWindow()
    #expect(hosted.session.size == Size(width: 400, height: 300))

    SDL_SetWindowSize(hosted.window, 600, 500)
    #expect(!hosted.change(SDL_WINDOWEVENT_SIZE_CHANGED))
    #expect(hosted.session.size == Size(width: 600, height: 500))

    hosted.host.scale = 2
    #expect(hosted.session.size == Size(width: 300, height: 250))
  }

  @Test("A click on a control is used, and activates it")
  func mouse() throws {
    let hosted = try HostedWindow()
    #expect(hosted.move(to: 200, 20))
    try hosted.push()
  }

  @Test("A touch is used, and the mouse events that SDL derives from it do not repeat it")
  func touch() throws {
    let hosted = try HostedWindow()
    let touchMouse = sluice_touch_mouse()
    #expect(hosted.button(SDL_MOUSEBUTTONDOWN, 200, 20, device: touchMouse))
    #expect(hosted.button(SDL_MOUSEBUTTONUP, 200, 20, device: touchMouse))
    #expect(hosted.top == "first")

    #expect(hosted.finger(SDL_FINGERDOWN, 0.5, 0.07))
    #expect(hosted.finger(SDL_FINGERMOTION, 0.5, 0.07))
    #expect(hosted.finger(SDL_FINGERUP, 0.5, 0.07))

    #expect(hosted.top == "second")
  }

  @Test("A touch at the window's last pixel, which SDL reports at 1, is used")
  func touchAtEdge() throws {
    let hosted = try HostedWindow()
    #expect(hosted.finger(SDL_FINGERDOWN, 1, 1))
    #expect(hosted.finger(SDL_FINGERUP, 1, 1))
  }

  @Test("Escape is used where it goes back; at the root, no back key or side button is used")
  func back() throws {
    let hosted = try HostedWindow()
    #expect(!hosted.key(SDLK_ESCAPE))
    #expect(!hosted.key(SDLK_LEFT, KMOD_LALT))
    #expect(!hosted.button(SDL_MOUSEBUTTONDOWN, 200, 200, number: SDL_BUTTON_X1))
    try hosted.push()

    #expect(hosted.key(SDLK_ESCAPE))
    hosted.settle()

    #expect(hosted.top == "first")
    #expect(!hosted.key(SDLK_ESCAPE))
  }

  @Test("A key is used if something reacts to it, or if it writes into the focused field")
  func keys() throws {
    let hosted = try HostedWindow()
    #expect(!hosted.key(SDLK_q))
    #expect(!hosted.write("q"))
    #expect(!hosted.key(SDLK_F5))
    #expect(hosted.key(SDLK_TAB))
    #expect(hosted.key(SDLK_TAB))
    try #require(hosted.page.field.hasFocus)

    #expect(hosted.key(SDLK_q))
    #expect(hosted.write("q"))

    #expect(hosted.page.field.text == "q")
    #expect(!hosted.key(SDLK_F5))
    #expect(!hosted.key(SDLK_q, KMOD_LCTRL))
  }

  @Test("A composition is shown in the focused field, and its text is typed")
  func composition() throws {
    let hosted = try HostedWindow()
    hosted.page.field.hasFocus = true

    let isUsed = hosted.send(SDL_TEXTEDITING) { event in
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: "に".utf8) }
    }
    #expect(isUsed)
    #expect(hosted.page.field.composition?.text == "に")
    #expect(hosted.write("日"))

    #expect(hosted.page.field.text == "日")
  }

  @Test("A text on the clipboard is pasted, and a copied one is put there")
  func clipboard() throws {
    let hosted = try HostedWindow()
    hosted.page.field.hasFocus = true
    SDL_SetClipboardText("Elm Street")

    #expect(hosted.key(SDLK_v, KMOD_LCTRL))
    #expect(hosted.page.field.text == "Elm Street")

    SDL_SetClipboardText("other")
    #expect(hosted.key(SDLK_a, KMOD_LCTRL))
    #expect(hosted.key(SDLK_c, KMOD_LCTRL))
    let text = try #require(SDL_GetClipboardText())
    defer { SDL_free(text) }
    #expect(String(cString: text) == "Elm Street")
  }

  @Test("A wheel is not used where nothing scrolls")
  func wheel() throws {
    let hosted = try HostedWindow()
    _ = hosted.move(to: 200, 200)

    #expect(!hosted.send(SDL_MOUSEWHEEL) { $0.wheel.preciseY = -1 })
  }

  @Test("Losing the focus cancels a press, and the program receives the event, too")
  func focus() throws {
    let hosted = try HostedWindow()
    _ = hosted.button(SDL_MOUSEBUTTONDOWN, 200, 20)

    #expect(!hosted.change(SDL_WINDOWEVENT_FOCUS_LOST))
    #expect(!hosted.button(SDL_MOUSEBUTTONUP, 200, 20))

    #expect(hosted.top == "first")
  }

  @Test("A release after the focus was lost ends the press, so that the mouse can leave")
  func lateRelease() throws {
    let hosted = try HostedWindow()
    _ = hosted.button(SDL_MOUSEBUTTONDOWN, 200, 20)
    _ = hosted.change(SDL_WINDOWEVENT_FOCUS_LOST)
    #expect(!hosted.button(SDL_MOUSEBUTTONUP, 200, 20))
    _ = hosted.move(to: 200, 20)
    var inputs: [InputEvent] = []
    hosted.session.onInput = { input, _ in inputs.append(input) }

    #expect(!hosted.change(SDL_WINDOWEVENT_LEAVE))

    #expect(inputs == [.pointer(.move, device: .mouse, finger: 0, location: Point(x: -1, y: -1))])
  }

  @Test("Events for the program are not used, and their texts stay valid")
  func others() throws {
    let hosted = try HostedWindow()
    #expect(!hosted.send(SDL_QUIT))
    #expect(!hosted.change(SDL_WINDOWEVENT_CLOSE))
    #expect(!hosted.send(SDL_USEREVENT))
    // Inside `#require`, the C string would be freed before the call.
    let copy = SDL_strdup("letter.txt")
    let name = try #require(copy)
    defer { SDL_free(name) }

    #expect(!hosted.send(SDL_DROPFILE) { $0.drop.file = name })

    #expect(String(cString: name) == "letter.txt")
  }

  @Test("Events of another window are ignored")
  func otherWindow() throws {
    let hosted = try HostedWindow()
    let number = SDL_GetWindowID(hosted.window) + 1
    for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
      let isUsed = hosted.send(type) { event in
        event.button.windowID = number
        event.button.button = UInt8(SDL_BUTTON_LEFT)
        (event.button.x, event.button.y) = (200, 20)
      }
      #expect(!isUsed)
    }

    #expect(hosted.top == "first")
  }

  @Test("A press outside the session's area belongs to the program until its release")
  func area() throws {
    let hosted = try HostedWindow()
    hosted.host.area = Rect(x: 100, y: 100, width: 200, height: 150)
    #expect(hosted.session.size == Size(width: 200, height: 150))
    #expect(hosted.host.pixelArea.left == 100 && hosted.host.pixelArea.bottom == 250)

    // Over the area, but pressed outside.
    #expect(!hosted.move(to: 50, 50))
    #expect(!hosted.button(SDL_MOUSEBUTTONDOWN, 50, 50))
    #expect(!hosted.move(to: 200, 120))
    #expect(!hosted.button(SDL_MOUSEBUTTONUP, 200, 120))
    #expect(hosted.top == "first")

    // Pressed in the area, and released outside.
    #expect(hosted.button(SDL_MOUSEBUTTONDOWN, 200, 240))
    #expect(hosted.move(to: 50, 50))
    #expect(hosted.button(SDL_MOUSEBUTTONUP, 50, 50))

    #expect(hosted.finger(SDL_FINGERDOWN, 0.5, 0.4))
    #expect(hosted.finger(SDL_FINGERUP, 0.5, 0.4))
    #expect(hosted.top == "second")
    #expect(!hosted.finger(SDL_FINGERDOWN, 0.1, 0.4))
  }

  @Test("Mouse events that SDL derives from a touch belong to whom the touch belongs")
  func derivedInArea() throws {
    let hosted = try HostedWindow()
    hosted.host.area = Rect(x: 100, y: 100, width: 200, height: 150)
    let device = sluice_touch_mouse()

    #expect(hosted.button(SDL_MOUSEBUTTONDOWN, 200, 120, device: device))
    #expect(hosted.button(SDL_MOUSEBUTTONUP, 50, 50, device: device))
    #expect(!hosted.button(SDL_MOUSEBUTTONDOWN, 50, 50, device: device))
    #expect(!hosted.button(SDL_MOUSEBUTTONUP, 200, 120, device: device))
  }

  @Test("A pressed mouse button keeps its point in the session when the area moves")
  func movedArea() throws {
    let hosted = try HostedWindow()
    hosted.host.area = Rect(x: 0, y: 0, width: 300, height: 300)
    var inputs: [InputEvent] = []
    hosted.session.onInput = { input, _ in inputs.append(input) }

    _ = hosted.button(SDL_MOUSEBUTTONDOWN, 200, 20)
    hosted.host.area = Rect(x: 50, y: 10, width: 300, height: 300)
    _ = hosted.move(to: 200, 20)

    let point = Point(x: 200, y: 20)
    #expect(
      inputs == [
        .pointer(.down, device: .mouse, finger: 0, location: point),
        .pointer(.move, device: .mouse, finger: 0, location: point),
      ])
  }

  @Test("Scrolling outside the session's area is left to the program")
  func wheelOutside() throws {
    let hosted = try HostedWindow()
    hosted.host.area = Rect(x: 100, y: 100, width: 200, height: 150)
    let trace = Trace(of: hosted.session)
    let turn = { hosted.send(SDL_MOUSEWHEEL) { $0.wheel.preciseY = -1 } }

    _ = hosted.move(to: 200, 120)
    _ = turn()
    _ = hosted.move(to: 50, 50)
    _ = turn()

    #expect(trace.lines.count { $0.contains(" wheel ") } == 1)
  }

  @Test("Scrolling follows an area that moves under a still mouse")
  func wheelOverMovedArea() throws {
    let hosted = try HostedWindow()
    let trace = Trace(of: hosted.session)
    let turn = { hosted.send(SDL_MOUSEWHEEL) { $0.wheel.preciseY = -1 } }
    _ = hosted.move(to: 50, 50)

    hosted.host.area = Rect(x: 100, y: 100, width: 200, height: 150)
    _ = turn()
    #expect(trace.lines.count { $0.contains(" wheel ") } == 0)
    hosted.host.area = nil
    _ = turn()

    #expect(trace.lines.count { $0.contains(" wheel ") } == 1)
  }

  @Test("A program may wait without a limit while nothing moves, otherwise until the next frame")
  func waiting() throws {
    let hosted = try HostedWindow()
    let buffer = PixelBuffer(width: 400, height: 300)
    _ = hosted.host.draw(into: buffer)
    #expect(hosted.host.waitTimeout == -1)
    #expect(!hosted.host.isFrameDue)
    for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] { _ = hosted.button(type, 200, 20) }

    hosted.wait(.milliseconds(20))
    #expect(hosted.host.isFrameDue)
    _ = hosted.host.draw(into: buffer)

    #expect((1...17).contains(hosted.host.waitTimeout))
    #expect(!hosted.host.isFrameDue)
  }

  @Test("A program waits for the next frame when a change is due before it")
  func dueChange() throws {
    let hosted = try HostedWindow()
    _ = hosted.host.draw(into: PixelBuffer(width: 400, height: 300))
    hosted.session.context.clock.after(.milliseconds(5)) {}
    #expect(hosted.host.waitTimeout == 5)

    hosted.wait(.milliseconds(8))

    #expect(!hosted.host.isFrameDue)
    #expect((1...9).contains(hosted.host.waitTimeout))
  }
}

@MainActor
private final class Trace {
  private(set) var lines: [String] = []

  init(of session: FlowSession) {
    session.context.trace.send { [weak self] in self?.lines.append("\($0)") }
  }
}
