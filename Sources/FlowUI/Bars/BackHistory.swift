internal import FlowCore

/// The pages that a person reaches from the top page of a flow by going back again and again: those
/// of the flow itself, of the flows around it, and of flows that pages further down show.
@MainActor
struct BackHistory {
  @MainActor
  private struct Pop {
    weak var flow: NavigationController?
    weak var screen: (any Screen)?

    func perform(_ mode: TransitionMode) {
      guard let screen else { return }
      flow?.attempt { try $0.pop(to: screen, mode) }
    }
  }

  /// One menu item for each page, the nearest page first.
  private(set) var items: [Menu.Item] = []
  private let flow: NavigationController
  /// The screens that are asked whether they may be left on the way to the next page, the topmost
  /// first.
  ///
  /// Where a whole flow is left, only the screen that shows it is asked: it asks the flow's pages.
  private var left: [any Screen]
  /// Whether the next page is already in the list, as the target of a root back action.
  private var isNextListed = false
  /// Whether a page does not allow going back, so that the pages of outer flows cannot be reached.
  private var isClosed = false

  init(of flow: NavigationController) {
    self.flow = flow
    left = [flow.top]
    addPages(of: flow)
    for outer in flow.flowsAround {
      guard !isClosed, outer.top.allowsGoingBack else { break }
      left = [outer.top]
      addPages(of: outer)
    }
  }

  private mutating func addPages(of flow: NavigationController) {
    addPages(below: flow, by: [])
    guard let action = flow.bars?.rootBackAction else { return }
    add(action.title, action.leave)
    isNextListed = true
  }

  private mutating func addPages(below flow: NavigationController, by pops: [Pop]) {
    for screen in flow.screensToGoBackTo.reversed() {
      add(screen, by: pops + [Pop(flow: flow, screen: screen)])
    }
  }

  /// Adds the page of a screen, or the pages of the flow that the screen shows.
  private mutating func add(_ screen: any Screen, by pops: [Pop]) {
    if let nested = screen.nestedFlow {
      let leftAbove = left
      add(nested.top, by: pops)
      addPages(below: nested, by: pops)
      left = leftAbove
    } else {
      if !isNextListed {
        add(screen.navigationItem.backName) {
          // The first pop uncovers the flow that the others change: they come before it, so that
          // only their result is seen.
          for pop in pops.dropFirst() { pop.perform(.immediate) }
          pops.first?.perform(.standard)
        }
      }
      isNextListed = false
    }
    left.append(screen)
    isClosed = isClosed || !screen.allowsGoingBack
  }

  private mutating func add(_ title: String, _ leave: @escaping () -> Void) {
    items.append(
      Menu.Item(title) { [weak flow, left] in flow?.leave(left, by: leave) })
  }
}

extension NavigationController {
  /// The flows whose top screen shows this one, the innermost first.
  fileprivate var flowsAround: [NavigationController] {
    guard var outer = context.outermostFlow?.presentationRoot else { return [] }
    var flows: [NavigationController] = []
    while outer !== self {
      flows.insert(outer, at: 0)
      guard let nested = outer.top.nestedFlow else { return [] }
      outer = nested
    }
    return flows
  }
}
