import FlowCore
import FlowSDL
import FlowUI
import SDLWindow
import Testing

private final class FieldPage: ComposedScreen {
  let name = "field"
  let field = TextFieldState("Elm Street")

  func body(in context: LayoutContext) -> [any Element] { TextField("Street", state: field) }
}

/// Tests of the scale, the detailed input and the primary selection of a window in memory.
@MainActor
@Suite struct ContentScaleTests {
  private let page = FieldPage()
  private let window = HeadlessWindow(width: 800, height: 600)

  private func open(scale: Double? = 1) throws -> (FlowWindow, FlowSession) {
    let session = FlowSession(
      navigation: NavigationController(root: page, context: FlowContext()),
      size: Size(width: 800, height: 600), measuring: try GlyphLibrary(try FontChoice()))
    let flowWindow = FlowWindow(
      session, in: window, fit: .following(minimum: Size(width: 300, height: 200)),
      contentScale: scale, warn: { Issue.record("\($0)") })
    return (flowWindow, session)
  }

  private func flowWindow(scale: Double? = 1) throws -> FlowWindow { try open(scale: scale).0 }

  private var frameSize: Size? { window.frames.last?.tree.root.size }

  @Test("A scaled window shows fewer points, and its smallest size grows with the scale")
  func scale() throws {
    let flowWindow = try flowWindow(scale: 2)
    try flowWindow.step(to: .zero)
    #expect(frameSize == Size(width: 400, height: 300))

    flowWindow.setContentScale(1.25)
    try flowWindow.step(to: .zero)

    #expect(frameSize == Size(width: 640, height: 480))
    #expect(window.minimumSize == Size(width: 375, height: 250))
  }

  @Test("Without a chosen scale, the one that the desktop requests is used")
  func desktop() throws {
    window.desktopScale = 1.5

    let flowWindow = try flowWindow(scale: nil)
    try flowWindow.step(to: .zero)

    #expect(flowWindow.contentScale == 1.5)
    let size = try #require(frameSize)
    #expect(abs(size.width - 800 / 1.5) < 1e-9 && abs(size.height - 400) < 1e-9)
  }

  @Test("In a scaled window, positions of the mouse are in points")
  func mouse() throws {
    let flowWindow = try flowWindow(scale: 2)
    var heard: [WindowInput] = []
    flowWindow.onWindowInput = {
      heard.append($0)
      return true
    }

    window.send(.mouseMoved(x: 100, y: 60), at: .zero)
    window.send(.wheel(right: 0, down: 1, shift: true), at: .zero)
    window.send(.button(3, isDown: true, x: 100, y: 60, shift: false), at: .zero)
    window.send(.keyReleased("Space"), at: .zero)
    try flowWindow.step(to: .zero)

    let location = Point(x: 50, y: 30)
    #expect(
      heard == [
        .move(location), .wheel(right: 0, down: 1, location: location, modifiers: [.shift]),
        .button(.secondary, isDown: true, location: location), .keyReleased("Space"),
      ])
  }

  @Test("Selected text becomes the primary selection, and remains so after it is deselected")
  func selection() throws {
    let flowWindow = try flowWindow()
    page.field.hasFocus = true
    for name in ["A", "End"] {
      window.send(
        .key(name, alt: false, control: name == "A", shift: false, gui: false, isRepeat: false),
        at: .zero)
      try flowWindow.step(to: .zero)
      #expect(window.primarySelection == "Elm Street")
    }
  }

  @Test("A click with the middle button in a field inserts the primary selection there")
  func middle() throws {
    let (flowWindow, session) = try open()
    window.primarySelection = "12 "
    try flowWindow.step(to: .zero)
    let field = try #require(
      session.accessibilityTree.all.first { $0.role == .textField }
    ).frame

    let location = (x: Int(field.minX) + 1, y: Int(field.midY))
    for isDown in [true, false] {
      window.send(
        .button(2, isDown: isDown, x: location.x, y: location.y, shift: false), at: .zero)
    }
    try flowWindow.step(to: .zero)

    #expect(page.field.text == "12 Elm Street")
  }

  @Test("Where no text can be inserted, a click with the middle button does nothing")
  func elsewhere() throws {
    let flowWindow = try flowWindow()
    window.primarySelection = "12 "
    try flowWindow.step(to: .zero)

    for isDown in [true, false] {
      window.send(.button(2, isDown: isDown, x: 400, y: 500, shift: false), at: .zero)
    }
    try flowWindow.step(to: .zero)

    #expect(page.field.text == "Elm Street")
  }
}
