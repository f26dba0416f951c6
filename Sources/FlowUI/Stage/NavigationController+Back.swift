public import FlowCore

extension NavigationController {
  /// The responders to presses in the topmost presented flow, or in the overlay that it has open.
  ///
  /// They are the bars, the top screen and its back gesture, and the back gesture of a screen that
  /// is leaving and can be caught again.
  public func responders(in context: LayoutContext) -> [any PointerResponder] {
    presentationRoot.openTargets(in: context)?.responders(in: context)
      ?? presentationRoot.ownResponders(in: context)
  }

  /// The responders to scrolling, the innermost first, of the topmost presented flow or its open
  /// overlay.
  public func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    presentationRoot.openTargets(in: context)?.scrollResponders(in: context)
      ?? presentationRoot.ownScrollResponders(in: context)
  }

  /// Goes back one step, in the innermost flow first; returns whether the request was handled.
  ///
  /// It also counts as handled if a gesture or another transition is driving that step, or if the
  /// screen does not allow going back. An open overlay goes back first, even if it then stays open.
  public func goBack() -> Bool {
    guard let overlay = presentationRoot.openOverlay else { return presentationRoot.ownGoBack() }
    overlay.goBack()
    return true
  }

  /// Goes forward to the screen that the top one offers, in the innermost flow first; returns
  /// whether there was one.
  ///
  /// There is none while an overlay is open.
  public func goForward() -> Bool {
    presentationRoot.openOverlay == nil && presentationRoot.ownGoForward()
  }

  /// Offers a key to the top screen before all others; returns whether it took it.
  func takesFirst(_ key: KeyPress) -> Bool {
    guard presentationRoot.openOverlay == nil else { return false }
    return (presentationRoot.top as? any ScreenContent)?.interceptKey(key) ?? false
  }

  /// Whether a visible transition is frozen, so that no input is taken.
  public var isInputFrozen: Bool { presentationRoot.ownIsInputFrozen }

  /// Whether going back is possible within the flow, or within a flow that its top screen shows.
  ///
  /// It is not while an overlay is open.
  var canGoBack: Bool { presentationRoot.openOverlay == nil && presentationRoot.ownCanGoBack }

  // MARK: Of this flow alone

  private var ownCanGoBack: Bool {
    if (top as? any FlowContainer)?.shownFlow?.ownCanGoBack ?? false { return true }
    return canPop && top.allowsGoingBack
  }

  var ownIsInputFrozen: Bool {
    isFrozen || ((top as? any ScreenContent)?.isInputFrozen ?? false)
  }

  func ownResponders(in context: LayoutContext) -> [any PointerResponder] {
    let content = top as? any ScreenContent
    let back = [content?.backGesture, (leaving as? any ScreenContent)?.backGesture].compactMap(
      \.self)
    let around = (bars?.targets(in: context) ?? []).responders(in: context)
    let inside =
      around + (content?.responders(in: self.context(of: top, in: context)) ?? []) + back
    // A leaving page lies on top: catching it comes before anything beneath.
    let all = departing == nil ? inside + gestures.pageSwipes : gestures.pageSwipes + inside
    return isTopTouchable ? all : all.filter(\.catchesArrivingPages)
  }

  func ownScrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    let content = top as? any ScreenContent
    return (content?.scrollResponders(in: self.context(of: top, in: context)) ?? [])
      + [gestures.pageScroll].compactMap(\.self)
  }

  func ownGoBack() -> Bool {
    if (top as? any ScreenContent)?.goBack() ?? false { return true }
    guard canPop else { return false }
    guard top.allowsGoingBack else {
      context.trace.record("refused", top.name, "\(NavigationRefusal.backNotAllowed)")
      return true
    }
    attempt { try $0.pop() }
    return true
  }

  func ownGoForward() -> Bool {
    if (top as? any ScreenContent)?.goForward() ?? false { return true }
    guard let next = top.makeNextScreen() else { return false }
    attempt { try $0.push(next) }
    return true
  }
}
