import FlowCore
import FlowUI
import Testing

/// Screens that are asked before a person leaves them.
@Suite struct LeaveTests {
  /// A page that does not permit leaving while it has changes, and records each attempt.
  private final class Draft: ScreenContent {
    let name: String
    var hasChanges = true
    private(set) var attempts: [LeaveAttempt] = []
    let overlays: Overlays? = Overlays()
    private var interactor: EdgeSwipeInteractor?

    init(_ name: String = "draft", pop: (() -> Void)? = nil) {
      self.name = name
      interactor = pop.map { pop in
        EdgeSwipeInteractor(transition: PopTransition(from: self, request: pop))
      }
    }

    var responders: [any PointerResponder] { [interactor].compactMap(\.self) }

    func page(in context: LayoutContext) -> Layer {
      Layer(name: name, kind: .page, size: context.size)
    }

    func permitsLeaving(_ attempt: LeaveAttempt) -> Bool {
      if hasChanges { attempts.append(attempt) }
      return !hasChanges
    }
  }

  enum BackAction: String, CaseIterable {
    case escape = "Escape"
    case altLeft = "Alt+Left"
    case button = "X1"
    case systemBack = "AC_BACK"
    case control, swipe, wheel, menu
  }

  private func goBack(_ action: BackAction, _ input: InputDriver) throws {
    switch action {
    case .escape, .altLeft, .button, .systemBack: try input.key(action.rawValue)
    case .control: input.click(30, 22)
    case .swipe:
      input.drag(from: 8, to: 700)
      input.mouse(.up, 700)
    case .wheel:
      for _ in 0..<12 {
        input.wheel(-1)
        input.wait(16)
      }
      input.wait(200)
    case .menu:
      input.mouse(.down, 30, 22)
      input.wait(500)
      input.mouse(.up, 30, 22)
      input.wait(500)
      let item = input.session.accessibilityTree.all.first { $0.role == .menuItem }
      let point = try #require(item).middle
      input.click(point.x, point.y)
    }
  }

  @Test(
    "Each back action asks a page once, and the page can refuse", arguments: BackAction.allCases)
  func asked(action: BackAction) throws {
    let input = InputDriver(on: OfferingPage("root"))
    NavigationBars(around: input.controller)
    let draft = Draft()
    try input.controller.push(draft, .immediate)

    try goBack(action, input)
    input.settle()

    #expect(input.names == ["root", "draft"])
    #expect(draft.attempts.count == 1)
    #expect(input.refusals == ["\(NavigationRefusal.leavingNotPermitted)"])
    draft.hasChanges = false
    try goBack(action, input)
    input.settle()
    #expect(input.names == ["root"])
  }

  @Test(
    "An attempt that proceeds goes back without asking the page again",
    arguments: BackAction.allCases)
  func proceeds(action: BackAction) throws {
    let input = InputDriver(on: OfferingPage("root"))
    NavigationBars(around: input.controller)
    let draft = Draft()
    try input.controller.push(draft, .immediate)
    try goBack(action, input)
    let attempt = try #require(draft.attempts.first)

    attempt.proceed()
    input.settle()
    attempt.proceed()
    input.settle()

    #expect(input.names == ["root"])
    #expect(draft.attempts.count == 1)
  }

  @Test(
    "An attempt that proceeds when another page is on top changes nothing",
    arguments: BackAction.allCases)
  func late(action: BackAction) throws {
    let input = InputDriver(on: OfferingPage("root"))
    NavigationBars(around: input.controller)
    let draft = Draft()
    for page in [OfferingPage("first"), draft] as [any Screen] {
      try input.controller.push(page, .immediate)
    }
    try goBack(action, input)
    let attempt = try #require(draft.attempts.first)
    try input.controller.pop(.immediate)

    attempt.proceed()
    input.settle()

    #expect(input.names == ["root", "first"])
  }

