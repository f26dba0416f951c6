internal import FlowCore
internal import FlowDemos
package import FlowSDL
internal import FlowUI
internal import SDLWindow
internal import SluiceViewer

/// Performs acts on a viewer in a window in memory, one after another, and after each act checks
/// what must always hold.
///
/// Time passes only as acts take time, so that the same acts always have the same effects.
@MainActor
package final class Monkey {
  /// The number of events that were sent, the first fault, if any, and the last acts before it.
  package struct Result: Hashable, Sendable {
    package var events = 0
    package var fault: String?
    package var lastActs: [String] = []
  }

  private static let remembered = 30

  let app: ViewerApp
  let window: HeadlessWindow
  let glyphs: GlyphLibrary
  let pictures: String
  let demos = Catalogue.sluice.demos

  private let flowWindow: FlowWindow
  private let gates = GateCheck()
  private var acts: ArraySlice<Act>
  private var result = Result()
  private let onAct: (String) -> Void

  /// Creates a monkey whose viewer depends on a seed.
  ///
  /// - Parameter seed: Selects the first demo, the language, and how often the panels are updated.
  package init(
    _ acts: [Act], seed: UInt64, glyphs: GlyphLibrary, pictures: String,
    onAct: @escaping (String) -> Void = { _ in }
  ) {
    self.acts = acts[...]
    self.glyphs = glyphs
    self.pictures = pictures
    self.onAct = onAct
    let demo = demos[Int(seed % UInt64(demos.count))]
    app = ViewerApp(
      .sluice, demo: demo.id, language: seed.isMultiple(of: 5) ? .german : nil, glyphs: glyphs,
      pictures: pictures)
    // Half of the viewers update their panels as rarely as in a window on a desktop.
    if seed.isMultiple(of: 2) { app.panelInterval = .milliseconds(200) }
    window = HeadlessWindow(width: 1280, height: 860)
    window.keepsFrames = false
    flowWindow = FlowWindow(
      app.session, in: window, fit: .following(minimum: Size(width: 720, height: 560))
    ) { _ in }
    app.follow(flowWindow)
    app.toggleFullScreen = { [weak self] in self?.toggleFullScreen() }
    window.onIdle = { [weak self] in self?.goOn() }
  }

  /// Carries out all acts, up to the first fault.
  package func run() throws -> Result {
    try flowWindow.run()
    return result
  }

  // MARK: Acts

  private func goOn() {
    if let fault = gates.fault(in: app) ?? FrameCheck.fault(in: app, window) {
      return end(with: fault)
    }
    if let following {
      self.following = nil
      return following()
    }
    guard let act = acts.popFirst() else { return window.send(.quit, at: window.time) }
    remember(act)
    perform(act)
  }

  private func remember(_ act: Act) {
    let text = String("\(act)".prefix(200))
    onAct(text)
    if result.lastActs.count == Self.remembered { result.lastActs.removeFirst() }
    result.lastActs.append(text)
  }

  private func end(with fault: String) {
    result.fault = fault
    window.send(.quit, at: window.time)
  }

  func check(_ fault: String?) {
    if let fault { end(with: fault) } else { wait(milliseconds: 1) }
  }

  // MARK: Events

  /// Schedules an event a number of milliseconds after the last scheduled one.
  func send(_ event: Event, after milliseconds: Int = 1) {
    next = max(next, window.time) + .milliseconds(milliseconds)
    window.send(event, at: next)
    result.events += 1
  }

  func wait(milliseconds: Int) {
    next = max(next, window.time) + .milliseconds(milliseconds)
    window.send(.other, at: next)
  }

  /// The rest of an act, which is carried out once all scheduled events have been handled.
  var following: (() -> Void)?

  private var next = Duration.zero

  private func toggleFullScreen() {
    flowWindow.isFullScreen.toggle()
    app.fillDisplay(flowWindow.isFullScreen)
    let size = flowWindow.normalSize
    window.size =
      flowWindow.isFullScreen ? (1920, 1080) : (Int(size.width), Int(size.height))
    send(.resized)
  }

  var pressedButtons: Set<Int> = [] {
    didSet { window.isLeftButtonDown = pressedButtons.contains(1) }
  }
  var pressedFingers: Set<Int> = []
  /// The point in the window at which the mouse was last pressed or to which it was dragged.
  var lastPoint = Point.zero
}
