public import FlowCore

/// A screen that can be seen and touched.
public protocol ScreenContent: Screen {
  /// The screen as a page that fills the context's size.
  func page(in context: LayoutContext) -> Layer

  /// What takes input on the screen and where, the lowest first.
  func targets(in context: LayoutContext) -> [HitRegion]

  /// What those hear of the screen who cannot see it, in the order in which it is read.
  func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode]

  /// Who makes something of presses anywhere on the screen, the innermost first.
  var responders: [any PointerResponder] { get }

  /// Who makes something of presses on the screen as it is laid out, the innermost first: by
  /// default its targets, and then `responders`.
  func responders(in context: LayoutContext) -> [any PointerResponder]

  /// Who takes the person back from the screen; comes after `responders`, and may take hold of the
  /// screen again while it leaves.
  var backGesture: (any PointerResponder)? { get }

  /// Who makes something of scrolling on the screen as it is laid out, the innermost first: by
  /// default its targets under the pointer, or all of them where there is none.
  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder]

  /// What the screen has in the bars of the flow around it, if that has any.
  var navigationItem: NavigationItem { get }

  /// What may lie over the screen and the bars around it: menus, alerts, sheets; `nil`, by default,
  /// for nothing ever. The screen keeps it.
  var overlays: Overlays? { get }

  /// Whether what the screen shows is frozen, as a flow that it holds may be.
  var isInputFrozen: Bool { get }

  /// What the status bar looks like over the screen; `nil`, by default, as the flow around it says.
  func statusBar(in context: LayoutContext) -> ResolvedStatusBar?

  /// Takes a key ahead of everything else, unless something lies open over the screen: one that
  /// means the same wherever the focus is, or one that belongs to a stage within the screen. Says
  /// whether it took it; by default it does not.
  func interceptKey(_ key: KeyPress) -> Bool

  /// The part that shall have the keyboard's focus from now on, because of what has just been done;
  /// asked once after all input, `nil` by default.
  func takePendingFocus() -> (any FocusableInputTarget)?

  /// Goes back within the screen, as in a flow that it holds; says whether there was a way.
  func goBack() -> Bool

  /// Goes on within the screen, as in a flow that it holds; says whether there was a way.
  func goForward() -> Bool
}

extension ScreenContent {
  public func targets(in context: LayoutContext) -> [HitRegion] { [] }
  public func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] { [] }
  public var responders: [any PointerResponder] { [] }
  public var backGesture: (any PointerResponder)? { nil }

  public func responders(in context: LayoutContext) -> [any PointerResponder] {
    targets(in: context).responders(in: context) + responders
  }

  public func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    targets(in: context).scrollResponders(in: context)
  }

  public var navigationItem: NavigationItem { NavigationItem() }
  public var overlays: Overlays? { nil }
  public var attendants: [any ScreenAttendant] { [overlays].compactMap(\.self) }
  public var isInputFrozen: Bool { false }
  public func statusBar(in context: LayoutContext) -> ResolvedStatusBar? { nil }
  public func interceptKey(_ key: KeyPress) -> Bool { false }
  public func takePendingFocus() -> (any FocusableInputTarget)? { nil }
  public func goBack() -> Bool { false }
  public func goForward() -> Bool { false }
}
