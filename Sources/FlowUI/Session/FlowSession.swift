public import FlowCore

/// Runs a flow without a window: input and time go in, frames come out.
///
/// It reads no real clock. The same flow with the same input at the same instants gives the same
/// frames and the same trace.
@MainActor
public final class FlowSession {
  /// The clock and trace of the session.
  public let context: FlowContext
  /// The size of the frames in points.
  public internal(set) var size: Size
  /// The person's display and input preferences; those of the flow's context.
  public var preferences: Preferences { context.preferences }
  /// The colours: the theme of the flow's `appTheme` that matches the preferences, until another
  /// one is set.
  ///
  /// Setting a theme also sets whether the preferences are dark. The theme is used in place of the
  /// colours of all flows and screens while the preferences have the darkness and the contrast for
  /// which it was set.
  public var theme: Theme {
    get { explicitTheme?.theme(preferences) ?? navigation.sessionAppTheme.value.theme(preferences) }
    set {
      context.preferences.isDark = newValue.isDark
      explicitTheme = ExplicitTheme(newValue, preferences)
    }
  }
  /// The text size as a multiple of the default; clamped to 1…2, and 1 if it is not a number.
  public var textSize: Double {
    get { preferences.textSize }
    set { context.preferences.textSize = newValue }
  }
  /// The density of the layout: spacing, and the size of controls and text.
  public var density = Density.comfortable
  /// The status bar, shown where the flow wants one; `nil`, the default, for none.
  public var statusBar: StatusBar?
  /// The reading direction; changing it cancels gestures in progress.
  public var direction: LayoutDirection {
    get { preferences.direction }
    set { context.preferences.direction = newValue }
  }

  /// The insets at the edges that the device covers or rounds off, in points, for example with a
  /// notch or a home indicator; zero by default.
  ///
  /// They do not depend on the reading direction: the leading inset is always the left one.
  /// Negative, infinite and NaN values count as 0. Bars, sheets and everything else that keeps
  /// clear of bars also keep clear of these insets; page drags may begin anywhere in the left and
  /// right ones.
  ///
  /// If `cover` is set, the safe area is recomputed at each new size. Otherwise code that sends a
  /// `resize`, for example to rotate the session, must also set the safe area: scripts do not
  /// contain it.
  public var safeArea = Insets.zero {
    didSet { safeArea = safeArea.sensible }
  }
  /// Computes the safe area for a size; `nil`, the default, to keep `safeArea` at all sizes.
  public var cover: ((Size) -> Insets)? {
    didSet { if let cover { safeArea = cover(size) } }
  }

  /// Called with each input event and its instant before the event is handled; instants never
  /// decrease from one event to the next.
  ///
  /// A recording therefore contains even the input that makes a flow crash. Input sent from
  /// callbacks is included. Moves of a mouse without a pressed button are left out if they have no
  /// effect.
  public var onInput: ((InputEvent, Instant) -> Void)?

  /// Whether everything that changes between two inputs is observable, so that layouts made after
  /// one input are still valid before the next; false by default.
  package var changesOnlyByInput = false

  /// Whether the files of icons are missing, so that buttons show letters instead.
  package var lacksIcons = false

  /// Called with the location of each press, in points of the session, after the press has begun
  /// and after any move of the focus to what was pressed.
  package var onPress: ((Point) -> Void)?

  /// Called with text that a person copies; a window that shows the session puts it on the system
  /// clipboard.
  public var onCopy: ((String) -> Void)?

  /// Called with a text that is to be spoken, because an element with the state `live` has
  /// appeared: for a screen reader or a speech synthesizer.
  ///
  /// Such elements are looked for after each input event and each scheduled action, and only if
  /// this is set.
  public var onAnnouncement: ((String) -> Void)?

  private var announcements = Announcements()
  private var copied: String?
  let navigation: NavigationController
  let arena: GestureArena
  var press: Press?
  var hover = Hover()
  /// The target under the mouse, if it tracks the mouse.
  weak var follower: (any HoverTarget)?
  /// Whether a key has been handled since the last press.
  var marksFocus = false
  /// False for an embedded session without the focus of its page; the focus ring is hidden then.
  package var takesKeys = true
  var focusedTargets = FocusedTargets()
  /// What was in front when the focus was last settled.
  weak var settledFront: AnyObject?
  /// Whether pages were moving, and so took no input, when the focus was last settled.
  var settledInTransition = false
  /// The input target in which text was composed last.
  weak var composer: (any FocusableInputTarget)?
  var isWindowActive = true
  /// What is to be scrolled into view once the input that is being handled has had its effect.
  var pendingReveal: Reveal?
  /// The responder that handled the last scroll event.
  weak var scroller: (any ScrollResponder)?

  /// The flow whose transition was last frozen by scrubbing.
  weak var scrubbed: NavigationController?

