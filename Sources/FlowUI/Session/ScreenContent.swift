public import FlowCore

/// A screen with visible, interactive content.
///
/// It combines three protocols, for layout, input and navigation, which have default
/// implementations: a simple screen implements only `page(in:)` and `targets(in:)`, and a
/// `ComposedScreen` gets those from its elements.
@MainActor
public protocol ScreenContent: ScreenLayout, ScreenInput, ScreenNavigation {}

/// The layout of a screen.
@MainActor
public protocol ScreenLayout: Screen {
  /// Draws the screen as a page that fills the context's size.
  func page(in context: LayoutContext) -> Layer

  /// The input targets of the screen and their frames, from back to front; none by default.
  func targets(in context: LayoutContext) -> [HitRegion]

  /// The accessibility nodes of the screen, in reading order; none by default.
  func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode]

  /// The appearance of the status bar over the screen; `nil`, the default, for that of the flow
  /// around it.
  func statusBar(in context: LayoutContext) -> ResolvedStatusBar?
}

/// The input handling of a screen.
@MainActor
public protocol ScreenInput: ScreenLayout {
  /// The responders to presses anywhere on the screen, the innermost first; none by default.
  var responders: [any PointerResponder] { get }

  /// The responders to presses on the screen as laid out in a context, the innermost first.
  ///
  /// By default these are the screen's targets, and then `responders`.
  func responders(in context: LayoutContext) -> [any PointerResponder]

  /// The responders to scrolling on the screen as laid out in a context, the innermost first.
  ///
  /// By default these are the screen's targets under the pointer, or all of them without a pointer.
  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder]

  /// The gesture that goes back from the screen; `nil` by default.
  ///
  /// It gets presses after `responders`, and can grab the screen again while the screen is leaving.
  var backGesture: (any PointerResponder)? { get }

  /// Receives a key before all input targets; returns whether the screen handled it, by default
  /// `false`.
  ///
  /// Implement it for keys that have the same meaning wherever the focus is, and for the keys of a
  /// session embedded in the screen. It is not called while an overlay is open over the screen.
  func interceptKey(_ key: KeyPress) -> Bool

  /// The input target that should get the keyboard focus as a result of the last action; `nil` by
  /// default.
  ///
  /// It is called once after each input event, and after each scheduled action and simulated call
  /// that has ended.
  func takePendingFocus() -> (any FocusableInputTarget)?
}

/// A screen's part in navigation: its items in the bars, the overlays above it, and going back and
/// forward within it.
@MainActor
public protocol ScreenNavigation: Screen {
  /// The screen's items in the bars of the flow around it, if the flow has bars; none by
  /// default.
  var navigationItem: NavigationItem { get }

  /// The stack of menus, alerts and sheets over the screen and the bars around it; `nil`, the
  /// default, if there never are any.
  ///
  /// The screen owns the stack.
  var overlays: Overlays? { get }

  /// Whether no input is accepted, because something in the screen, such as a flow that it shows,
  /// is frozen; false by default.
  var isInputFrozen: Bool { get }

  /// Goes back within the screen, for example in a flow inside it; returns whether the request was
  /// handled, by default `false`.
  func goBack() -> Bool

  /// Goes forward within the screen, for example in a flow inside it; returns whether the request
  /// was handled, by default `false`.
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

  /// The release rule of the screen's own back gesture; `nil` if it has no gesture, or the gesture
  /// no rule.
  var backReleaseRule: ReleaseRule? { (backGesture as? any FlowInteractor)?.releaseRule }
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
  /// The screen as `ScreenContent`, if it has any; no other code casts it.
  var content: (any ScreenContent)? { self as? any ScreenContent }
}
