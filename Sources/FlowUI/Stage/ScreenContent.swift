public import FlowCore

/// A screen with visible, interactive content.
///
/// What it shows, how it takes input and how it takes part in navigation are three protocols, each
/// with defaults: a simple screen needs no more than `page(in:)` and `targets(in:)`, and a
/// `ComposedScreen` gets those from its elements.
@MainActor
public protocol ScreenContent: ScreenLayout, ScreenInput, ScreenNavigation {}

/// What a screen shows.
@MainActor
public protocol ScreenLayout: Screen {
  /// Draws the screen as a page that fills the context's size.
  func page(in context: LayoutContext) -> Layer

  /// The input targets of the screen and their frames, the lowest first; none by default.
  func targets(in context: LayoutContext) -> [HitRegion]

  /// The accessibility nodes of the screen, in reading order; none by default.
  func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode]

  /// The appearance of the status bar over the screen; `nil`, the default, for that of the flow
  /// around it.
  func statusBar(in context: LayoutContext) -> ResolvedStatusBar?
}

/// How a screen takes input.
@MainActor
public protocol ScreenInput: ScreenLayout {
  /// The responders to presses anywhere on the screen, the innermost first; none by default.
  var responders: [any PointerResponder] { get }

  /// The responders to presses on the screen as it is laid out, the innermost first.
  ///
  /// By default its targets, and then `responders`.
  func responders(in context: LayoutContext) -> [any PointerResponder]

  /// The responders to scrolling on the screen as it is laid out, the innermost first.
  ///
  /// By default its targets under the pointer, or all of them without a pointer.
  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder]

  /// The gesture that goes back from the screen; `nil` by default.
  ///
  /// It comes after `responders`, and may catch the screen again while it leaves.
  var backGesture: (any PointerResponder)? { get }

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
}

/// How a screen takes part in navigation: its place in the bars, the overlays above it, and going
/// back and forward within it.
@MainActor
public protocol ScreenNavigation: Screen {
  /// The screen's items in the bars of the flow around it, if that has any; none by default.
  var navigationItem: NavigationItem { get }

  /// The menus, alerts and sheets over the screen and the bars around it; `nil`, the default, if
  /// there never are any.
  ///
  /// The screen owns it.
  var overlays: Overlays? { get }

  /// Whether the screen's content is frozen, such as a flow inside it; false by default.
  var isInputFrozen: Bool { get }

  /// Goes back within the screen, as in a flow inside it; returns whether the request was handled,
  /// by default `false`.
  func goBack() -> Bool

  /// Goes forward within the screen, as in a flow inside it; returns whether the request was
  /// handled, by default `false`.
  func goForward() -> Bool
}

extension ScreenLayout {
  public func targets(in context: LayoutContext) -> [HitRegion] { [] }
  public func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] { [] }
  public func statusBar(in context: LayoutContext) -> ResolvedStatusBar? { nil }
}

extension ScreenInput {
  public var responders: [any PointerResponder] { [] }

  public func responders(in context: LayoutContext) -> [any PointerResponder] {
    targets(in: context).responders(in: context) + responders
  }

  public func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    targets(in: context).scrollResponders(in: context)
  }

  public var backGesture: (any PointerResponder)? { nil }
  public func interceptKey(_ key: KeyPress) -> Bool { false }
  public func takePendingFocus() -> (any FocusableInputTarget)? { nil }
}

extension ScreenNavigation {
  public var navigationItem: NavigationItem { NavigationItem() }
  public var overlays: Overlays? { nil }
  public var attendants: [any ScreenAttendant] { [overlays].compactMap(\.self) }
  public var isInputFrozen: Bool { false }
  public func goBack() -> Bool { false }
  public func goForward() -> Bool { false }
}

extension Screen {
  /// The content of the screen, if it has any: the one place at which the user interface finds out.
  var content: (any ScreenContent)? { self as? any ScreenContent }

  /// The flow that the screen shows, if it is a container.
  var flowInside: NavigationController? { (self as? any FlowContainer)?.shownFlow }
}
