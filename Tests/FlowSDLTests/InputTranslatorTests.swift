import CSDL2
import FlowCore
import FlowSDL
import FlowUI
import Testing

/// Tests of the translation of SDL's events to input, without a host.
@MainActor
@Suite(.serialized) struct InputTranslatorTests {
  /// Opens and closes a window without suspending, because other tests could use SDL in between.
  private func withWindow(_ test: (HostedWindow, UInt32) throws -> Void) throws {
    let hosted = try HostedWindow()
    try withExtendedLifetime(hosted) { try test(hosted, SDL_GetWindowID(hosted.window)) }
  }

  private func inputs(
    _ type: SDL_EventType, by translator: inout InputTranslator,
    _ change: (inout SDL_Event) -> Void = { _ in }
  ) -> [InputEvent] {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    return translator.inputs(from: &event)
  }

  private func button(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, by translator: inout InputTranslator,
    device: UInt32 = 0
  ) -> [InputEvent] {
    inputs(type, by: &translator) { event in
      (event.button.button, event.button.which) = (UInt8(SDL_BUTTON_LEFT), device)
      (event.button.x, event.button.y) = (x, y)
    }
  }

  private func finger(
    _ type: SDL_EventType, _ x: Float, _ y: Float, by translator: inout InputTranslator
  ) -> [InputEvent] {
    inputs(type, by: &translator) { event in
      event.tfinger.fingerId = 7
      (event.tfinger.x, event.tfinger.y) = (x, y)
    }
  }

  @Test("A press, its moves and its release are input in points, even outside the window")
  func mouse() throws {
    try withWindow { _, number in
      var translator = InputTranslator(window: number, scale: 2)

      let press = button(SDL_MOUSEBUTTONDOWN, 100, 40, by: &translator)
      let move = inputs(SDL_MOUSEMOTION, by: &translator) { ($0.motion.x, $0.motion.y) = (500, 40) }
      let release = button(SDL_MOUSEBUTTONUP, 500, 40, by: &translator)

      let end = Point(x: 250, y: 20)
      #expect(press == [.pointer(.down, device: .mouse, finger: 0, location: Point(x: 50, y: 20))])
      #expect(move == [.pointer(.move, device: .mouse, finger: 0, location: end)])
      #expect(release == [.pointer(.up, device: .mouse, finger: 0, location: end)])
    }
  }

