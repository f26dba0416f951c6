internal import FlowCore
internal import FlowSDL
internal import FlowUI
internal import Foundation
internal import SDLWindow
internal import SluiceViewer

extension Monkey {
  func perform(_ act: Act) {
    switch act {
    case .move(let spot):
      move(to: point(of: spot))
    case .press(let spot, let button):
      press(button, at: point(of: spot))
    case .release(let button):
      release(button)
    case .click(let spot, let times, let button):
      for _ in 0..<times { click(at: point(of: spot), button: button) }
    case .drag(let from, let to, let steps, let releases):
      drag(from: point(of: from), to: point(of: to), steps: steps, releases: releases)
    case .finger(let finger, let phase, let spot):
      touch(finger, phase, point(of: spot))
    case .swipe(let finger, let from, let to, let steps, let releases):
      swipe(finger, from: point(of: from), to: point(of: to), steps: steps, releases: releases)
    case .wheel(let right, let down):
      send(.wheel(right: right, down: down))
    case .key(let key, let times):
      for _ in 0..<times { press(key) }
    case .type(let text):
      send(.text(text))
    case .compose(let text, let selected):
      send(.composition(text, selected: selected))
    case .paste(let text):
      window.clipboard = text
      press(Self.pasteKey)
    case .copyAndPasteLink:
      press(KeyPress("L", modifiers: [.ctrl]))
      press(Self.pasteKey)
    case .control(let index, let fraction, let area):
      useControl(index, at: fraction, in: area)
    case .scrubTimeLine(let from, let to):
      scrubTimeLine(from, to)
    case .palette(let query):
      choose(query)
    case .demo(let fraction):
      choose(demos[Int(fraction * Double(demos.count))].title)
    case .resize, .scale, .fullScreen, .focus, .hide, .show, .loseTextures, .prefer, .drop, .wait:
      performOnWindow(act)
    case .checkSettled:
      settle()
    case .replay:
      check(ReplayCheck.fault(in: app, glyphs: glyphs, pictures: pictures))
    case .checkCaches:
      // A second after everything has settled, the stage's clock stops, and the viewer updates the
      // time that it shows.
      wait(milliseconds: 1500)
      following = { [weak self] in self.map { $0.check(FrameCheck.staleness(in: $0.app)) } }
    }
  }

  private func performOnWindow(_ act: Act) {
    switch act {
    case .resize(let width, let height):
      window.size = (width, height)
      send(.resized)
    case .scale(let scale):
      window.scale = scale
      send(.resized)
    case .fullScreen: press(KeyPress("F11"))
    case .focus(let hasFocus): send(.focus(hasFocus))
    case .hide: send(.hidden)
    case .show: send(.exposed)
    case .loseTextures: send(.deviceReset)
    case .prefer(let dark, let contrast, let reducedMotion):
      let preferences = Preferences(
        isDark: dark, hasHighContrast: contrast, reducesMotion: reducedMotion,
        language: app.session.preferences.language)
      app.session.context.preferences = preferences
      send(.exposed)
    case .drop(let fraction): send(.dropped(file(fraction)))
    case .wait(let milliseconds): wait(milliseconds: milliseconds)
    default: preconditionFailure("\(act) is no act on the window")
    }
  }

  // MARK: Points

  private func point(of spot: Act.Spot) -> Point {
    switch spot {
    case .window(let x, let y):
      Point(x: x * Double(window.size.width), y: y * Double(window.size.height))
    case .stage(let x, let y):
      stageFrame.at(x, y)
    }
  }

  var stageFrame: Rect { frame(of: .stageGroup) ?? Rect(app.session.size) }

  func frame(of phrase: Phrase) -> Rect? {
    let name = app.session.context.strings[phrase]
    return app.session.accessibilityTree.all.first { $0.name == name }?.frame
  }

