public import FlowCore

/// A screen that shows one of several flows, and a bar of tabs below to switch between them.
///
/// It is itself a screen of a stack, whose navigation bar is hidden while the screen is on top.
/// Each tab keeps its stack, scroll positions and focus; only the flow of the selected tab gets
/// appearance callbacks, together with those of the screen itself. The pages of the flows extend
/// behind the tab bar, and their insets keep their content clear of it.
///
/// Going back pops the selected tab's stack; at the root of that stack, it leaves the screen. Two
/// to five tabs are best; with more, tabs get narrower and labels end in an ellipsis.
///
/// ```swift
/// let tabs = TabBarScreen([
///   Tab("Home", icon: .house, flow: home),
///   Tab("Messages", icon: .compass, flow: messages, badge: .count(3)),
/// ])
/// try flow.push(tabs)
/// ```
@MainActor
public final class TabBarScreen {
  public let name: String
  /// The tabs, in reading order.
  public let tabs: [Tab]
  /// The index of the selected tab.
  public private(set) var selectedIndex = 0
  /// The condition for entering the screen; none by default.
  ///
  /// Each tab's flow may have its own guard.
  public var entryGuard: EntryGuard?

  let background = TabBarBackground()
  private var steps: TabSteps
  private var lastStep = AppearanceStep.didDisappear
  private var isSettling = false

  /// Creates a tab bar screen that shows the first tab; traps without tabs, or if two share a flow.
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
      tab.control.onKey = { [weak self] key in
        self?.moveSelection(with: key, from: index) ?? false
      }
    }
    background.onDigit = { [weak self] in self?.select(digit: $0) ?? false }
  }

  /// The selected tab.
  public var selected: Tab { tabs[selectedIndex] }

  /// Selects a tab, without animation; does nothing if it is already selected.
  ///
  /// Traps if the index is out of range. A running transition in the previous tab continues unseen,
  /// and is visible again if that tab is selected before the transition ends; a drag there is
  /// cancelled first. If the guard of the new tab's flow is closed, the guard's gate appears on top
  /// of the flows in the current tab, and the new tab is selected once the guard has opened;
  /// without a gate, the selection stays.
  public func select(_ index: Int) {
    precondition(tabs.indices.contains(index), "there is no tab \(index) of \(tabs.count)")
    guard index != selectedIndex else { return }
    let target = tabs[index]
    uppermost(selected.flow).attempt { flow in
      let isAdmitted = try flow.admitOrDefer(target.flow.entryGuard, to: target.name, .standard) {
        [weak self] _ in self?.show(index)
      }
      if isAdmitted { show(index) }
    }
  }

  private func uppermost(_ flow: NavigationController) -> NavigationController {
    flow.presented.map(uppermost) ?? flow
  }

  private func show(_ index: Int) {
    // Once a guard has opened, the tab may be selected already.
    guard index != selectedIndex else { return }
    let previousFlow = selected.flow
    previousFlow.context.trace.record("select", tabs[index].name)
    selectedIndex = index
    for (tabIndex, tab) in tabs.enumerated() {
      tab.control.hasFocus = false
      tab.control.skipsTab = tabIndex != index
    }
    FlowPages(previousFlow.presentationRoot).cancelDrags()
    settle()
  }

  // MARK: Selection by the user

  private func choose(_ index: Int) {
    if index == selectedIndex { goToStart() } else { select(index) }
  }

  /// Dismisses the flows presented in the selected tab, or else pops to the tab's root page, or
  /// else scrolls to the top of that page.
  private func goToStart() {
    let flow = selected.flow
    guard flow.presented != nil || flow.canPop else {
      flow.top.navigationItem.scroll?.scroll(to: 0)
      return
    }
    flow.attempt { flow in
      guard flow.presentationRoot.top.allowsGoingBack else {
        throw NavigationRefusal.backNotAllowed
      }
      let isPresenting = flow.presented != nil
      let screens = (isPresenting ? flow.presentationRoot : flow).stack.dropFirst().reversed()
      flow.leave(Array(screens)) { [weak flow] in
        flow?.attempt { if isPresenting { try $0.dismiss() } else { try $0.popToRoot() } }
      }
    }
  }

  private func select(digit: Int) -> Bool {
    let index = digit == 9 ? tabs.count - 1 : digit - 1
    guard tabs.indices.contains(index) else { return false }
    select(index)
    return true
  }

  /// The selection follows the focus, as WAI-ARIA recommends for tabs whose pages need no loading.
  ///
  /// A tab whose guard is closed gets the focus without being selected, so that the arrow keys can
  /// move past it.
  private func moveSelection(with key: KeyPress, from index: Int) -> Bool {
    let target: Int
    switch key.description {
    case "Left": target = (index + tabs.count - 1) % tabs.count
    case "Right": target = (index + 1) % tabs.count
    case "Home": target = 0
    case "End": target = tabs.count - 1
    default: return false
    }
    select(target)
    for (tabIndex, tab) in tabs.enumerated() { tab.control.hasFocus = tabIndex == target }
    return true
  }

  // MARK: Appearing

  func forward(_ step: AppearanceStep) {
    lastStep = step
    settle()
  }

  /// A callback may cause further steps, which are forwarded after it.
  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    while let next = steps.next(selected: selectedIndex, screenStep: lastStep) {
      tabs[next.tab].flow.forward(next.step)
    }
  }
}
