public import FlowCore

/// The bars around the pages of a flow: navigation bar, toolbar and progress strip.
///
/// What they show comes from `appearance` and `progress`, which observe the flow independently of
/// each other, and from each screen's navigation item. Titles and labels move with the fraction of
/// a transition: they follow a finger, can reverse, and return to their old positions after a
/// cancelled gesture.
///
/// The flow owns its bars; the bars hold a weak reference to the flow.
@MainActor
public final class NavigationBars {
  /// How titles and labels change between one page and the next.
  public enum TitleTransition: Hashable, Sendable, CaseIterable {
    /// They move: a title becomes the next page's back label.
    ///
    /// If the upper page comes from the leading side, `withPages` applies instead.
    case shared
    /// They cross-fade in place; with reduced motion this also applies instead of the other cases.
    case fading
    /// They move with their pages; if one of the pages has no bar, this always applies.
    case withPages
  }

  /// The back action of the first screen: it leaves this flow, and returns to the page below it in
  /// the enclosing flow.
  public struct RootBackAction {
    /// The title of the back control.
    public let title: String
    /// Called when the back control is activated.
    public let leave: () -> Void

    /// Creates a back action.
    public init(title: String, leave: @escaping () -> Void) {
      self.title = title
      self.leave = leave
    }
  }

  /// The appearance and visibility of the bars.
  public let appearance: NavigationAppearance
  /// The progress of the flow.
  public let progress: FlowProgress
  /// What the strip below the navigation bar shows: by default `progress`.
  package var progressSource: any FlowProgressSource
  /// How titles and labels change between one page and the next.
  public var titleTransition = TitleTransition.shared
  /// Whether content shows through bars that have no declared colours.
  public var isTranslucent = false
  /// The element that stays in one position above the pages while they move, if any.
  public var fixedElement: FixedElement?
  /// The back action of the first screen, if any; a change takes effect immediately.
  public var rootBackAction: RootBackAction? {
    didSet { transitions = transitions.map { $0.mapped(updatingBackTitle) } }
  }

  let backControl = Control()
  let stripTarget = ProgressStripTarget()
  /// For the menu of screens to go back to.
  let overlays = Overlays()
  weak var controller: NavigationController?
  /// The search field that is to have the focus.
  weak var pendingFocus: TextFieldState?
  private var transitions: [BarTransition] = []
  /// The state in which the navigation items were last read; `nil` once a new transition has begun.
  private var itemsState: ItemsState?
  /// The screen that was shown last, and the title of its back control when the bars were last
  /// laid out.
  private(set) var shown: (screen: any Screen, previous: String?)

  /// Adds bars to a flow, replacing its previous ones.
  @discardableResult
  public init(around controller: NavigationController) {
    self.controller = controller
    shown = (controller.top, nil)
    appearance = NavigationAppearance(of: controller)
    progress = FlowProgress(of: controller)
    progressSource = progress
    controller.attachments[BarsKey.self] = self
    controller.add(self)
    backControl.onActivate = { [weak self] in self?.goBack() }
    backControl.onLongPress = { [weak self] in self?.openHistory() }
    backControl.onKey = { [weak self] key in
      guard key.key == "Down", key.modifiers.isEmpty else { return false }
      self?.openHistory()
      return true
    }
  }

  // MARK: State

  /// The running transitions, the earliest first.
  var running: [BarTransition] { transitions.filter { !$0.coordinator.isOver } }

  /// The title of a screen's back control; `nil` if the screen has none or is not in the stack.
  func previousTitle(of screen: any Screen) -> String? {
    guard let controller, controller.contains(screen), screen.allowsGoingBack else { return nil }
    return controller.screen(below: screen).map(\.navigationItem.backName)
      ?? rootBackAction?.title
  }

  var statusBar: ResolvedStatusBar {
    ResolvedStatusBar(status: appearance.chrome.status, barPresence: appearance.barPresence)
  }

  /// All that the navigation items of a transition may depend on.
  private struct ItemsState {
    let invalidations: Int
    let changes: Int
    let dependencies: LayoutDependencies
  }

  /// Reads the items again only after input, a change of a flow, or a change of what they observe:
  /// not in each frame.
  func readItems(in context: LayoutContext) {
    guard !transitions.isEmpty else { return }
    let (invalidations, changes) = (
      context.services.memory?.invalidations ?? 0, context.clock.changes
    )
    if let known = itemsState, known.invalidations == invalidations, known.changes == changes,
      !known.dependencies.isOutOfDate
    {
      return
    }
    let dependencies = LayoutDependencies()
    transitions = dependencies.track {
      transitions.map { $0.mapped { $0.with(item: $0.screen.navigationItem) } }
    }
    itemsState = ItemsState(
      invalidations: invalidations, changes: changes, dependencies: dependencies)
  }

  /// Stores the current title of the back control: the screen keeps it when it leaves the stack.
  func storeBackTitle(of side: BarSide) {
    if side.screen === shown.screen { shown.previous = side.previous }
  }

  private func updatingBackTitle(of side: BarSide) -> BarSide {
    guard controller?.contains(side.screen) ?? false else { return side }
    return BarSide(
      screen: side.screen, item: side.item, previous: previousTitle(of: side.screen),
      isHidden: side.isHidden)
  }

  private func goBack() {
    if let controller { _ = FlowPages(controller).goBackWithinFlow() }
  }
}

extension NavigationBars: NavigationObserver {
  public func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    overlays.closeImmediately()
    backControl.hasFocus = false
    transitions = running
    itemsState = nil
    guard let coordinator = controller.coordinator else { return }
    transitions.append(
      BarTransition(
        coordinator: coordinator, from: side(of: coordinator.from, in: controller),
        to: side(of: coordinator.to, in: controller),
        titleTransition: controller.context.reducesMotion ? .fading : titleTransition))
    // Finished transitions must not keep removed screens alive.
    coordinator.whenDone { [weak self] _ in
      guard let self else { return }
      transitions = running
    }
  }

  public func navigationController(
    _ controller: NavigationController, didShow screen: any Screen
  ) {
    // A screen that was removed while it was appearing keeps the back title with which it appeared.
    let side = controller.contains(screen) ? nil : transitions.last { $0.to.screen === screen }?.to
    shown = (screen, side?.previous ?? previousTitle(of: screen))
  }

  public func navigationControllerWillDisappear(_ controller: NavigationController) {
    overlays.closeImmediately()
  }

  /// A screen that leaves the stack keeps its back title, which can no longer be computed.
  private func side(of screen: any Screen, in controller: NavigationController) -> BarSide {
    let isInStack = controller.contains(screen)
    return BarSide(
      screen: screen, item: screen.navigationItem,
      previous: isInStack
        ? previousTitle(of: screen) : shown.screen === screen ? shown.previous : nil,
      isHidden: appearance.barPresence(of: screen) == 0)
  }
}

private enum BarsKey: AttachmentKey {
  typealias Value = NavigationBars
}

extension NavigationController {
  /// The bars around the controller's pages, if there are any.
  public var bars: NavigationBars? { attachments[BarsKey.self] }
}

extension Screen {
  /// Empty if the screen is not a `ScreenContent`.
  var navigationItem: NavigationItem {
    content?.navigationItem ?? NavigationItem()
  }
}
