public import FlowCore

/// A flow on a stage: input and time go in, frames come out.
///
/// Nothing in it reads a clock or knows a window. The same flow with the same input at the same
/// instants gives the same frames and the same trace.
public final class FlowSession {
  /// The clock and trace of the session.
  public let context: FlowContext
  /// The stage's size in points.
  public internal(set) var size: Size
  /// How a person wants the stage at present: what the context of the flow says.
  public var preferences: Preferences { context.preferences }
  /// The colours: those that match the preferences, until others are set.
  ///
  /// Others that are set say whether they are dark, and hold until the preferences change in that.
  public var theme: Theme {
    get { ownTheme?.theme(preferences) ?? .matching(preferences) }
    set {
      context.preferences.isDark = newValue.isDark
      ownTheme = OwnTheme(newValue, preferences)
    }
  }
  /// How many times as large as usual text is; clamped to 1…2, and 1 where it is no number.
  public var textSize: Double {
    get { preferences.textSize }
    set { context.preferences.textSize = newValue }
  }
  /// How closely things stand together, and how large they are.
  public var density = Density.comfortable
  /// What the status bar says, where the flow wants one; `nil`, by default, for none at all.
  public var statusBar: StatusBar?
  /// Which way the stage reads; another one takes everything out of a person's hands.
  public var direction: LayoutDirection {
    get { preferences.direction }
    set { context.preferences.direction = newValue }
  }

  /// What of the stage is not safe to use, because the device covers it or rounds it off, in
  /// points: a notch, a home bar; nothing by default.
  ///
  /// It is of the device: its leading side is the left one, whichever way the stage reads. What is
  /// below 0, or no number, counts as 0. Bars, sheets and everything else that keeps clear of bars
  /// keeps clear of it, and drags of pages begin in all of it. A script does not say it: who turns
  /// the stage round by `resize` sets it as well.
  ///
  /// It is anew at each new size where `cover` says how.
  public var safeArea = Insets.zero {
    didSet { safeArea = safeArea.sensible }
  }
  /// How far a device of a size covers its stage; `nil`, by default, where `safeArea` says so for
  /// all sizes.
  public var cover: ((Size) -> Insets)? {
    didSet { if let cover { safeArea = cover(size) } }
  }

  /// Hears of all input as it is taken, and of the instant then, which is never one in the past.
  ///
  /// It hears before anything comes of it, so that a recording holds even what a flow dies of.
  /// Input that callbacks send is among it. Moves of a mouse that presses nothing are only as far
  /// as something comes of them.
  public var onInput: ((InputEvent, Instant) -> Void)?

  /// Hears of what a person copies; a window that shows the session puts it on the desktop's
  /// clipboard.
  public var onCopy: ((String) -> Void)?

  /// What was copied last.
  private var copied: String?
  let navigation: NavigationController
  let arena: GestureArena
  /// The press that is going on.
  var press: Press?
  /// The mouse that presses nothing.
  var hover = Hover()
  /// What follows the mouse.
  weak var follower: (any HoveredPart)?
  /// Whether keys have been used since the last press.
  var marksFocus = false
  /// Whether keys come to the session at all: to one that is a part of a page only while that part
  /// has the focus.
  ///
  /// What they go to is marked only then.
  package var takesKeys = true
  /// What had the focus after the last input.
  weak var focusHolder: (any FocusableInputTarget)?
  /// Where something was composed last.
  weak var composer: (any FocusableInputTarget)?
  /// Whether the window around the stage is in use.
  var isWindowActive = true
  /// Who took the last scroll event.
  weak var scroller: (any ScrollResponder)?

  /// The flow whose transition was held last.
  weak var scrubbed: NavigationController?

  private var ownTheme: OwnTheme?
  /// What is said about what a person has come to.
  let hints: HintState
  private let measuring: any TextMeasuring
  private let blocks: TextBlocks
  private let memory = PageMemory()
  /// How often anything was laid out.
  private var passes = 0
  /// Input that has come and is not taken yet; the first one is being taken.
  private var waiting: [(InputEvent, Instant)] = []