  private var explicitTheme: ExplicitTheme?
  /// The hint for the input target that a person points at or focuses.
  let hints: HintState
  private let measuring: any TextMeasuring
  private let blocks: TextBlocks
  private let memory: LayoutMemory
  private let pressWatch = PressWatch()
  var focusedScreens = FocusedScreens()
  /// Queued input; the first event is being handled.
  private var waiting: [(InputEvent, Instant)] = []

  /// Creates a session for a flow, with frames of the given size in points; traps unless the size
  /// is finite.
  public convenience init(
    navigation: NavigationController, size: Size, measuring: any TextMeasuring
  ) {
    self.init(navigation: navigation, size: size, measuring: measuring, blocks: TextBlocks())
  }

  /// Shares laid-out text with other sessions of the same `measuring`.
  package init(
    navigation: NavigationController, size: Size, measuring: any TextMeasuring, blocks: TextBlocks
  ) {
    precondition(size.isFinite, "a session needs a finite size, not \(size)")
    self.navigation = navigation
    self.size = size
    self.measuring = measuring
    self.blocks = blocks
    context = navigation.context
    context.stage.size = size
    context.outermostFlow = navigation
    // Add the watch before the arena: it must cancel a press before the arena can send the press a
    // deadline.
    context.clock.add(pressWatch)
    arena = GestureArena(clock: context.clock)
    hints = HintState(on: context.clock)
    memory = LayoutMemory(on: context.clock)
    pressWatch.session = self
    context.add(self)
    context.layOutVisiblePages = { [weak self] in
      guard let self else { return }
      view.layOutPages(in: layout)
    }
  }

  /// Cancels a gesture that is still in progress, so that it leaves no page half-way.
  isolated deinit { cancelGesture() }

  /// Discards the layouts of the current state, so that all pages are laid out again when a layout
  /// is next needed.
  ///
  /// A page is laid out once per state of the session. It is laid out again automatically after
  /// input other than the moves of a page drag, while something moves within it, when the stack
  /// changes, when a timer fires, and when a state of a control, the clock or an `@Observable`
  /// object that it has read changes. Call this when the program changes anything else that a page
  /// shows.
  public func setNeedsLayout() { memory.invalidate(keeping: .none) }

  /// The frame at the current instant.
  public var layerTree: LayerTree { tree(in: layout) }

  /// The frame at the current instant, without any target drawn as hovered; a hint that is already
  /// visible stays.
  package var layerTreeWithoutHover: LayerTree { tree(in: layout.withoutPointer) }

  private func tree(in layout: LayoutContext) -> LayerTree {
    var stage = view.page(named: "stage", in: layout)
    if let statusBar {
      stage.sublayers += statusBar.layers(view.statusBar(in: layout), in: layout)
    }
    if let hint = hints.layer(over: targets, layout) { stage.sublayers.append(hint) }
    let tree = LayerTree(root: stage)
    return direction == .leftToRight ? tree : tree.mirrored(measuring: measuring)
  }

  /// The accessibility tree at the current instant: the bars and the top screen or, while overlays
  /// are open, only the topmost one; and the status bar, if it is visible.
  ///
  /// Covered pages, and pages that are leaving, are not in it.
  public var accessibilityTree: AccessibilityNode {
    let layout = layout
    var nodes = view.accessibilityNodes(in: layout)
    if let statusBar, view.statusBar(in: layout).presence > 0 {
      nodes.insert(statusBar.accessibilityNode(in: layout), at: 0)
    }
    let stage = AccessibilityNode(.stage, frame: Rect(size), children: nodes)
    guard direction == .rightToLeft else { return stage }
    return stage.mapped { $0.frame = $0.frame.mirrored(across: size.width) }
  }

  var layout: LayoutContext {
    LayoutContext(
      environment, LayoutConstraints(size: size, insets: coveredInsets), services)
  }

  private var environment: LayoutEnvironment {
    var environment = LayoutEnvironment(
      theme: theme, direction: direction, textSize: textSize,
      pointer: hover.location.map { direction.leading($0, in: size) },
      marksFocus: marksFocus && takesKeys, reducesMotion: context.reducesMotion)
    environment.density = density
    environment.lacksIcons = lacksIcons
    environment.isDark = preferences.isDark
    environment.hasHighContrast = preferences.hasHighContrast
    environment.appTheme = navigation.sessionAppTheme
    environment.hasSessionTheme = explicitTheme?.theme(preferences) != nil
    environment.preferredReleaseRule = preferences.releaseRule
    environment.copied = copied
    environment.strings = context.strings
    return environment
  }

  private var services: LayoutServices {
    var services = LayoutServices(measuring: measuring, clock: context.clock, blocks)
    services.memory = memory
    services.takesInput = { [weak self] target in
      self?.targets.contains { $0.target === target } ?? false
    }
    services.copy = { [weak self] text in
      self?.copied = text
      self?.onCopy?(text)
    }
    return services
  }

