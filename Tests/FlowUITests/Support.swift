import FlowCore
import FlowUI
import Testing

/// A white page with pointer responders.
final class Page: ScreenContent {
  let name: String
  var responders: [any PointerResponder] = []
  init(_ name: String) { self.name = name }

  func page(in context: LayoutContext) -> Layer {
    Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), colour: .white)])
  }
}

/// Two pages in a session; a drag from the edge pops the upper one.
final class TwoPages {
  let context = FlowContext()
  let session: FlowSession
  let controller: NavigationController
  private(set) var events: [String] = []
  private var edge: EdgeSwipeInteractor?

  init(width: Double = 800, isPushed: Bool = true) throws {
    controller = NavigationController(root: Page("lower"), context: context)
    session = FlowSession(
      navigation: controller, size: Size(width: width, height: 600),
      measuring: SquareMeasuring())
    let upper = Page("upper")
    let edge = EdgeSwipeInteractor(
      transition: PopTransition(from: upper) { [unowned self] in
        controller.transitionProvider = self.edge?.transition
        _ = try? controller.pop()
      })
    self.edge = edge
    upper.responders = [edge]
    context.trace.send { [weak self] in self?.events.append("\($0.verb) \($0.subject)") }
    if isPushed { try controller.push(upper, animated: false) }
  }

  func at(_ milliseconds: Int) -> Instant { Instant.zero.advanced(by: .milliseconds(milliseconds)) }

  func mouse(_ phase: PointerEvent.Phase, _ x: Double, _ milliseconds: Int) {
    session.send(
      .pointer(phase, device: .mouse, finger: 0, location: Point(x: x, y: 300)),
      at: at(milliseconds))
  }

  func settle() {
    while let deadline = session.deadline { session.advance(to: deadline) }
  }

  /// The x coordinate of the left edge of each visible page, by name.
  var edges: [String: Double] {
    let layers = session.layerTree.root.sublayers
    return Dictionary(layers.map { ($0.name, $0.offset.x) }) { first, _ in
      Issue.record("two layers have one name: \(layers.map(\.name))")
      return first
    }
  }
}
