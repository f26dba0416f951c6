public import FlowCore

/// The bars around the pages of a flow: navigation bar, toolbar and progress strip.
///
/// It is drawn from two observers of the flow that know nothing of each other or of it, the look of
/// the bars and the progress of the flow, and from what each screen says about itself. Titles and
/// labels travel from page to page by the transition's own number, so they follow a finger, turn
/// round, and are back where they were after a cancel.
///
/// The flow keeps its bars alive; they do not keep the flow alive.
public final class NavigationBars {
  /// How titles and labels get from one page to the next.
  public enum TitleTransition: Hashable, Sendable, CaseIterable {
    /// They fly: a title becomes the next page's back label.
    case shared
    /// They stay where they are and fade into each other; so it is with reduced motion in any case.
    case fading
    /// They go with their pages, as they always do where one of the pages has no bar.
    case withPages
  }

  /// A way back that leads out of the flow, from its first screen.
  public struct RootBackAction {
    /// What the back control says.
    public let title: String
    /// Called when it is used.
    public let leave: () -> Void

    /// Creates a way out.
    public init(title: String, leave: @escaping () -> Void) {
      self.title = title
      self.leave = leave
    }
  }

  /// What the bars look like, and whether they are there.
  public let appearance: NavigationAppearance
  /// What the strip below the navigation bar shows.
  public let progress: FlowProgress
  /// How titles and labels get from one page to the next.
  public var travel = TitleTransition.shared
  /// Whether what lies beneath a bar that nobody has given colours shines through it.
  public var isTranslucent = false
  /// The way back from the first screen, where there is one; it shows at once.
  public var wayOut: RootBackAction? {
    didSet { flights = flights.map { $0.mapped(again) } }
  }

  /// The back control of whatever screen is on top.
  let backControl = Control()
  /// What lies over the flow for the bars' own sake: the list of screens to go back to.
  let overlays = Overlays()
  weak var controller: NavigationController?
  private var flights: [BarFlight] = []
  /// The screen that has the stage, and what its back control said when it got it.
  private(set) var shown: (screen: any Screen, previous: String?)

  /// Puts bars around the pages of a flow, in the place of what it had.
  @discardableResult
  public init(around controller: NavigationController) {
    self.controller = controller
    shown = (controller.top, nil)
    appearance = NavigationAppearance(of: controller)
    progress = FlowProgress(of: controller)
    controller.chrome = self
    controller.add(self)
    backControl.onActivate = { [weak self] in self?.goBack() }
    backControl.onLongPress = { [weak self] in self?.openHistory() }
    backControl.onKey = { [weak self] key in
      guard key.key == "Down", key.modifiers.isEmpty else { return false }
      self?.openHistory()
      return true
    }
  }

  // MARK: What is shown

  /// The transitions that bars take part in, the earliest first.
  var running: [BarFlight] { flights.filter { !$0.coordinator.isOver } }

  /// What the back control of a screen in the stack leads to; `nil` where it has none.
  func previousTitle(of screen: any Screen) -> String? {
    guard let controller, controller.contains(screen), screen.allowsGoingBack else { return nil }
    return controller.screen(beneath: screen).map(\.navigationItem.backName) ?? wayOut?.title
  }

  /// What the status bar looks like: it is there, and says what it says in the colour that was
  /// declared.
  var statusBar: ResolvedStatusBar {
    ResolvedStatusBar(status: appearance.look.status)
  }

  /// What a screen has in the bar, with the way back that it has now.
  private func again(_ side: BarSide) -> BarSide {
    guard controller?.contains(side.screen) ?? false else { return side }
    return BarSide(
      screen: side.screen, item: side.item, previous: previousTitle(of: side.screen),
      isHidden: side.isHidden)
  }

  private func goBack() {
    guard let controller else { return }
    if controller.canPop {
      controller.attempt { try $0.pop() }
    } else {
      wayOut?.leave()
    }
  }
}

extension NavigationBars: NavigationObserver {
  public func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    overlays.closeAtOnce()
    backControl.hasFocus = false
    flights = running
    guard let coordinator = controller.coordinator else { return }
    flights.append(
      BarFlight(
        coordinator: coordinator, from: side(of: coordinator.from, in: controller),
        to: side(of: coordinator.to, in: controller),
        travel: controller.context.reducesMotion ? .fading : travel))
    // Screens that are gone must not live on in what they had in the bar.
    coordinator.whenDone { [weak self] _ in
      guard let self else { return }
      flights = running
    }
  }

  public func navigationController(
    _ controller: NavigationController, didShow screen: any Screen
  ) {
    // One that was asked away again while it came keeps the back control that it came with.
    let side = controller.contains(screen) ? nil : flights.last { $0.to.screen === screen }?.to
    shown = (screen, side?.previous ?? previousTitle(of: screen))
  }

  /// What a screen has in the bar, kept as it is for as long as the transition runs: it is asked
  /// once and not in each frame, and one that leaves the stack has no way back any more that could
  /// be asked for.
  private func side(of screen: any Screen, in controller: NavigationController) -> BarSide {
    let isInStack = controller.contains(screen)
    return BarSide(
      screen: screen, item: screen.navigationItem,
      previous: isInStack
        ? previousTitle(of: screen) : shown.screen === screen ? shown.previous : nil,
      isHidden: appearance.barPresence(of: screen) == 0)
  }
}

extension NavigationController {
  /// The bars around its pages, if there are any.
  public var bars: NavigationBars? { chrome as? NavigationBars }
}

extension Screen {
  /// What it has in the bars; nothing, where it is no `ScreenContent`.
  var navigationItem: NavigationItem {
    (self as? any ScreenContent)?.navigationItem ?? NavigationItem()
  }
}
