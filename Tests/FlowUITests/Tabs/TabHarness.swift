import FlowCore
import FlowUI

/// Tabs in a stack on a stage 800 points wide and 600 high: with three of them, the middles of the
/// tabs lie at 232, 400 and 568.
final class TabHarness {
  let tabs: TabBarScreen
  let input: InputDriver

  /// Tabs that are called A, B and so on, with a plain page `a`, `b` or another one in each.
  init(_ count: Int = 3, isPushed: Bool = true, page: (String) -> any Screen = OfferingPage.init) {
    let context = FlowContext()
    tabs = TabBarScreen(
      "abcdefghij".prefix(count).map { letter in
        let flow = NavigationController(
          root: page(String(letter)), context: context, isOnStage: false)
        return Tab(letter.uppercased(), icon: .house, flow: flow)
      })
    input = InputDriver(on: OfferingPage("outer"), in: context)
    NavigationBars(around: input.controller)
    if isPushed { input.controller.attempt { try $0.push(tabs, .immediate) } }
    forgetLines()
  }

  private var seen = 0

  /// Begins to listen only now.
  func forgetLines() { seen = input.lines.count }

  private static let appearing = ["willAppear", "didAppear", "willDisappear", "didDisappear"]

  /// What screens other than the tabs' own and the one beneath were told.
  var steps: [String] {
    input.lines.dropFirst(seen)
      .filter { Self.appearing.contains($0.verb) && !["outer", "tabs"].contains($0.subject) }
      .map { "\($0.verb) \($0.subject)" }
  }

  func select(_ index: Int) -> [String] {
    forgetLines()
    tabs.select(index)
    return steps
  }

  /// The screens of each tab.
  var stacks: [[String]] { tabs.tabs.map { $0.flow.stack.map(\.name) } }

  var bar: Layer { input.session.layerTree.root.named("tabBar") ?? Layer(name: "", size: .zero) }

  /// The pages of tabs that have the stage.
  var shown: [String] {
    var last: [String: String] = [:]
    for line in input.lines where Self.appearing.contains(line.verb) {
      last[line.subject] = line.verb
    }
    return last.filter { $0.value == "didAppear" && !["outer", "tabs"].contains($0.key) }
      .keys.sorted()
  }

  /// Whether what each screen was told, from the start on, leads in and out of the picture in turn.
  var isBalanced: Bool {
    let next = [
      nil: ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
      "didDisappear": ["willAppear"],
    ]
    var last: [String: String] = [:]
    return input.lines.filter { Self.appearing.contains($0.verb) && $0.subject != "outer" }
      .allSatisfy { line in
        defer { last[line.subject] = line.verb }
        return next[last[line.subject]]?.contains(line.verb) ?? false
      }
  }
}

/// A page that does something when it is told of a step.
final class BusyPage: ScreenContent {
  let name: String
  var onWillAppear: () -> Void = {}
  var onWillDisappear: () -> Void = {}
  init(_ name: String) { self.name = name }

  func page(in context: LayoutContext) -> Layer {
    Layer(name: name, kind: .page, size: context.size)
  }

  func willAppear() { onWillAppear() }
  func willDisappear() { onWillDisappear() }
}
