public import FlowCore

extension NavigationController {
  /// Who makes something of presses: the bars, the top screen and the way back from it, and the way
  /// back from a screen that is leaving and could be held again; of the flow that lies on top.
  public func responders(in context: LayoutContext) -> [any PointerResponder] {
    presentationRoot.openTargets(in: context)?.responders(in: context)
      ?? presentationRoot.ownResponders(in: context)
  }

  /// Who makes something of scrolling, the innermost first; of the flow that lies on top.
  public func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    presentationRoot.openTargets(in: context)?.scrollResponders(in: context)
      ?? presentationRoot.ownScrollResponders(in: context)
  }

  /// Goes back one step, in the innermost flow first; says whether there was a way.
  ///
  /// A way that a finger or another transition holds at the moment is one, and so is one that the
  /// screen keeps closed. What lies open over the flow is gone back from first, even if it stays.
  public func goBack() -> Bool {
    guard let overlay = presentationRoot.openOverlay else { return presentationRoot.ownGoBack() }
    overlay.goBack()
    return true
  }

  /// Goes on to the screen that the top one offers, in the innermost flow first; says whether there
  /// was one.
  ///
  /// There is none as long as something lies open over the flow.
  public func goForward() -> Bool {
    presentationRoot.openOverlay == nil && presentationRoot.ownGoForward()
  }

  /// Whether the screen on top takes a key ahead of everything else.
  func takesFirst(_ key: KeyPress) -> Bool {
    guard presentationRoot.openOverlay == nil else { return false }
    return (presentationRoot.top as? any ScreenContent)?.interceptKey(key) ?? false
  }

  /// Whether a transition in the picture is held, so that no input is taken.
  public var isInputFrozen: Bool { presentationRoot.ownIsInputFrozen }

  /// Whether a way leads back within the flow, or one that its top screen shows; none does out of
  /// what lies open over it.
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
    // A page that is leaving lies on top: taking hold of it comes before what is beneath.
    let all = departing == nil ? inside + gestures.pageSwipes : gestures.pageSwipes + inside
    return isTopTouchable ? all : all.filter(\.holdsArrivingPages)
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
      context.trace.record("refused", top.name, "\(NavigationRefusal.wayBackClosed)")
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
