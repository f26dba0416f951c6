public import FlowCore

/// A screen that is composed of elements.
///
/// It describes its content in `body(in:)`; layers, input targets and accessibility nodes follow
/// from that.
@MainActor
public protocol ComposedScreen: ScreenContent {
  /// The theme colour of the screen's background.
  var background: KeyPath<Theme, RGBA> { get }

  /// Brings the states of the screen's controls up to date with what the screen shows; does nothing
  /// by default.
  ///
  /// This method is called before each layout. Change states here, because `body(in:)` must only
  /// read them.
  func update(in context: LayoutContext)

  /// The current content of the screen; each element is laid out in the whole area of the context.
  @ElementBuilder func body(in context: LayoutContext) -> [any Element]
}

extension ComposedScreen {
  public func update(in context: LayoutContext) {}

  public var background: KeyPath<Theme, RGBA> { \.background }

  public func page(in context: LayoutContext) -> Layer {
    layout(in: context).layer
  }

  public func targets(in context: LayoutContext) -> [HitRegion] { layout(in: context).targets }

  public func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    layout(in: context).nodes
  }

  fileprivate func layout(in context: LayoutContext) -> PageLayout {
    LayoutMemory.layout(of: self, in: context, makeLayout)
  }

  private func makeLayout(in context: LayoutContext) -> PageLayout {
    update(in: context)
    var context = context.withoutMeasuredHeights
    let colour = context.theme[keyPath: background]
    context.environment.background = colour
    var page = PageLayout(name: name, kind: .page, size: context.size)
    page.draw([.fill(Rect(context.size), colour: colour)])
    for element in body(in: context) {
      page.add(element, in: Rect(context.size), context)
    }
    page.noteMatchedElements()
    return page
  }
}

extension Screen {
  /// The matched elements of the screen's layout; none unless it is composed of elements.
  func matchedElements(in context: LayoutContext) -> [MatchedElement] {
    (self as? any ComposedScreen)?.layout(in: context).matched ?? []
  }
}
