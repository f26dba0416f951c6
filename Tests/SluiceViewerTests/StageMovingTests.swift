import FlowCore
import FlowSDL
import FlowUI
import SluiceViewer
import Testing

/// Tests of a zoomed stage that is moved with the mouse.
@Suite struct StageMovingTests {
  private func zoomed() throws -> (harness: ViewerHarness, stage: Rect) {
    let harness = try ViewerHarness("library")
    // Reading the scroll bars causes the first layout, which measures the area for the stage.
    try #require(harness.scrollBars.isEmpty)
    for _ in 0..<3 { try harness.key("Ctrl++") }
    return (harness, frame(of: harness))
  }

  private func frame(of harness: ViewerHarness) -> Rect { harness.pageFrame }

  private func wheel(
    _ harness: ViewerHarness, _ down: Double, at point: Point,
    _ modifiers: Set<KeyPress.Modifier> = []
  ) -> Bool {
    harness.app.handle(.wheel(right: 0, down: down, location: point, modifiers: modifiers))
  }

  @Test("Over the page the wheel belongs to the flow, and with Shift it moves a large stage")
  func wheel() throws {
    let (harness, before) = try zoomed()
    let point = try harness.stage(0.5, 0.5)

    #expect(!wheel(harness, 1, at: point))
    #expect(frame(of: harness) == before)
    #expect(wheel(harness, 1, at: point, [.shift]))

    #expect(frame(of: harness) == before.moved(by: Vector(dx: 0, dy: -50)))
  }

  @Test("Beside the page the wheel moves a large stage, and a stage that fits stays in the middle")
  func beside() throws {
    let (harness, before) = try zoomed()
    let beside = Point(x: before.minX - 30, y: before.midY)

    #expect(wheel(harness, -1, at: beside))
    #expect(frame(of: harness) == before.moved(by: Vector(dx: 0, dy: 50)))
    try harness.key("Ctrl+0")
    let fitting = frame(of: harness)

    #expect(!wheel(harness, -1, at: beside))
    #expect(frame(of: harness) == fitting)
  }

  @Test("A stage moves only until its edge is visible, and comes back with the next step")
  func limit() throws {
    let (harness, _) = try zoomed()
    let point = try harness.stage(0.5, 0.5)
    let room = try #require(harness.app.session.layerTree.root.roomFrame)
    for _ in 0..<99 { _ = wheel(harness, -1, at: point, [.shift]) }
    let top = frame(of: harness)

    _ = wheel(harness, -1, at: point, [.shift])
    #expect(frame(of: harness) == top)
    #expect((room.minY..<room.midY).contains(top.minY))
    _ = wheel(harness, 1, at: point, [.shift])

    #expect(frame(of: harness) == top.moved(by: Vector(dx: 0, dy: -50)))
  }

  @Test("Each step of a wheel zooms, also if several of them come before the next frame")
  func steps() throws {
    let (fast, _) = try zoomed()
    let (slow, _) = try zoomed()
    let point = try fast.stage(0.5, 0.3)

    for _ in 1...3 { _ = wheel(fast, -1, at: point, [.ctrl]) }
    for _ in 1...3 {
      _ = wheel(slow, -1, at: point, [.ctrl])
      #expect(frame(of: slow).size.width > 0)
    }

    #expect(frame(of: fast) == frame(of: slow))
  }

  @Test("Ctrl and the wheel zoom at the mouse: the point under it stays", arguments: [-1.0, 1])
  func zoom(down: Double) throws {
    let (harness, before) = try zoomed()
    let point = Point(x: before.midX + 20, y: before.midY - 100)
    let fraction = (point.y - before.minY) / before.size.height

    #expect(wheel(harness, down, at: point, [.ctrl]))

    let after = frame(of: harness)
    #expect(abs(after.size.height / before.size.height - (down < 0 ? 1.2 : 1 / 1.2)) < 0.01)
    // The stage's edges are on whole points, so the point under the mouse may be off by one.
    #expect(abs((point.y - after.minY) / after.size.height - fraction) * after.size.height <= 1)
  }

  @Test("Scrolling to the side with Ctrl does not zoom: the stage still fits a smaller window")
  func sideways() throws {
    let (scrolled, plain) = (try ViewerHarness("library"), try ViewerHarness("library"))
    try #require(scrolled.scrollBars.isEmpty)
    let point = try scrolled.stage(0.5, 0.5)

    #expect(scrolled.app.handle(.wheel(right: 1, down: 0, location: point, modifiers: [.ctrl])))
    for harness in [scrolled, plain] {
      harness.send(.resize(Size(width: 1280, height: 600)))
      harness.wait(100)
    }

    #expect(frame(of: scrolled) == frame(of: plain))
  }

