/// A flow that supports deep links: it reports its current place and can go to one.
///
/// It lists its `places` and makes the screens for each; nothing more is needed if the `name` of
/// each screen is the text of its place. A place contains only what its text says: typed text,
/// choices and scroll positions are not restored.
@MainActor
public protocol PlacedFlow: FlowController {
  /// The places that can be linked to, in order: at least one, and only the first few if their
  /// number is unlimited.
  var places: [FlowPlace] { get }

  /// The current place according to the latest request, even during a transition.
  ///
  /// By default the place of the topmost screen that has a place, or else the first of `places`.
  var place: FlowPlace { get }

  /// The place of a screen; `nil` if it has none.
  ///
  /// By default the element of `places` whose text equals the screen's name.
  func place(of screen: any Screen) -> FlowPlace?

  /// Makes the stack of screens for a place, root first; `nil` if the flow does not have this
  /// place.
  ///
  /// This does not navigate: the stack may still refuse the screens afterwards.
  func screens(at place: FlowPlace) -> [any Screen]?

  /// The last flow that `go` presented on this one; `nil` by default.
  ///
  /// A flow that presents others must store this flow, which keeps it alive.
  var presentedFlow: (any PlacedFlow)? { get set }

  /// Makes a flow to present on a screen; `nil`, the default, if the place does not lie in such a
  /// flow.
  ///
  /// Neither present nor store the flow here: this is also called to find out whether the place
  /// exists. Create the flow with `isVisible: false`.
  ///
  /// - Parameters:
  ///   - place: The place in the flow to present.
  ///   - step: The place of the screen on which it is presented.
  func makePresentedFlow(for place: FlowPlace, on step: FlowPlace.Step) -> (any PlacedFlow)?

  /// Goes to a place with a single request for the whole stack, so that guards and gate heads apply
  /// as usual.
  ///
  /// If the place lies in a flow that `makePresentedFlow` returns, that flow is presented. A flow
  /// that an earlier `go` presented is dismissed first. If a closed entry guard shows its gate
  /// instead of the screens, the flow is not presented, not even once the guard has opened.
  ///
  /// - Parameters:
  ///   - place: The place to go to.
  ///   - mode: The transition mode.
  /// - Throws: `unknown`, and nothing changes; or `refused`, with the reason. What was done before
  ///   the refused request is kept: a presented flow may have been dismissed, and if a flow cannot
  ///   be presented, the stack below it has changed already.
  func go(to place: FlowPlace, _ mode: TransitionMode) throws(PlaceRefusal)
}

extension PlacedFlow {
  public var place: FlowPlace {
    let own = navigationController.stack.reversed().lazy.compactMap(place(of:)).first
    guard let place = own ?? places.first else {
      preconditionFailure("\(type(of: self)) must list at least one place")
    }
    return place.containing(shownPresentedFlow?.place)
  }

  public var presentedFlow: (any PlacedFlow)? {
    get { nil }
    set {}
  }

  public func makePresentedFlow(
    for place: FlowPlace, on step: FlowPlace.Step
  ) -> (any PlacedFlow)? { nil }

  private var shownPresentedFlow: (any PlacedFlow)? {
    presentedFlow.flatMap {
      $0.navigationController === navigationController.presented ? $0 : nil
    }
  }

  public func place(of screen: any Screen) -> FlowPlace? {
    places.first { $0.description == screen.name }
  }

  public func go(to place: FlowPlace, _ mode: TransitionMode) throws(PlaceRefusal) {
    if let screens = screens(at: place) {
      try dismissPresentedFlow(mode)
      return try show(screens, mode)
    }
    guard let (screens, flow, rest) = presentation(for: place) else {
      throw .unknown(place, among: places)
    }
    guard navigationController.presented == nil || shownPresentedFlow != nil else {
      throw .refused(.alreadyPresenting)
    }
    try dismissPresentedFlow(mode)
    try show(screens, mode)
    // A closed entry guard shows its gate instead: nothing may be presented on that.
    guard navigationController.top === screens.last else { return }
    do {
      try navigationController.present(flow.navigationController, mode)
    } catch {
      throw .refused(error)
    }
    presentedFlow = flow
    try flow.go(to: rest, .immediate)
  }

  /// The screens, the flow to present on them, and the place in that flow.
  private func presentation(
    for place: FlowPlace
  ) -> (screens: [any Screen], flow: any PlacedFlow, rest: FlowPlace)? {
    guard let rest = place.rest, let screens = screens(at: FlowPlace(place.step)),
      let flow = makePresentedFlow(for: rest, on: place.step), flow.has(rest)
    else { return nil }
    return (screens, flow, rest)
  }

  private func has(_ place: FlowPlace) -> Bool {
    screens(at: place) != nil || presentation(for: place) != nil
  }

  private func dismissPresentedFlow(_ mode: TransitionMode) throws(PlaceRefusal) {
    guard shownPresentedFlow != nil else { return }
    do {
      try navigationController.dismiss(mode)
    } catch {
      throw .refused(error)
    }
  }

  /// Replaces the stack with `screens`, as `go` does; without animation, observers are notified of
  /// the screens below the top, as if those had been shown on the way.
  public func show(_ screens: [any Screen], _ mode: TransitionMode) throws(PlaceRefusal) {
    do {
      try navigationController.setStack(screens, mode)
    } catch {
      throw .refused(error)
    }
    if case .immediate = mode { navigationController.reportSkippedScreens() }
  }
}

extension FlowController {
  /// The flow as a `PlacedFlow`; `nil` if it has no places.
  package var asPlacedFlow: (any PlacedFlow)? { self as? any PlacedFlow }

  /// Goes to a place immediately, without animation.
  ///
  /// - Throws: `noPlaces` if the flow is not a `PlacedFlow`; otherwise as `PlacedFlow.go(to:_:)`.
  public func go(to place: FlowPlace) throws(PlaceRefusal) {
    guard let flow = asPlacedFlow else { throw .noPlaces }
    try flow.go(to: place, .immediate)
  }
}

/// The reason why a flow refused to go to a place.
public enum PlaceRefusal: Error, Hashable, Sendable {
  /// The flow has no such place; `among` is its `places`.
  case unknown(FlowPlace, among: [FlowPlace])
  /// The flow does not support deep links.
  case noPlaces
  /// The navigation controller refused to change the stack, or to present or dismiss a flow.
  case refused(NavigationRefusal)
}

extension PlaceRefusal: CustomStringConvertible {
  /// The reason as an English clause, without a full stop.
  public var description: String {
    switch self {
    case .unknown(let place, _): "there is no place '\(place)'"
    case .noPlaces: "the flow has no places"
    case .refused(let refusal): refusal.description
    }
  }
}