  /// The path of a file that the viewer has saved, or of a folder, a device or a missing file.
  private func file(_ fraction: Double) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
    let paths = (names.sorted().map { "\(pictures)/\($0)" }) + [pictures, "/dev/null", "/none"]
    return paths[Int(fraction * Double(paths.count))]
  }

  // MARK: The mouse

  func move(to point: Point, after milliseconds: Int = 4) {
    send(.mouseMoved(x: point.unitX, y: point.unitY), after: milliseconds)
  }

  /// The time between two moves of a drag, in milliseconds: fast mice report a thousand a second.
  private static func interval(steps: Int) -> Int { steps < 20 ? 8 : 1 }

  func press(_ button: Int, at point: Point) {
    move(to: point)
    pressedButtons.insert(button)
    lastPoint = point
    send(.button(button, isDown: true, x: point.unitX, y: point.unitY, shift: false))
  }

  func release(_ button: Int) {
    pressedButtons.remove(button)
    send(
      .button(button, isDown: false, x: lastPoint.unitX, y: lastPoint.unitY, shift: false), after: 8
    )
  }

  func click(at point: Point, button: Int = 1) {
    press(button, at: point)
    release(button)
  }

  func drag(from start: Point, to end: Point, steps: Int, releases: Bool) {
    press(1, at: start)
    for step in 1...steps {
      lastPoint = start.moved(towards: end, by: Double(step) / Double(steps))
      move(to: lastPoint, after: Self.interval(steps: steps))
    }
    if releases { release(1) }
  }

  // MARK: Fingers

  func touch(_ finger: Int, _ phase: Act.TouchPhase, _ point: Point) {
    if phase == .down { pressedFingers.insert(finger) }
    if phase == .up { pressedFingers.remove(finger) }
    let (x, y) = (point.x / Double(window.size.width), point.y / Double(window.size.height))
    send(.finger(phase.ofEvent, id: finger, x: x, y: y), after: 4)
  }

  private func swipe(_ finger: Int, from start: Point, to end: Point, steps: Int, releases: Bool) {
    touch(finger, .down, start)
    for step in 1...steps {
      touch(finger, .moved, start.moved(towards: end, by: Double(step) / Double(steps)))
    }
    if releases { touch(finger, .up, end) }
  }

  // MARK: Keys and controls

  private static let pasteKey = KeyPress("V", modifiers: [.ctrl])

  func press(_ key: KeyPress) {
    switch key.key {
    case "X1", "X2":
      send(.button(key.key == "X1" ? 4 : 5, isDown: true, x: 0, y: 0, shift: false))
    default:
      send(
        .key(
          key.key.replacing("_", with: " "), alt: key.modifiers.contains(.alt),
          control: key.modifiers.contains(.ctrl), shift: key.modifiers.contains(.shift),
          gui: key.modifiers.contains(.gui), isRepeat: false))
    }
  }

  private func useControl(_ index: Double, at fraction: Double, in area: Act.Area) {
    let tree = area == .viewer ? app.session.accessibilityTree : app.stageSession.accessibilityTree
    let controls = tree.all.filter { $0.role.isOperable && !$0.states.contains(.offscreen) }
    guard !controls.isEmpty else { return wait(milliseconds: 1) }
    let frame = controls[Int(index * Double(controls.count))].frame
    let point = frame.at(0.1 + 0.8 * fraction, 0.5)
    click(at: area == .viewer ? point : onWindow(point))
  }

  private func onWindow(_ point: Point) -> Point {
    let (frame, size) = (stageFrame, app.stageSession.size)
    return frame.at(point.x / max(1, size.width), point.y / max(1, size.height))
  }

  private func scrubTimeLine(_ from: Double, _ to: Double) {
    guard let frame = frame(of: .timeGroup) else { return wait(milliseconds: 1) }
    drag(from: frame.at(from, 0.5), to: frame.at(to, 0.5), steps: 2, releases: true)
  }

  private func choose(_ query: String) {
    press(KeyPress("P", modifiers: [.ctrl, .shift]))
    wait(milliseconds: 20)
    send(.text(query))
    press(KeyPress("Return"))
  }
}

extension Act.TouchPhase {
  fileprivate var ofEvent: Event.FingerPhase {
    switch self {
    case .down: .down
    case .moved: .moved
    case .up: .up
    }
  }
}

extension Rect {
  fileprivate func at(_ x: Double, _ y: Double) -> Point {
    Point(x: minX + x * size.width, y: minY + y * size.height)
  }
}

extension Point {
  fileprivate var unitX: Int { Int(x.rounded()) }
  fileprivate var unitY: Int { Int(y.rounded()) }

  fileprivate func moved(towards end: Point, by fraction: Double) -> Point {
    Point(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}
