import FlowCore
import FlowModel
import Testing

private enum RecognizerKind: String {
  /// Claims the press immediately.
  case knob
  case slider
  /// Pagers that show a middle page, the first page and the last page.
  case middlePage, firstPage, lastPage
  /// Scrollers in the middle of their text, and at its top.
  case middleText, topText
  case button
  case edge
}

/// Nested responders on a page, and a log of those that recognised a gesture.
private final class Page {
  private(set) var log: [String] = []
  private let clock = FlowClock()
  private let arena: GestureArena
  private var responders: [any PointerResponder] = []

  init(_ parts: [RecognizerKind]) {
    arena = GestureArena(clock: clock)
    responders = parts.map(responder)
  }

  func drag(from start: Point, through steps: [Vector], _ press: Press = Press()) {
    arena.begin(press.event(.down, start.x, start.y), responders: responders)
    var location = start
    for (index, step) in steps.enumerated() {
      location = Point(x: location.x + step.dx, y: location.y + step.dy)
      arena.send(press.event(.move, location.x, location.y, at: index + 1))
    }
    arena.send(press.event(.up, location.x, location.y, at: steps.count + 1))
  }

  private func responder(_ part: RecognizerKind) -> any PointerResponder {
    switch part {
    case .knob: Knob { [unowned self] in log.append("knob") }
    case .slider: pan(part, .horizontal)
    case .middlePage: pan(part, .horizontal)
    case .firstPage: pan(part, .leading)
    case .lastPage: pan(part, .trailing)
    case .middleText: pan(part, .vertical)
    case .topText: pan(part, .up)
    case .button: TapResponder { [unowned self] _ in log.append("button") }
    case .edge:
      EdgeResponder { [unowned self] pan in
        if pan.phase == .began { log.append("edge") }
      }
    }
  }

  private func pan(_ part: RecognizerKind, _ directions: PanDirections) -> PanResponder {
    PanResponder { _ in
      directions
    } onChange: { [unowned self] pan in
      if pan.phase == .began { log.append(part.rawValue) }
    }
  }
}

private final class Knob: PointerResponder {
  private let onPress: () -> Void
  init(onPress: @escaping () -> Void) { self.onPress = onPress }
  func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down { onPress() }
    return .claimed
  }
}

/// A drag over nested responders, and which of them should get it.
private nonisolated struct Priority: CustomTestStringConvertible {
  let title: String
  /// The responders, the innermost first.
  let parts: [RecognizerKind]
  /// The distance of the press from the stage's leading edge, in points.
  var x = 10.0
  /// The movements of the drag in points, away from the leading edge and down.
  let steps: [(Double, Double)]
  /// `nil` if no responder recognises a gesture.
  let winner: RecognizerKind?

  var testDescription: String { title }

  static let all = [
    Priority(
      title: "NF-I41 a control that claims at once", parts: [.knob, .slider, .edge],
      steps: [(50, 0)], winner: .knob),
    Priority(
      title: "NF-I41 a slider at the edge", parts: [.slider, .edge], steps: [(50, 0)],
      winner: .slider),
    Priority(
      title: "NF-I41 a slider at the edge, point by point", parts: [.slider, .edge],
      steps: Array(repeating: (1, 0), count: 50), winner: .slider),
    Priority(
      title: "a slider in a scroller, down", parts: [.slider, .middleText, .edge],
      steps: [(3, 50)], winner: .middleText),
    Priority(
      title: "a pager with a page there", parts: [.middlePage, .edge], steps: [(50, 0)],
      winner: .middlePage),
    Priority(
      title: "a pager at its end, from the edge", parts: [.firstPage, .edge], steps: [(50, 0)],
      winner: .edge),
    Priority(
      title: "a pager at its end, away from the edge", parts: [.firstPage, .edge], x: 200,
      steps: [(50, 0)], winner: nil),
    Priority(
      title: "a pager at its other end, from the edge", parts: [.lastPage, .edge],
      steps: [(50, 0)], winner: .lastPage),
    Priority(
      title: "a pager at its end, first forward and then back", parts: [.firstPage, .edge], x: 20,
      steps: [(-8, 0), (100, 0)], winner: .firstPage),
    Priority(
      title: "NF-I19 a scroller, mostly down", parts: [.middleText, .edge], steps: [(10, 12.1)],
      winner: .middleText),
    Priority(
      title: "a scroller, mostly across", parts: [.middleText, .edge], steps: [(12.1, 10)],
      winner: .edge),
    Priority(
      title: "a scroller, between the axes, across first", parts: [.middleText, .edge],
      steps: [(6, 5.5), (100, 100)], winner: .edge),
    Priority(
      title: "a scroller, between the axes, in one step", parts: [.middleText, .edge],
      steps: [(10, 9)], winner: .middleText),
    Priority(
      title: "a scroller at its end", parts: [.topText, .edge], steps: [(0, 50)], winner: nil),
    Priority(
      title: "a pager in a scroller, down", parts: [.middlePage, .middleText], steps: [(0, 50)],
      winner: .middleText),
    Priority(
      title: "a button at the edge, dragged", parts: [.button, .edge], steps: [(50, 0), (-50, 0)],
      winner: .edge),
    Priority(
      title: "a button at the edge, pressed", parts: [.button, .edge], steps: [(5, 0)],
      winner: .button),
    Priority(
      title: "a button on a slider, pressed", parts: [.button, .slider, .edge], steps: [],
      winner: .button),
  ]
}

