import FlowCore
import FlowDemos
import FlowSDL
import FlowUI
import Foundation
import SDLWindow
import SluiceViewer

/// The program with windows in memory that receive random input, for tests that kill it at any
/// instant or make system calls fail.
///
/// Arguments are those of the program. `PROBE_SEED` selects the random input, and `PROBE_EVENTS` is
/// the number of inputs before the window is closed: as by a signal if `PROBE_END` is `signal`, and
/// otherwise as by a person. `PROBE_KEYS` are letters that are pressed with Ctrl after the random
/// input, such as `RS`; those before a hyphen are pressed before the random input. `PROBE_DEMO` is
/// a demo that is opened, as a person does, in the middle of the random input.
@main
enum RunProbe {
  @MainActor
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["PROBE_SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["PROBE_EVENTS"].flatMap(Int.init) ?? 40
    WindowOpening.open = { session, _, options throws(WindowError) in
      let size = session.size
      let window = HeadlessWindow(width: Int(size.width), height: Int(size.height))
      // In the viewer, input beside the stage could open another demo.
      let isViewer = size.width > 1000
      var input = ProbeInput(
        seed: seed,
        area: isViewer ? Rect(x: 440, y: 120, width: 340, height: 500) : Rect(size))
      let keys = (environment["PROBE_KEYS"] ?? "").split(
        separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      let isSplit = keys.count > 1
      input.press(isSplit ? keys[0] : "", in: window)
      input.send(count / 2, to: window)
      if let demo = environment["PROBE_DEMO"] { input.open(demo, in: window) }
      input.send(count - count / 2, to: window)
      input.press(keys.last ?? "", in: window)
      input.close(window)
      if environment["PROBE_END"] == "signal" { window.isAskedToEnd = true }
      return FlowWindow(session, in: window, fit: options.fit) { _ in }
    }
    Viewer.run(.sluice)
  }
}

struct ProbeInput {
  private var state: UInt64
  private let area: Rect
  private var time = Duration.milliseconds(50)

  init(seed: UInt64, area: Rect) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.area = area
  }

  /// Presses Ctrl with each letter.
  @MainActor
  mutating func press(_ letters: some StringProtocol, in window: HeadlessWindow) {
    for letter in letters {
      window.send(
        .key(
          String(letter), alt: false, control: true, shift: false, gui: false, isRepeat: false),
        at: time)
      time += .milliseconds(100)
    }
  }

  @MainActor
  mutating func open(_ demo: String, in window: HeadlessWindow) {
    key("/", window)
    // The key's own text, which the shortcut swallows.
    window.send(.text("/"), at: time)
    time += .milliseconds(300)
    window.send(.text(demo), at: time)
    time += .milliseconds(300)
    key("Return", window)
    time += .milliseconds(700)
  }

  @MainActor
  func close(_ window: HeadlessWindow) { window.send(.quit, at: time) }

  @MainActor
  mutating func send(_ count: Int, to window: HeadlessWindow) {
    for _ in 0..<count {
      switch random(10) {
      case 0...3: click(window)
      case 4...6: drag(window)
      case 7: key(["Escape", "Down", "Up"][random(3)], window)
      case 8: window.send(.text("a\(random(100))"), at: time)
      default: window.send(.wheel(right: 0, down: Double(random(5)) - 2), at: time)
      }
      time += .milliseconds(20 + random(300))
    }
  }

  private mutating func random(_ count: Int) -> Int {
    // A linear congruential generator (Knuth), whose upper bits are random enough.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  private var horizontal: Int { mutating get { Int(area.minX) + random(Int(area.size.width)) } }
  private var vertical: Int { mutating get { Int(area.minY) + random(Int(area.size.height)) } }

  @MainActor
  private mutating func click(_ window: HeadlessWindow) {
    let (x, y) = (horizontal, vertical)
    for isDown in [true, false] {
      window.send(.button(1, isDown: isDown, x: x, y: y, shift: false), at: time)
      time += .milliseconds(40)
    }
  }

  @MainActor
  private mutating func drag(_ window: HeadlessWindow) {
    let (start, y) = (horizontal, vertical)
    window.send(.button(1, isDown: true, x: start, y: y, shift: false), at: time)
    for step in 1...10 {
      time += .milliseconds(10)
      window.send(.mouseMoved(x: start + step * 15, y: y), at: time)
    }
    window.send(.button(1, isDown: false, x: start + 150, y: y, shift: false), at: time)
  }

  @MainActor
  private func key(_ name: String, _ window: HeadlessWindow) {
    window.send(
      .key(name, alt: false, control: false, shift: false, gui: false, isRepeat: false), at: time)
  }
}
