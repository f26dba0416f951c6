public import FlowCore
internal import ProgressSample

/// The flow's places are the pages by number from 1, such as `early=2`, or `late=3` if the first
/// page does not report progress; the places of a checkout are nested in them, such as
/// `early=1/basket`.
extension ProgressFlowController: PlacedFlow {
  public var places: [FlowPlace] {
    let checkout = makeCheckout(above: []).places
    return [false, true].flatMap { late in
      let pages = Self.numbers(late: late).map { Self.place($0, late: late) }
      return pages + checkout.map(pages[0].containing)
    }
  }

  public var place: FlowPlace {
    let stack = navigationController.stack
    let count = stack.count { $0 is ProgressPage || $0 is PlainPage }
    return Self.place(max(count, 1), late: stack[0].name == Self.plainRoot)
      .containing(checkout?.place(of: navigationController.top))
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    guard place.further.isEmpty else { return nil }
    for late in [false, true] {
      guard
        let number = Self.numbers(late: late).first(where: { Self.place($0, late: late) == place })
      else { continue }
      // The root of a late sample comes before the pages that `makePage` counts.
      return [makeRoot(late: late)] + (1..<number).map { makePage(late ? $0 - 1 : $0) }
    }
    return nil
  }

  public func go(to place: FlowPlace, _ mode: TransitionMode) throws(PlaceRefusal) {
    guard var screens = screens(at: FlowPlace(place.step)) else {
      throw .unknown(place, among: places)
    }
    let checkout = makeCheckout(above: screens)
    if let rest = place.rest {
      guard let pages = checkout.screens(at: rest) else { throw .unknown(place, among: places) }
      screens = pages
    }
    skipLaunch(mode)
    try show(screens, mode)
    if place.rest != nil { keep(checkout) }
  }

  /// Undoes the transition from the launch page, if it still runs, so that `go` need not wait for
  /// it: only a request that undoes a transition ends it immediately.
  private func skipLaunch(_ mode: TransitionMode) {
    guard case .immediate = mode, let launch = navigationController.coordinator?.from as? LaunchPage
    else { return }
    navigationController.attempt { try $0.setStack([launch], mode) }
  }

  private func makeCheckout(above screens: [any Screen]) -> CheckoutFlowController {
    CheckoutFlowController(in: navigationController, above: screens, seed: seed)
  }

  private static func place(_ number: Int, late: Bool) -> FlowPlace {
    FlowPlace(name: late ? "late" : "early", value: "\(number)")
  }

  /// The numbers of the sample's pages: the last page does not report progress and, if `late`,
  /// neither does the first.
  private static func numbers(late: Bool) -> ClosedRange<Int> {
    1...(progress.count + (late ? 2 : 1))
  }
}
