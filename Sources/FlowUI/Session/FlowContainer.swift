public import FlowCore

/// A screen whose content is the flow that it shows.
///
/// It forwards input, back actions and its own appearance callbacks to the flow that it shows.
/// Replace a default implementation only to add something to the container itself, such as a tab
/// bar. Overlays of the flow, such as alerts, cover the whole session.
@MainActor
public protocol FlowContainer: ScreenContent, FlowShowing {
  /// The layout context of the flow, made from that of the screen; by default the same.
  func flowContext(in context: LayoutContext) -> LayoutContext
}

extension FlowContainer {
  var pages: FlowPages? { shownFlow.map { FlowPages($0) } }

  public func flowContext(in context: LayoutContext) -> LayoutContext { context }

  public func page(in context: LayoutContext) -> Layer {
    pages?.page(named: name, in: flowContext(in: context))
      ?? Layer(name: name, kind: .page, size: context.size)
  }

  public func targets(in context: LayoutContext) -> [HitRegion] {
    pages?.targets(in: flowContext(in: context)) ?? []
  }

  public func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    pages?.accessibilityNodes(in: flowContext(in: context)) ?? []
  }

  public func statusBar(in context: LayoutContext) -> ResolvedStatusBar? {
    pages?.statusBar(in: flowContext(in: context)) ?? .hidden
  }

  public func responders(in context: LayoutContext) -> [any PointerResponder] {
    pages?.responders(in: flowContext(in: context)) ?? []
  }

  public func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    var flowContext = flowContext(in: context)
    // Where a bar of the container hides the pointer from the page, the page must not scroll;
    // without any pointer, all of it would.
    flowContext.pointer = context.pointer
    return pages?.scrollResponders(in: flowContext) ?? []
  }

  public var isInputFrozen: Bool { pages?.isInputFrozen ?? false }

  /// Whether going back from the screen is allowed, as the flow's top screen decides.
  public var allowsGoingBack: Bool { shownFlow?.top.allowsGoingBack ?? true }

  /// Asks the screens of the flow that is shown, the topmost first, whether a person may leave this
  /// screen.
  public func permitsLeaving(_ attempt: LeaveAttempt) -> Bool {
    shownFlow?.permitsLeaving(attempt) ?? true
  }

  public func goBack() -> Bool { pages?.goBack() ?? false }
  public func goForward() -> Bool { pages?.goForward() ?? false }

  public func willAppear() { shownFlow?.forward(.willAppear) }
  public func didAppear() { shownFlow?.forward(.didAppear) }
  public func willDisappear() { shownFlow?.forward(.willDisappear) }
  public func didDisappear() { shownFlow?.forward(.didDisappear) }
}

extension FlowScreen: FlowContainer {
  public func page(in context: LayoutContext) -> Layer {
    pages?.page(named: "flow-\(name)", in: flowContext(in: context))
      ?? Layer(name: "flow", kind: .page, size: context.size)
  }

  public var backGesture: (any PointerResponder)? { flow?.gestures.dismissal }

  public func flowContext(in context: LayoutContext) -> LayoutContext {
    var flowContext = context
    flowContext.environment.isSheet = flow?.presentedOn != nil
    return flowContext
  }
}
