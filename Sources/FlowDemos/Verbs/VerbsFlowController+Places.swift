public import FlowCore

/// The flow's places are the pages by number from 1, each on top of all pages before it; the places
/// of a sheet are nested, such as `page=2/page=3`.
extension VerbsFlowController: PlacedFlow {
  /// The maximum number of pages in a stack, and of sheets: far more than anyone opens by hand.
  private static let most = 100

  public var places: [FlowPlace] {
    ["page=1", "page=2", "page=3", "page=1/page=1", "page=2/page=3"]
  }

  public var place: FlowPlace {
    let sheet = navigationController.presented == nil ? nil : sheet
    return FlowPlace(name: "page", value: "\(number)").containing(sheet?.place)
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    guard place.further.isEmpty, place.step.name == "page",
      let number = place.step.value.flatMap({ Int($0) }), (1...Self.most).contains(number)
    else { return nil }
    return (1...number).map { makePage(number: $0) }
  }

  public func go(to place: FlowPlace, _ mode: TransitionMode) throws(PlaceRefusal) {
    guard let screens = screens(at: FlowPlace(place.step)), place.further.count <= Self.most,
      place.further.allSatisfy({ self.screens(at: FlowPlace($0)) != nil })
    else { throw .unknown(place, among: places) }
    do throws(NavigationRefusal) {
      if navigationController.presented != nil { try navigationController.dismiss(mode) }
      try navigationController.setStack(screens, mode)
      if place.rest != nil { try present(mode) }
    } catch {
      throw .refused(error)
    }
    if let rest = place.rest { try sheet?.go(to: rest, mode) }
  }
}
