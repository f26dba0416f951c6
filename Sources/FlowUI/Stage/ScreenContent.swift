public import FlowCore

/// What a screen needs to know to lay itself out.
public struct LayoutContext {
  /// The stage's size in points.
  public let size: Size
  /// Measures its text.
  public let measuring: any TextMeasuring
  /// Its colours.
  public let theme: Theme
  /// Which way the stage reads.
  public let direction: LayoutDirection

  /// Creates a context; by default it reads from left to right.
  public init(
    size: Size, measuring: any TextMeasuring, theme: Theme,
    direction: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.measuring = measuring
    self.theme = theme
    self.direction = direction
  }
}

/// A screen that can be seen and touched.
public protocol ScreenContent: Screen {
  /// The screen as a page that fills the context's size.
  func page(in context: LayoutContext) -> Layer

  /// Who makes something of presses on what the screen shows, the innermost first.
  var responders: [any PointerResponder] { get }

  /// Who takes the person back from the screen; comes after `responders`, and may take hold of the screen
  /// again while it leaves.
  var wayBack: (any PointerResponder)? { get }

  /// Who makes something of scrolling on what the screen shows, the innermost first.
  var scrollResponders: [any ScrollResponder] { get }

  /// Whether what the screen shows is frozen, as a flow that it holds may be.
  var isFrozen: Bool { get }

  /// Goes back within the screen, as in a flow that it holds; says whether there was a way.
  func goBack() -> Bool

  /// Goes on within the screen, as in a flow that it holds; says whether there was a way.
  func goForward() -> Bool
}

extension ScreenContent {
  public var responders: [any PointerResponder] { [] }
  public var wayBack: (any PointerResponder)? { nil }
  public var isFrozen: Bool { false }
  public var scrollResponders: [any ScrollResponder] { [] }
  public func goBack() -> Bool { false }
  public func goForward() -> Bool { false }
}