@Suite struct PriorityTests {
  @Test(
    "NF-I41 NF-I19 At most one responder gets a press, by the rules of precedence",
    arguments: Priority.all)
  private func priority(priority: Priority) {
    let page = Page(priority.parts)

    page.drag(
      from: Point(x: priority.x, y: 400),
      through: priority.steps.map { Vector(dx: $0.0, dy: $0.1) })

    #expect(page.log == (priority.winner.map { [$0.rawValue] } ?? []))
  }

  @Test(
    "NF-RTL1 The same rules of precedence hold, mirrored, in right-to-left layout",
    arguments: Priority.all)
  private func mirrored(priority: Priority) {
    let page = Page(priority.parts)

    page.drag(
      from: Point(x: 390 - priority.x, y: 400),
      through: priority.steps.map { Vector(dx: -$0.0, dy: $0.1) },
      Press(direction: .rightToLeft))

    #expect(page.log == (priority.winner.map { [$0.rawValue] } ?? []))
  }

  @Test(
    "The pager's position at the press, not at the drag, decides whether the pager gets the drag"
  )
  func pressedBeforeTheEnd() {
    var isAtEnd = false
    var log: [String] = []
    let pager = PanResponder { _ in
      isAtEnd ? .leading : .horizontal
    } onChange: { pan in
      log.append("pager \(pan.phase)")
    }
    let edge = EdgeResponder { pan in log.append("edge \(pan.phase)") }
    let arena = GestureArena(clock: FlowClock())

    arena.begin(Press().event(.down, 10), responders: [pager, edge])
    isAtEnd = true
    arena.send(Press().event(.move, 60))
    arena.send(Press().event(.up, 60))
    #expect(log == ["pager began", "pager ended"])
    arena.begin(Press().event(.down, 10), responders: [pager, edge])
    arena.send(Press().event(.move, 60))
    arena.send(Press().event(.up, 60))

    #expect(log == ["pager began", "pager ended", "edge began", "edge ended"])
  }

  @Test("NF-I31 A press that the inner responder ignores goes to the next one")
  func denied() {
    var log: [String] = []
    let inner = PanResponder { _ in
      []
    } onChange: { _ in
      log.append("onward")
    }
    let pager = PanResponder { _ in
      .leading
    } onChange: {
      log.append("pager \($0.phase)")
    }
    let arena = GestureArena(clock: FlowClock())

    arena.begin(Press().event(.down, 385), responders: [inner, pager])
    arena.send(Press().event(.move, 300))

    #expect(log == ["pager began"])
  }
}
