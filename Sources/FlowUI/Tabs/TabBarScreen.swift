public import FlowCore

/// A few flows of which one is shown, and a bar of tabs below that leads from one to another.
///
/// It is a screen of the stack around it, whose own bar hides there. Each tab keeps its stack,
/// where its pages are scrolled, and what has the focus on them; only the selected one appears, and
/// it does as the screen itself does. Its pages lie beneath the bar, and keep clear of it by their
/// insets.
///
/// A way back leads through the selected tab's stack, and from its root out of the screen. Two to
/// five tabs look well; more are shown, too, as narrow as that makes them, and labels end in an
/// ellipsis.
///
/// ```swift
/// let tabs = TabBarScreen([
///   Tab("Home", icon: .house, flow: home),
///   Tab("Messages", icon: .compass, flow: messages, badge: .count(3)),
/// ])
/// try flow.push(tabs)
/// ```
public final class TabBarScreen {
  public let name: String
  /// The tabs, in the order in which they are read.
  public let tabs: [Tab]
  /// The place of the tab that is shown.
  public private(set) var selectedIndex = 0
  /// What must be true to enter the screen; nothing by default.
  ///
  /// Each tab's flow may have a guard of its own.
  public var entryGuard: EntryGuard?

  let ground = TabBarGround()
  private var steps: TabSteps
  /// The last step of the screen itself.
  private var place = AppearanceStep.didDisappear
  private var isSettling = false

  /// Creates a screen that shows the first of some tabs; traps without any, and where two have one
  /// flow.
  public init(_ tabs: [Tab], name: String = "tabs") {
    precondition(!tabs.isEmpty, "a tab bar needs a tab")
    precondition(
      Set(tabs.map { ObjectIdentifier($0.flow) }).count == tabs.count,
      "each of \(tabs.count) tabs needs a flow of its own")
    self.name = name
    self.tabs = tabs
    steps = TabSteps(count: tabs.count)
    for (index, tab) in tabs.enumerated() {
      tab.control.skipsTab = index != selectedIndex
      tab.control.onActivate = { [weak self] in self?.choose(index) }
      tab.control.onKey = { [weak self] key in self?.step(key, from: index) ?? false }
    }
    ground.onDigit = { [weak self] in self?.select(digit: $0) ?? false }
  }

  /// The tab that is shown.
  public var selected: Tab { tabs[selectedIndex] }

  /// Shows a tab, at once; nothing happens where it is shown already.
  ///
  /// Traps where there is no such tab. A transition in the tab that goes is not disturbed: it ends
  /// unseen, and whoever comes back earlier sees the rest of it. A drag there is cancelled first.
  /// Where the tab's flow has a guard that is closed, its gate comes in the tab that is shown, on
  /// top of all that lies there, or nothing happens.
  public func select(_ index: Int) {
    precondition(tabs.indices.contains(index), "there is no tab \(index) of \(tabs.count)")
    guard index != selectedIndex else { return }
    let goal = tabs[index]
    selected.flow.uppermost.attempt { flow in
      let isAdmitted = try flow.admits(goal.flow.entryGuard, to: goal.name, .standard) {
        [weak self] _ in self?.show(index)
      }
      if isAdmitted { show(index) }
    }
  }

  private func show(_ index: Int) {
    let left = selected.flow
    left.context.trace.record("select", tabs[index].name)
    selectedIndex = index
    for (place, tab) in tabs.enumerated() {
      tab.control.hasFocus = false
      tab.control.skipsTab = place != index
    }
    left.presentationRoot.cancelDrags()
    left.bars?.overlays.closeAtOnce()
    settle()
  }

  // MARK: A person's choice

  private func choose(_ index: Int) {
    if index == selectedIndex { goToStart() } else { select(index) }
  }

  /// Leads back to the first page of the selected tab; on that, to its top.
  private func goToStart() {
    let flow = selected.flow
    guard flow.presented != nil || flow.canPop else {
      flow.top.navigationItem.scroll?.scroll(to: 0)
      return
    }
    flow.attempt { flow in
      guard flow.presentationRoot.top.allowsGoingBack else { throw NavigationRefusal.wayBackClosed }
      if flow.presented == nil { try flow.popToRoot() } else { try flow.dismiss() }
    }
  }

  private func select(digit: Int) -> Bool {
    let index = digit == 9 ? tabs.count - 1 : digit - 1
    guard tabs.indices.contains(index) else { return false }
    select(index)
    return true
  }

  /// Arrows select as they go, round and round, as WAI-ARIA has it for tabs whose pages are there
  /// at once; past those that are closed.
  private func step(_ key: KeyPress, from index: Int) -> Bool {
    let goal: Int
    switch key.description {
    case "Left": goal = (index + tabs.count - 1) % tabs.count
    case "Right": goal = (index + 1) % tabs.count
    case "Home": goal = 0
    case "End": goal = tabs.count - 1
    default: return false
    }
    select(goal)
    for (place, tab) in tabs.enumerated() { tab.control.hasFocus = place == goal }
    return true
  }

  // MARK: Appearing

  /// Takes notice of a step of the screen itself.
  func takePlace(_ step: AppearanceStep) {
    place = step
    settle()
  }

  /// Tells flows of what happens to them, one step after the other: what a callback changes is
  /// among it.
  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    while let next = steps.next(selected: selectedIndex, place: place) {
      tabs[next.tab].flow.forward(next.step)
    }
  }
}