  @Test("A stage that fits only below the smallest zoom step grows only when it is zoomed in")
  func huge() throws {
    let harness = try ViewerHarness("library")
    try harness.click("Phone, 390 × 844")
    harness.wait(100)
    harness.send(.text("4000x4000"))
    try harness.key("Return")
    harness.wait(300)
    let before = frame(of: harness)
    try #require(before.size.width < 1000)
    let point = try harness.stage(0.5, 0.5)

    #expect(wheel(harness, 1, at: point, [.ctrl]))
    #expect(frame(of: harness) == before)
    #expect(wheel(harness, -1, at: point, [.ctrl]))

    #expect(abs(frame(of: harness).size.width / before.size.width - 1.2) < 0.01)
  }

  @Test("Dragging with the middle button moves the stage, and the flow gets nothing of it")
  func middle() throws {
    let (harness, before) = try zoomed()
    let point = try harness.stage(0.5, 0.5)
    let events = harness.app.events.count

    #expect(harness.app.handle(.button(.middle, isDown: true, location: point)))
    #expect(harness.app.handle(.move(Point(x: point.x, y: point.y + 40))))
    #expect(harness.app.handle(.button(.middle, isDown: false, location: point)))

    #expect(frame(of: harness) == before.moved(by: Vector(dx: 0, dy: 40)))
    #expect(harness.app.events.count == events)
  }

  @Test("Space that is held to move the stage does not pause; Space alone pauses when released")
  func space() throws {
    let (harness, before) = try zoomed()
    let point = try harness.stage(0.5, 0.5)

    #expect(harness.app.handle(.key(KeyPress("Space"))))
    #expect(harness.app.handle(.button(.primary, isDown: true, location: point)))
    #expect(harness.app.handle(.move(Point(x: point.x, y: point.y - 30))))
    #expect(harness.app.handle(.button(.primary, isDown: false, location: point)))
    #expect(harness.app.handle(.keyReleased("Space")))
    #expect(frame(of: harness) == before.moved(by: Vector(dx: 0, dy: -30)))
    #expect(!harness.app.isPaused)

    #expect(harness.app.handle(.key(KeyPress("Space"))))
    #expect(!harness.app.isPaused)
    #expect(harness.app.handle(.keyReleased("Space")))
    #expect(harness.app.isPaused)
  }

  @Test("Space goes to a control on the stage that has the focus, and to a field that is edited")
  func focused() throws {
    let harness = try ViewerHarness("checkout")
    try harness.key("Tab")
    #expect(!harness.app.handle(.key(KeyPress("Space"))))

    try harness.key("/")
    #expect(!harness.app.handle(.key(KeyPress("Space"))))
    #expect(!harness.app.handle(.keyReleased("Space")))
    #expect(!harness.app.isPaused)
  }

  @Test("A scroll bar at the edge of the room moves the stage, and is there only if it is needed")
  func bar() throws {
    let harness = try ViewerHarness("library")
    #expect(harness.scrollBars.isEmpty)
    for _ in 0..<3 { try harness.key("Ctrl++") }
    let thumb = try #require(harness.scrollBars.last)
    let before = frame(of: harness)

    let grip = Point(x: thumb.midX, y: thumb.midY)
    harness.mouse(.down, grip)
    harness.mouse(.move, Point(x: grip.x, y: grip.y - 1000))
    harness.mouse(.up, Point(x: grip.x, y: grip.y - 1000))

    #expect(frame(of: harness).minY > before.minY)
    #expect(try #require(harness.scrollBars.last).minY < thumb.minY)
  }
}

extension ViewerHarness {
  /// The frame of the whole page in the window, including parts outside the area for the stage.
  fileprivate var pageFrame: Rect {
    guard let origin = app.session.layerTree.root.roomFrame?.origin,
      let page = app.session.layerTree.root.stagePage
    else { return Rect(.zero) }
    return page.moved(by: Vector(dx: origin.x, dy: origin.y))
  }

  /// The thumbs of the stage's scroll bars.
  fileprivate var scrollBars: [Rect] {
    app.session.layerTree.root.all.filter { $0.name == "stageScrollBar" }.compactMap {
      if case .roundedRectangle(let rect, _, _) = $0.drawings.first { rect } else { nil }
    }
  }
}

extension Layer {
  fileprivate var all: [Layer] { [self] + sublayers.flatMap(\.all) }

  /// The frame of the layer named `room`, relative to this layer.
  fileprivate var roomFrame: Rect? {
    for layer in sublayers {
      if layer.name == "room" { return Rect(origin: layer.offset, layer.size) }
      if let inner = layer.roomFrame {
        return inner.moved(by: Vector(dx: layer.offset.x, dy: layer.offset.y))
      }
    }
    return nil
  }

  /// The frame of the page, relative to the layer named `room`.
  fileprivate var stagePage: Rect? {
    all.first { $0.name == "room" }?.sublayers.first.map { Rect(origin: $0.offset, $0.size) }
  }
}

extension Rect {
  fileprivate init(origin: Point, _ size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}