  /// Puts a flow on a stage of a size in points; traps unless that is finite.
  public convenience init(
    navigation: NavigationController, size: Size, measuring: any TextMeasuring
  ) {
    self.init(navigation: navigation, size: size, measuring: measuring, blocks: TextBlocks())
  }

  /// The same, with text that others have laid out by the same measure.
  package init(
    navigation: NavigationController, size: Size, measuring: any TextMeasuring, blocks: TextBlocks
  ) {
    precondition(
      size.width.isFinite && size.height.isFinite, "a stage needs a finite size, not \(size)")
    self.navigation = navigation
    self.size = size
    self.measuring = measuring
    self.blocks = blocks
    context = navigation.context
    arena = GestureArena(clock: context.clock)
    hints = HintState(on: context.clock)
    context.add(self)
  }

  /// Lays out all pages anew in the next frame.
  ///
  /// To be called by a program that changes what a page shows while that moves by itself, and not
  /// from a callback: from the network, say. Input, what happens by the session's clock, and the
  /// end of a transition are noticed.
  public func setNeedsLayout() { memory.forget() }

  /// The frame of the present instant.
  public var layerTree: LayerTree {
    let layout = layout
    var stage = navigation.page(named: "stage", in: layout)
    if let statusBar {
      stage.sublayers += statusBar.layers(navigation.statusBar(in: layout), in: layout)
    }
    if let hint = hints.layer(over: targets, layout) { stage.sublayers.append(hint) }
    let tree = LayerTree(root: stage)
    return direction == .leftToRight ? tree : tree.mirrored(measuring: measuring)
  }

  /// What those hear of the present instant who cannot see it: the bars and the screen on top, of
  /// which a person can use what there is; what lies beneath, and what is leaving, is not among it.
  public var accessibilityTree: AccessibilityNode {
    let layout = layout
    var nodes = navigation.accessibilityNodes(in: layout)
    if let statusBar, navigation.statusBar(in: layout).presence > 0 {
      nodes.insert(statusBar.accessibilityNode(in: layout), at: 0)
    }
    let stage = AccessibilityNode(.stage, frame: Rect(size), children: nodes)
    guard direction == .rightToLeft else { return stage }
    return stage.mapped { $0.frame = $0.frame.mirrored(across: size.width) }
  }

  /// What screens need to know of the present instant.
  var layout: LayoutContext {
    var layout = LayoutContext(
      size: size, insets: covered, measuring: measuring, theme: theme, direction: direction,
      textSize: textSize,
      pointer: hover.place.map { direction.leading($0, in: size) },
      marksFocus: marksFocus && takesKeys,
      reducesMotion: context.reducesMotion, clock: context.clock)
    layout.takesInput = { [weak self] part in
      self?.targets.contains { $0.part === part } ?? false
    }
    layout.density = density
    layout.releaseRule = preferences.releaseRule
    layout.copied = copied
    layout.blocks = blocks
    layout.memory = memory
    passes += 1
    layout.pass = passes
    layout.copy = { [weak self] text in
      self?.copied = text
      self?.onCopy?(text)
    }
    return layout
  }

  /// What takes input at the present instant.
  var targets: [HitRegion] { navigation.targets(in: layout) }

  /// Whether a way leads back from the page that is on top.
  public var canGoBack: Bool { navigation.canGoBack }

  /// Whether the picture changes by itself.
  ///
  /// A held finger is at rest, and so is a waiting timer.
  public var isMoving: Bool { context.clock.isMoving }

  /// When something happens next by itself, or `nil` when nothing will.
  public var deadline: Instant? { context.clock.deadline }

  /// Lets time pass up to an instant; one in the past changes nothing.
  public func advance(to instant: Instant) {
    context.clock.advance(to: instant)
  }

  /// Takes input that comes at an instant; one in the past counts as now.
  ///
  /// Input sent from inside a callback is taken after the one that led to it.
  public func send(_ input: InputEvent, at instant: Instant) {
    waiting.append((input, instant))
    guard waiting.count == 1 else { return }
    while let (input, instant) = waiting.first {
      advance(to: instant)
      for input in heard(input) {
        onInput?(input, context.clock.now)
        endLostComposition()
        memory.forget()
        take(input)
        giveWishedFocus(after: input)
        payAttention(after: input)
      }
      waiting.removeFirst()
    }
  }
}
