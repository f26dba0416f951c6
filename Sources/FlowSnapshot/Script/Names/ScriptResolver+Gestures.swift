internal import FlowCore
internal import FlowUI

extension ScriptResolver {
  /// The distance from the leading edge at which a back page drag begins, in points: within the
  /// edge zone, unless the preferred edge width is less than 2 points.
  private static let edge = 2.0
  /// The distance from the trailing edge at which a forward page drag begins, in points: clear of
  /// scroll bars, and within the zone of the default edge width.
  private static let trailingEdge = 20.0

  mutating func carryOut(_ action: NamedStep.Action) throws(ScriptFailure) {
    switch action {
    case .tap(let name): try press(try reach(name), for: ScriptParser.tapTime)
    case .choose(let name):
      try press(
        try reach(name, among: AccessibilityNode.Role.choices), for: ScriptParser.tapTime)
    case .hold(let name, let time): try press(try reach(name), for: time)
    case .type(let text, let name, let replaces): try type(text, into: name, replacing: replaces)
    case .scroll(let name): _ = try reach(name, among: nil)
    case .dragPage(let drag): try dragPage(drag)
    case .goBack: try goBack()
    case .expect(let expectations, let time): try expect(expectations, within: time)
    }
  }

  private mutating func press(
    _ element: StageElement, for time: Duration
  ) throws(ScriptFailure) {
    guard !element.node.states.contains(.disabled) else {
      throw failure("\(element.description) is disabled")
    }
    let location = element.visible.middle
    send(.pointer(.down, device: .mouse, finger: 0, location: location))
    wait(time)
    send(.pointer(.up, device: .mouse, finger: 0, location: location))
  }

  /// Types into a field, at the end of its text or in place of it.
  private mutating func type(
    _ text: String, into name: ElementName, replacing: Bool
  ) throws(ScriptFailure) {
    let field = try reach(name, among: [.textField])
    if !field.node.states.contains(.focused) {
      try press(field, for: ScriptParser.tapTime)
      settle()
    }
    let states = try element(name, among: [.textField]).node.states
    guard states.contains(.focused) else {
      throw failure("\(field.description) does not take the focus")
    }
    // In a text area, End alone leads to the end of a row.
    let end = KeyPress("End", modifiers: states.contains(.multiline) ? [.ctrl] : [])
    send(.key(replacing ? KeyPress("A", modifiers: [.ctrl]) : end))
    send(.text(text))
  }

  private mutating func dragPage(_ drag: NamedStep.PageDrag) throws(ScriptFailure) {
    if drag.isBack { try checkCanGoBack() }
    let width = session.size.width
    let edge = drag.isBack ? Self.edge : Self.trailingEdge
    let start = movesRight(drag) ? edge : width - edge
    let distance = distance(of: drag)
    let y = session.size.height / 2
    self.drag(
      from: Point(x: start, y: y), to: Point(x: start + distance, y: y), over: drag.time)
    guard drag.fraction == 0 || session.dragsPage else {
      throw failure("no page follows the drag on the screen \(session.topScreenName.inQuotes)")
    }
    wait(drag.hold)
    if drag.releases {
      send(.pointer(.up, device: .mouse, finger: 0, location: Point(x: start + distance, y: y)))
    }
  }

  /// The distance of a drag to the right, in points; negative if it moves left.
  func distance(of drag: NamedStep.PageDrag) -> Double {
    drag.fraction * session.size.width * (movesRight(drag) ? 1 : -1)
  }

  private func movesRight(_ drag: NamedStep.PageDrag) -> Bool {
    drag.isBack == (session.direction == .leftToRight)
  }

  private mutating func goBack() throws(ScriptFailure) {
    try checkCanGoBack()
    send(.key(KeyPress("AC_BACK")))
  }

  private func checkCanGoBack() throws(ScriptFailure) {
    guard session.canGoBack else {
      throw failure("there is no way back from the screen \(session.topScreenName.inQuotes)")
    }
  }
}

extension Rect {
  var middle: Point { Point(x: midX, y: midY) }
}
