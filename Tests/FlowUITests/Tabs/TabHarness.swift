import FlowCore
import FlowUI

/// A screen with tabs in a stack, on a stage of 800 by 600 points.
///
/// The centres of three tabs are at the x coordinates 232, 400 and 568.
final class TabHarness {
  let tabs: TabBarScreen
  let input: InputDriver

  /// Creates tabs with the titles A, B and so on, and root pages with the names `a`, `b` and so on.
  init(_ count: Int = 3, isPushed: Bool = true, page: (String) -> any Screen = { OfferingPage($0) })
  {
    let context = FlowContext()
    tabs = TabBarScreen(
      "abcdefghij".prefix(count).map { letter in
        let flow = NavigationController(
          root: page(String(letter)), context: context, isVisible: false)
        return Tab(letter.uppercased(), icon: .house, flow: flow)
      })
    input = InputDriver(on: OfferingPage("outer"), in: context)
    NavigationBars(around: input.controller)
    if isPushed { input.controller.attempt { try $0.push(tabs, .immediate) } }
    forgetLines()
  }

  private var ignoredCount = 0

  /// Makes `steps` ignore all lines of the trace up to now.
  func forgetLines() { ignoredCount = input.lines.count }

  private static let appearing = ["willAppear", "didAppear", "willDisappear", "didDisappear"]

  /// The appearance callbacks of the pages in tabs, but not of the screen with the tabs or the
  /// screen below it.
  var steps: [String] {
    input.lines.dropFirst(ignoredCount)
      .filter { Self.appearing.contains($0.verb) && !["outer", "tabs"].contains($0.subject) }
      .map { "\($0.verb) \($0.subject)" }
  }

  func select(_ index: Int) -> [String] {
    forgetLines()
    tabs.select(index)
    return steps
  }

  var stacks: [[String]] { tabs.tabs.map { $0.flow.stack.map(\.name) } }

  var bar: Layer { input.session.layerTree.root.named("tabBar") ?? Layer(name: "", size: .zero) }

  var shown: [String] {
    var last: [String: String] = [:]
    for line in input.lines where Self.appearing.contains(line.verb) {
      last[line.subject] = line.verb
    }
    return last.filter { $0.value == "didAppear" && !["outer", "tabs"].contains($0.key) }
      .keys.sorted()
  }

  /// Whether each screen but the outer one has received its appearance callbacks in a valid order
  /// so far.
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