  @Test("A finger is input in points, and the mouse events that SDL derives from it are ignored")
  func touch() throws {
    try withWindow { _, number in
      var translator = InputTranslator(window: number)

      let press = finger(SDL_FINGERDOWN, 0.25, 0.5, by: &translator)
      let derived = button(
        SDL_MOUSEBUTTONDOWN, 100, 150, by: &translator, device: sluice_touch_mouse())

      #expect(
        press == [.pointer(.down, device: .touch, finger: 7, location: Point(x: 100, y: 150))])
      #expect(derived == [])
    }
  }

  @Test("Positions are relative to the area of the window, and a press outside it is no input")
  func area() throws {
    try withWindow { _, number in
      var translator = InputTranslator(
        window: number, area: Rect(x: 100, y: 50, width: 200, height: 200))

      #expect(button(SDL_MOUSEBUTTONDOWN, 20, 20, by: &translator) == [])
      #expect(button(SDL_MOUSEBUTTONUP, 120, 60, by: &translator) == [])
      #expect(
        button(SDL_MOUSEBUTTONDOWN, 120, 60, by: &translator)
          == [.pointer(.down, device: .mouse, finger: 0, location: Point(x: 20, y: 10))])
    }
  }

  @Test("A new scale or area counts from the next event on")
  func moved() throws {
    try withWindow { _, number in
      var translator = InputTranslator(window: number)
      translator.scale = 2
      translator.area = Rect(x: 100, y: 50, width: 200, height: 200)

      #expect(
        button(SDL_MOUSEBUTTONDOWN, 120, 60, by: &translator)
          == [.pointer(.down, device: .mouse, finger: 0, location: Point(x: 10, y: 5))])
    }
  }

  @Test("A pressed finger keeps its point when the area moves, and the next press does not")
  func movedDuringPress() throws {
    try withWindow { _, number in
      var translator = InputTranslator(
        window: number, area: Rect(x: 0, y: 0, width: 200, height: 200))
      let input = { (phase: PointerEvent.Phase, x: Double) in
        [InputEvent.pointer(phase, device: .touch, finger: 7, location: Point(x: x, y: 75))]
      }

      #expect(finger(SDL_FINGERDOWN, 0.25, 0.25, by: &translator) == input(.down, 100))
      translator.area = Rect(x: 50, y: 0, width: 200, height: 200)
      #expect(finger(SDL_FINGERMOTION, 0.25, 0.25, by: &translator) == input(.move, 100))
      #expect(finger(SDL_FINGERUP, 0.375, 0.25, by: &translator) == input(.up, 150))
      #expect(finger(SDL_FINGERDOWN, 0.25, 0.25, by: &translator) == input(.down, 50))
    }
  }

  @Test("A wheel, a key with its modifiers, text and a composition are input")
  func keys() throws {
    try withWindow { _, number in
      var translator = InputTranslator(window: number)
      let wheel = inputs(SDL_MOUSEWHEEL, by: &translator) { event in
        (event.wheel.preciseX, event.wheel.preciseY, event.wheel.y) = (0, -1, -1)
      }
      let text = inputs(SDL_TEXTINPUT, by: &translator) { event in
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "é".utf8) }
      }
      let composition = inputs(SDL_TEXTEDITING, by: &translator) { event in
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: "に".utf8) }
      }
      let key = inputs(SDL_KEYDOWN, by: &translator) { event in
        event.key.keysym.sym = Int32(bitPattern: SDLK_LEFT.rawValue)
        event.key.keysym.mod = UInt16(KMOD_LALT.rawValue)
      }

      #expect(wheel == [.wheel(right: 0, down: 1)])
      #expect(key == [.key(KeyPress("Left", modifiers: [.alt]))])
      #expect(text == [.text("é")])
      #expect(composition == [.composition(TextComposition("に", selected: 0..<0))])
    }
  }

  @Test("Ctrl+V becomes the clipboard's text, or a key if the clipboard is empty")
  func paste() throws {
    try withWindow { _, number in
      var translator = InputTranslator(window: number)
      let press = { (translator: inout InputTranslator) in
        inputs(SDL_KEYDOWN, by: &translator) { event in
          event.key.keysym.sym = Int32(bitPattern: SDLK_v.rawValue)
          event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
        }
      }

      SDL_SetClipboardText("")
      #expect(press(&translator) == [.key(KeyPress("V", modifiers: [.ctrl]))])
      SDL_SetClipboardText("Juna")
      #expect(press(&translator) == [.text("Juna")])
      SDL_SetClipboardText("")
    }
  }

  @Test("Changes of the focus and of the size are input; events of other windows are not")
  func window() throws {
    try withWindow { hosted, number in
      var translator = InputTranslator(window: number, scale: 2)
      let change = { (kind: SDL_WindowEventID, window: UInt32, translator: inout InputTranslator) in
        inputs(SDL_WINDOWEVENT, by: &translator) { event in
          (event.window.windowID, event.window.event) = (window, UInt8(kind.rawValue))
        }
      }

      #expect(change(SDL_WINDOWEVENT_FOCUS_LOST, number, &translator) == [.focus(false)])
      #expect(change(SDL_WINDOWEVENT_FOCUS_LOST, number + 1, &translator) == [])
      SDL_SetWindowSize(hosted.window, 600, 500)
      #expect(
        change(SDL_WINDOWEVENT_SIZE_CHANGED, number, &translator)
          == [.resize(Size(width: 300, height: 250))])
      #expect(inputs(SDL_QUIT, by: &translator) == [])
      #expect(change(SDL_WINDOWEVENT_CLOSE, number, &translator) == [])
    }
  }

  @Test("A click that is translated and sent to a session pushes a page, as a click on a host does")
  func sending() throws {
    try withWindow { hosted, number in
      var translator = InputTranslator(window: number)
      let session = hosted.session
      let (x, y) = HostedWindow.button

      for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
        for input in button(type, x, y, by: &translator) {
          #expect(session.send(input, at: session.context.clock.now))
        }
      }
      hosted.settle()

      #expect(hosted.top == "second")
    }
  }
}
