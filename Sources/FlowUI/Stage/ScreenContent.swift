public import FlowCore

/// A screen with visible, interactive content.
public protocol ScreenContent: Screen {
  /// Draws the screen as a page that fills the context's size.
  func page(in context: LayoutContext) -> Layer

  /// The input targets of the screen and their frames, the lowest first.
  func targets(in context: LayoutContext) -> [HitRegion]

  /// The accessibility nodes of the screen, in reading order.
  func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode]

  /// The responders to presses anywhere on the screen, the innermost first.
  var responders: [any PointerResponder] { get }

  /// The responders to presses on the screen as it is laid out, the innermost first.
  ///
  /// By default its targets, and then `responders`.
  func responders(in context: LayoutContext) -> [any PointerResponder]

  /// The gesture that goes back from the screen.
  ///
  /// It comes after `responders`, and may catch the screen again while it leaves.
  var backGesture: (any PointerResponder)? { get }

  /// The responders to scrolling on the screen as it is laid out, the innermost first.
  ///
  /// By default its targets under the pointer, or all of them without a pointer.
  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder]

  /// The screen's items in the bars of the flow around it, if that has any.
  var navigationItem: NavigationItem { get }

  /// The menus, alerts and sheets over the screen and the bars around it; `nil`, the default, if
  /// there never are any.
  ///
  /// The screen owns it.
  var overlays: Overlays? { get }

  /// Whether the screen's content is frozen, such as a flow inside it.
  var isInputFrozen: Bool { get }

  /// The appearance of the status bar over the screen; `nil`, the default, for that of the flow
  /// around it.
  func statusBar(in context: LayoutContext) -> ResolvedStatusBar?

  /// Offers a key to the screen before all others; returns whether it took it, by default `false`.
  ///
  /// It is for keys that mean the same wherever the focus is, and for those of a stage within the
  /// screen. It is not called while an overlay is open over the screen.
  func interceptKey(_ key: KeyPress) -> Bool

  /// The input target that should get the keyboard focus as a result of the last action; `nil` by
  /// default.
  ///
  /// It is read once after each input.
  func takePendingFocus() -> (any FocusableInputTarget)?

  /// Goes back within the screen, as in a flow inside it; returns whether the request was handled.
  func goBack() -> Bool

  /// Goes forward within the screen, as in a flow inside it; returns whether the request was
  /// handled.
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