  var targets: [HitRegion] { view.targets(in: layout) }

  /// Whether going back from the top page is possible.
  package var canGoBack: Bool { view.canGoBack }

  /// Whether going back from the top page is refused: by a gate, or because the page does not allow
  /// it; false if the only reason is that the page is the root.
  package var isBackRefused: Bool { view.backRefusal != nil }

  /// Whether anything has used the current press or, between presses, the last one: a control, or a
  /// gesture.
  package var wasPressUsed: Bool { arena.wasClaimed }

  /// Whether the picture changes by itself.
  ///
  /// It is false while a finger lies on the screen, and while only a timer is running.
  public var isMoving: Bool { context.clock.isMoving }

  /// The next instant at which something happens by itself; `nil` if nothing will.
  public var deadline: Instant? { context.clock.deadline }

  /// Advances time to an instant; an instant in the past changes nothing.
  public func advance(to instant: Instant) {
    let actions = context.clock.actionCount
    context.clock.advance(to: instant)
    settleFocusAfterArrival()
    // What has just ended, such as a simulated call, may have shown which field is wrong.
    if context.clock.actionCount != actions { noticeOutsideWork() }
  }

  /// Gives the focus to a target that has been requested, and announces elements that have
  /// appeared.
  ///
  /// Called after a scheduled action, and after code that the session has not called, such as a
  /// `Task`.
  package func noticeOutsideWork() {
    applyPendingFocus(after: nil)
    announce()
  }

  private func announce() {
    guard let onAnnouncement else { return }
    for text in announcements.new(in: accessibilityTree, of: view.front) { onAnnouncement(text) }
  }

  /// Advances time until nothing moves and no simulated call is running; returns false if the limit
  /// comes first.
  package func settle(noLaterThan limit: Instant) -> Bool {
    while context.clock.isBusy {
      guard let next = deadline, next <= limit else {
        advance(to: limit)
        return false
      }
      advance(to: next)
    }
    return true
  }

  /// Handles input at an instant; an instant in the past counts as now.
  ///
  /// Input sent from inside a callback is handled after the input that led to it.
  ///
  /// - Returns: Whether the session has used the input, so that nothing else should react to it. A
  ///   key, a text, a composition or a scroll is used if something reacts to it, or refuses it,
  ///   such as a frozen transition or a gate; where there is nothing to go back to, a key that goes
  ///   back is not used. A pointer is used while it is over the session or pressed on it. Other
  ///   input is always used, and so is input sent from inside a callback.
  @discardableResult
  public func send(_ input: InputEvent, at instant: Instant) -> Bool {
    waiting.append((input, instant))
    guard waiting.count == 1 else { return true }
    var isUsed: Bool?
    while let (input, instant) = waiting.first {
      advance(to: instant)
      let relevant = relevantInput(input)
      var isInputUsed = relevant.isEmpty && isPointerInside(input)
      for input in relevant {
        onInput?(input, context.clock.now)
        // Each event may change the layout, and the next event needs the new one.
        let retained = layoutsRetained(by: input)
        if !changesOnlyByInput { memory.invalidate(keeping: retained) }
        endLostComposition()
        isInputUsed = handle(input)
        memory.invalidate(keeping: retained)
        revealFocus()
        cancelOutlivedPress()
        applyPendingFocus(after: input)
        updateInteraction(after: input)
        announce()
      }
      // The result is that of the first input; further ones were sent from callbacks.
      isUsed = isUsed ?? isInputUsed
      waiting.removeFirst()
    }
    return isUsed ?? false
  }

  private func layoutsRetained(by input: InputEvent) -> LayoutMemory.Retained {
    if movesPages(input) { return .all }
    return isForSession(input) ? .remembered : .none
  }
}

/// Cancels a session's press as soon as another page comes to the top while time advances, for
/// example because of a timer.
@MainActor
final class PressWatch {
  weak var session: FlowSession?
}

extension PressWatch: ClockParticipant {
  var deadline: Instant? { nil }
  var isMoving: Bool { false }
  var changesPages: Bool { false }

  func advance(to instant: Instant) { session?.cancelOutlivedPress() }
}

/// A theme that was set explicitly.
///
/// It applies only while the preferences have the same darkness and contrast as when it was set.
private struct ExplicitTheme {
  private let theme: Theme
  private let isDark: Bool
  private let hasHighContrast: Bool

  init(_ theme: Theme, _ preferences: Preferences) {
    self.theme = theme
    (isDark, hasHighContrast) = (preferences.isDark, preferences.hasHighContrast)
  }

  func theme(_ preferences: Preferences) -> Theme? {
    (isDark, hasHighContrast) == (preferences.isDark, preferences.hasHighContrast) ? theme : nil
  }
}
