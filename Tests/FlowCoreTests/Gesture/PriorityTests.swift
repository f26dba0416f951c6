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

  init(_ recognizers: [RecognizerKind]) {
    arena = GestureArena(clock: clock)
    responders = recognizers.map(responder)
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

  private func responder(_ kind: RecognizerKind) -> any PointerResponder {
    switch kind {
    case .knob: Knob { [unowned self] in log.append("knob") }
    case .slider: pan(kind, .horizontal)
    case .middlePage: pan(kind, .horizontal)
    case .firstPage: pan(kind, .leading)
    case .lastPage: pan(kind, .trailing)
    case .middleText: pan(kind, .vertical)
    case .topText: pan(kind, .up)
    case .button: TapResponder { [unowned self] _ in log.append("button") }
    case .edge:
      EdgeResponder { [unowned self] pan in
        if pan.phase == .began { log.append("edge") }
      }
    }
  }

  private func pan(_ kind: RecognizerKind, _ directions: PanDirections) -> PanResponder {
    PanResponder { _ in
      directions
    } onChange: { [unowned self] pan in
      if pan.phase == .began { log.append(kind.rawValue) }
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
  let recognizers: [RecognizerKind]
  /// The distance of the press from the stage's leading edge, in points.
  var x = 10.0
  /// The movements of the drag in points, away from the leading edge and down.
  let steps: [(Double, Double)]
  /// `nil` if no responder recognises a gesture.
  let winner: RecognizerKind?

  var testDescription: String { title }

  static let all = [
    Priority(
      title: "NF-I41 a control that claims at once", recognizers: [.knob, .slider, .edge],
      steps: [(50, 0)], winner: .knob),
    Priority(
      title: "NF-I41 a slider at the edge", recognizers: [.slider, .edge], steps: [(50, 0)],
      winner: .slider),
    Priority(
      title: "NF-I41 a slider at the edge, point by point", recognizers: [.slider, .edge],
      steps: Array(repeating: (1, 0), count: 50), winner: .slider),
    Priority(
      title: "a slider in a scroller, down", recognizers: [.slider, .middleText, .edge],
      steps: [(3, 50)], winner: .middleText),
    Priority(
      title: "a pager with a page there", recognizers: [.middlePage, .edge], steps: [(50, 0)],
      winner: .middlePage),
    Priority(
      title: "a pager at its end, from the edge", recognizers: [.firstPage, .edge],
      steps: [(50, 0)], winner: .edge),
    Priority(
      title: "a pager at its end, away from the edge", recognizers: [.firstPage, .edge], x: 200,
      steps: [(50, 0)], winner: nil),
    Priority(
      title: "a pager at its other end, from the edge", recognizers: [.lastPage, .edge],
      steps: [(50, 0)], winner: .lastPage),
    Priority(
      title: "a pager at its end, first forward and then back", recognizers: [.firstPage, .edge],
      x: 20, steps: [(-8, 0), (100, 0)], winner: .firstPage),
    Priority(
      title: "NF-I19 a scroller, mostly down", recognizers: [.middleText, .edge],
      steps: [(10, 12.1)], winner: .middleText),
    Priority(
      title: "a scroller, mostly across", recognizers: [.middleText, .edge], steps: [(12.1, 10)],
      winner: .edge),
    Priority(
      title: "a scroller, between the axes, across first", recognizers: [.middleText, .edge],
      steps: [(6, 5.5), (100, 100)], winner: .edge),
    Priority(
      title: "a scroller, between the axes, in one step", recognizers: [.middleText, .edge],
      steps: [(10, 9)], winner: .middleText),
    Priority(
      title: "a scroller at its end", recognizers: [.topText, .edge], steps: [(0, 50)], winner: nil),
    Priority(
      title: "a pager in a scroller, down", recognizers: [.middlePage, .middleText],
      steps: [(0, 50)], winner: .middleText),
    Priority(
      title: "a button at the edge, dragged", recognizers: [.button, .edge],
      steps: [(50, 0), (-50, 0)], winner: .edge),
    Priority(
      title: "a button at the edge, pressed", recognizers: [.button, .edge], steps: [(5, 0)],
      winner: .button),
    Priority(
      title: "a button on a slider, pressed", recognizers: [.button, .slider, .edge], steps: [],
      winner: .button),
  ]
}

@Suite struct PriorityTests {
  @Test(
    "NF-I41 NF-I19 At most one responder gets a press, by the rules of precedence",
    arguments: Priority.all)
  private func priority(priority: Priority) {
    let page = Page(priority.recognizers)

    page.drag(
      from: Point(x: priority.x, y: 400),
      through: priority.steps.map { Vector(dx: $0.0, dy: $0.1) })

    #expect(page.log == (priority.winner.map { [$0.rawValue] } ?? []))
  }

  @Test(
    "NF-RTL1 The same rules of precedence hold, mirrored, in right-to-left layout",
    arguments: Priority.all)
  private func mirrored(priority: Priority) {
    let page = Page(priority.recognizers)

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
