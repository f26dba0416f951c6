import FlowCore
import FlowUI
import Testing

/// A flow in a session of 800 by 600 points, with a clock and methods that send input.
final class InputDriver {
  let context: FlowContext
  let controller: NavigationController
  let session: FlowSession
  private(set) var lines: [TraceLine] = []
  private var milliseconds = 0

  /// Creates a flow of one screen in a new context, or in `shared`, the context of the flows within
  /// the screen.
  init(
    on screen: any Screen, in shared: FlowContext? = nil, reducesMotion: Bool = false,
    measuring: any TextMeasuring = SquareMeasuring()
  ) {
    context = shared ?? FlowContext(reducesMotion: reducesMotion)
    controller = NavigationController(root: screen, context: context)
    session = FlowSession(
      navigation: controller, size: Size(width: 800, height: 600),
      measuring: measuring)
    context.trace.send { [weak self] in self?.lines.append($0) }
  }

  convenience init(_ names: String..., reducesMotion: Bool = false) throws {
    self.init(on: OfferingPage("root"), reducesMotion: reducesMotion)
    for name in names { try controller.push(OfferingPage(name), .immediate) }
    lines = []
  }

  func wait(_ milliseconds: Int) {
    self.milliseconds += milliseconds
    session.advance(to: now)
  }

  var now: Instant { Instant.zero.advanced(by: .milliseconds(milliseconds)) }

  func mouse(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 300) {
    session.send(.pointer(phase, device: .mouse, finger: 0, location: Point(x: x, y: y)), at: now)
  }

  func touch(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 300) {
    session.send(.pointer(phase, device: .touch, finger: 1, location: Point(x: x, y: y)), at: now)
  }

  func type(_ text: String) { session.send(.text(text), at: now) }

  func click(_ x: Double, _ y: Double = 300) {
    mouse(.down, x, y)
    wait(50)
    mouse(.up, x, y)
  }

  /// Drags vertically by `distance` points every 10 ms, without releasing.
  func drag(down distance: Double, from y: Double = 300, steps: Int = 20) {
    mouse(.down, 400, y)
    for step in 1...steps {
      wait(10)
      mouse(.move, 400, y + distance * Double(step))
    }
  }

  /// Drags from one point to another, without releasing the mouse button.
  func drag(from start: Point, to end: Point) {
    mouse(.down, start.x, start.y)
    for step in 1...20 {
      wait(16)
      let part = Double(step) / 20
      mouse(
        .move, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
    wait(200)
  }

  func drag(from start: Double, to end: Double) {
    drag(from: Point(x: start, y: 300), to: Point(x: end, y: 300))
  }

  /// Scrolls by steps of a wheel, each of which is 50 points.
  func wheel(_ right: Double, _ down: Double = 0) {
    session.send(.wheel(right: right, down: down), at: now)
  }

  func key(_ name: String) throws {
    session.send(.key(try #require(KeyPress(parsing: name))), at: now)
  }

  /// Waits for 3 s, in which a transition with the default timing settles.
  func settle() { wait(3000) }

  var names: [String] { controller.stack.map(\.name) }
  var verbs: [String] { lines.map(\.verb) }
  var refusals: [String] { lines.filter { $0.verb == "refused" }.map(\.details) }
}

/// A page whose next screen, if it has a `proposal`, is a page of that name.
final class OfferingPage: ScreenContent {
  let name: String
  var proposal: String?
  var allowsGoingBack = true
  init(_ name: String) { self.name = name }

  func page(in context: LayoutContext) -> Layer {
    Layer(name: name, kind: .page, size: context.size)
  }

  func makeNextScreen() -> (any Screen)? { proposal.map(OfferingPage.init) }
}

extension InputDriver {
  func top() throws -> OfferingPage { try #require(controller.top as? OfferingPage) }

  func presented() throws -> NavigationController {
    let flow = NavigationController(
      root: OfferingPage("sheet"), context: context, isVisible: false)
    try controller.present(flow, .immediate)
    return flow
  }
}