  @Test("A page with a back gesture of its own is asked once in a drag")
  func ownGesture() throws {
    let input = InputDriver(on: OfferingPage("root"))
    let draft = Draft { [weak input] in input?.controller.attempt { try $0.pop() } }
    try input.controller.push(draft, .immediate)

    try goBack(.swipe, input)
    input.settle()
    #expect(input.names == ["root", "draft"])
    #expect(draft.attempts.count == 1)
    try #require(draft.attempts.first).proceed()
    input.settle()

    #expect(input.names == ["root"])
  }

  @Test("A choice in the back control's menu asks every page that it would pop, the topmost first")
  func several() throws {
    let input = InputDriver(on: OfferingPage("root"))
    let bars = NavigationBars(around: input.controller)
    bars.rootBackAction = NavigationBars.RootBackAction(title: "Out") {}
    let (lower, upper) = (Draft("lower"), Draft("upper"))
    for page in [lower, upper] { try input.controller.push(page, .immediate) }
    input.mouse(.down, 30, 22)
    input.wait(500)
    input.mouse(.up, 30, 22)
    input.wait(500)
    let items = input.session.accessibilityTree.all.filter { $0.role == .menuItem }
    // The pages "lower" and "root", and the root back action.
    #expect(items.count == 3)

    input.click(items[1].middle.x, items[1].middle.y)
    #expect((upper.attempts.count, lower.attempts.count) == (1, 0))
    upper.attempts[0].proceed()
    #expect((upper.attempts.count, lower.attempts.count) == (1, 1))
    #expect(input.names == ["root", "lower", "upper"])
    lower.attempts[0].proceed()
    input.settle()

    #expect(input.names == ["root"])
  }

  @Test("A drag that dismisses a flow asks all its pages, the topmost first")
  func presentedPages() throws {
    let input = try InputDriver("one")
    let (lower, upper) = (Draft("lower"), Draft("upper"))
    let flow = NavigationController(root: lower, context: input.context, isVisible: false)
    try flow.push(upper, .immediate)
    try input.controller.present(flow, .immediate)

    input.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 580))
    input.mouse(.up, 400, 580)
    input.settle()
    #expect((upper.attempts.count, lower.attempts.count) == (1, 0))
    try #require(upper.attempts.first).proceed()
    input.settle()
    #expect(input.controller.presented === flow)
    #expect((upper.attempts.count, lower.attempts.count) == (1, 1))
    try #require(lower.attempts.first).proceed()
    input.settle()

    #expect(input.controller.presented == nil)
  }

  @Test("A presented flow is dismissed only if its top page permits it", arguments: [true, false])
  func presented(byKey: Bool) throws {
    let input = try InputDriver("one")
    let draft = Draft()
    let flow = NavigationController(root: draft, context: input.context, isVisible: false)
    try input.controller.present(flow, .immediate)

    if byKey {
      try input.key("Escape")
    } else {
      input.drag(from: Point(x: 400, y: 100), to: Point(x: 400, y: 580))
      input.mouse(.up, 400, 580)
    }
    input.settle()
    #expect(input.controller.presented === flow)
    #expect(draft.attempts.count == 1)
    draft.attempts[0].proceed()
    input.settle()

    #expect(input.controller.presented == nil)
    #expect(draft.attempts.count == 1)
  }

  @Test("Selecting the selected tab again asks the pages that this would pop")
  func tab() throws {
    let harness = TabHarness()
    let draft = Draft()
    try harness.tabs.selected.flow.push(draft, .immediate)

    harness.input.click(232, 575)
    harness.input.settle()
    #expect(harness.stacks[0] == ["a", "draft"])
    try #require(draft.attempts.first).proceed()
    harness.input.settle()

    #expect(harness.stacks[0] == ["a"])
    #expect(draft.attempts.count == 1)
  }

  @Test("Going back from a tab bar screen asks the page that the selected tab shows")
  func container() throws {
    var drafts: [Draft] = []
    let harness = TabHarness(page: { name in
      drafts.append(Draft(name))
      return drafts[drafts.count - 1]
    })

    try harness.input.key("Escape")
    harness.input.settle()

    #expect(harness.input.names == ["outer", "tabs"])
    #expect(drafts.map(\.attempts.count) == [1, 0, 0])
  }
}
