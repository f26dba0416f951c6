/// A flow that can tell where somebody is, and put somebody there.
///
/// It names its `places` and makes the screens of each: that is all where a screen's `name` is its
/// place. A place holds what its text says and nothing else: what was typed, chosen or scrolled on
/// a screen starts anew.
public protocol PlacedFlow: FlowController {
  /// The places that can be linked to, in order, at least one; of endlessly many the first ones.
  var places: [FlowPlace] { get }

  /// Where it is by what was asked for last, also in the middle of a transition.
  ///
  /// By default the place of the topmost screen that has one, and the first of `places` where none
  /// has.
  var place: FlowPlace { get }

  /// The place that a screen is; `nil` for one that is none.
  ///
  /// By default the one of `places` that is called as the screen is.
  func place(of screen: any Screen) -> FlowPlace?

  /// Makes the screens of a place with all that belongs beneath it, the root first; `nil` for a
  /// place that the flow has not.
  ///
  /// It goes nowhere yet: whether the flow gets there is asked of the stack afterwards.
  func screens(at place: FlowPlace) -> [any Screen]?

  /// Goes to a place, with one request for its whole stack, so that guards and heads hold as ever.
  ///
  /// - Parameters:
  ///   - place: Where to.
  ///   - kind: How.
  /// - Throws: `unknown`, or `refused` with what the stack says; then nothing has changed.
  func go(to place: FlowPlace, _ kind: TransitionMode) throws(PlaceRefusal)
}

extension PlacedFlow {
  public var place: FlowPlace {
    navigationController.stack.reversed().lazy.compactMap(place(of:)).first ?? places[0]
  }

  public func place(of screen: any Screen) -> FlowPlace? {
    places.first { $0.description == screen.name }
  }

  public func go(to place: FlowPlace, _ kind: TransitionMode) throws(PlaceRefusal) {
    guard let screens = screens(at: place) else { throw .unknown(place, among: places) }
    try show(screens, kind)
  }

  /// Puts screens in place of the stack, as `go` does.
  public func show(_ screens: [any Screen], _ kind: TransitionMode) throws(PlaceRefusal) {
    do {
      try navigationController.setStack(screens, kind)
    } catch {
      throw .refused(error)
    }
  }
}

extension FlowController {
  /// Goes to a place at once, without motion.
  ///
  /// - Throws: `noPlaces` where the flow is no `PlacedFlow`; otherwise as `PlacedFlow.go(to:_:)`.
  public func go(to place: FlowPlace) throws(PlaceRefusal) {
    guard let flow = self as? any PlacedFlow else { throw .noPlaces }
    try flow.go(to: place, .immediate)
  }
}

/// Why a flow does not go to a place.
public enum PlaceRefusal: Error, Hashable, Sendable {
  /// There is no such place in the flow that should have it; those that it has.
  case unknown(FlowPlace, among: [FlowPlace])
  /// Nothing in the flow can be linked to.
  case noPlaces
  /// The stack does not let go, or does not let in.
  case refused(NavigationRefusal)
}

extension PlaceRefusal: CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .unknown(let place, _): "there is no place '\(place)'"
    case .noPlaces: "the flow has no places"
    case .refused(let refusal): refusal.description
    }
  }
}
